import { err, Outage, type Product, type ProductRepository } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './AdminProductsPage.tsx'
import { adminVisit, answersOnce } from './testing/adminVisit.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

/** A shop with one product and a stock of 240, which others change when the test says so. */
function aStock(update?: (stored: Product) => Partial<Product>) {
  return adminVisit({
    backend: ({ products }) => {
      let stored = aProduct({ stock: 240 })
      const others: Pick<ProductRepository, 'list' | 'update'> = {
        list: async () => [stored],
        async update(before, changes) {
          stored = { ...stored, ...update?.(stored) }
          if (stored.stock !== before.stock) return err('product-changed')
          stored = { ...stored, ...changes }
          return { ok: true, value: undefined }
        },
      }
      return { products: { ...products, ...others } }
    },
  })
}

const meta = {
  title: 'Pages/Admin/Products/Stock',
  component: Page,
  parameters: { path: '/dashboard/products', ...aStock() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const named = { name: 'Existencias Amaru Destilado' }

async function type({ canvas, userEvent }: Context, typed: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('textbox', named)
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  return field
}

const save = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))

/** The button appears when something is typed. */
export const Typed: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('textbox', named)).toHaveValue('240')
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
    await type(context, '252')
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toBeVisible()
    await type(context, '240')
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument()
  },
}

/** The result replaces the button, with a button that undoes the change. */
export const Undone: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const field = await type(context, '252')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await save(context)
    await expectAnnounced(/Guardado: 252\. Antes: 240\./)
    await expect(document.activeElement).toHaveTextContent('Guardado')
    await userEvent.click(canvas.getByRole('button', { name: /^Deshacer: .* vuelve a 240/ }))
    await expectAnnounced(/Deshecho: otra vez 240\./)
    await expect(field).toHaveValue('240')
    await expect(document.activeElement).toHaveTextContent('Deshecho')
  },
}

export const SavedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const field = await type(context, '{Enter}')
    await expect(await context.canvas.findByText('Guardado: sin contar. Antes: 240.')).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
  },
}

export const SavedInEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '0{Enter}')
    await expect(await canvas.findByText('Saved: 2,400. Before: 240.')).toBeVisible()
  },
}

export const Wrong: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const field = await type(context, '-3')
    await save(context)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/Escribe un número entero/)
    await type(context, '3')
    await expect(field).toBeValid()
  },
}

/** The typed stock stays next to the one that others have saved; saving again overwrites it. */
export const ChangedMeanwhile: Story = {
  parameters: aStock(({ stock }) => ({ stock: stock === 240 ? 238 : stock })),
  play: async (context) => {
    const { canvas } = context
    const field = await type(context, '252')
    await save(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ahora 238')
    await expect(field).toHaveValue('252')
    await save(context)
    await expect(await canvas.findByText('Guardado: 252. Antes: 238.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** The change cannot be undone after others have changed the stock. */
export const UndoneTooLate: Story = {
  parameters: aStock(({ stock }) => ({ stock: stock === 252 ? 250 : stock })),
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await type(context, '252')
    await save(context)
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya no se puede deshacer')
    await expect(field).toHaveValue('250')
  },
}

/** @param later the products that remain after they were listed once; default: all of them */
const answering = (update: ProductRepository['update'], later?: readonly Product[]) =>
  adminVisit({
    backend({ products }) {
      const list = answersOnce(() => products.list())
      const again = () => (later === undefined ? products.list() : Promise.resolve(later))
      return { products: { ...products, list: () => list().catch(again), update } }
    },
  })

export const NotSaved: Story = {
  parameters: answering(() => Promise.reject(new Outage('offline', 'No network'))),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox')
    if (field !== undefined) await userEvent.type(field, '1{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos guardar')
    await expect(field).toHaveValue('2401')
  },
}

/** The row of a deleted product stays, with the typed stock and a message. */
export const Gone: Story = {
  parameters: answering(async () => err('product-not-found'), []),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox')
    if (field !== undefined) await userEvent.type(field, '1{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Este producto ya no existe.')
    await expect(field).toHaveValue('2401')
  },
}

/** The field is read-only while it is saved, because text typed then would be lost. */
export const Saving: Story = {
  parameters: answering(noAnswer),
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox')
    if (field !== undefined) await userEvent.type(field, '1{Enter}2')
    await expect(field).toHaveValue('2401')
    await expect(canvas.getByRole('button', { name: 'Guardando…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
