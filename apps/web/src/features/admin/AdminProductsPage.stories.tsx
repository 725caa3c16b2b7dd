import {
  dayMs,
  err,
  Outage,
  saveProduct,
  setStock,
  type PlannedPause,
  type ProductRepository,
} from '@storefront/domain'
import { expect, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './AdminProductsPage.tsx'
import { adminVisit, answersOnce, openColleague, returnToTab } from './testing/adminVisit.ts'
import { answering, offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const products = (calls: Partial<ProductRepository>) =>
  adminVisit({ backend: (backend) => ({ products: { ...backend.products, ...calls } }) })

const meta = {
  title: 'Pages/Admin/Products',
  component: Page,
  parameters: {
    path: '/dashboard/products',
    ...adminVisit(),
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

const editing = { path: '/dashboard/products?edit=destilado' }

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Editar .* Reposado/ })).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Edited: Story = {
  parameters: editing,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await expect(price).toHaveValue('27,00')
    await expect(price).toBeRequired()
    await expect(canvas.getByLabelText('Existencias')).not.toBeRequired()
    await userEvent.clear(price)
    await userEvent.type(price, '29,90')
    const preview = within(canvas.getByRole('complementary', { name: 'Así se ve' }))
    await expect(await preview.findByText('$29,90')).toBeVisible()
    await expect(preview.getByText('32 % alc./vol. (64 proof)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expectAnnounced(/están guardados/)
  },
}

export const EditedInEnglish: Story = {
  parameters: editing,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Coming soon: no price, not for sale'))
    const preview = within(canvas.getByRole('complementary', { name: 'How it looks' }))
    await expect(await preview.findByText('Coming soon')).toBeVisible()
    await expect(canvas.getByLabelText('Price, tax included')).not.toBeRequired()
  },
}

/** Fields for short numbers are side by side, and the button that saves stays visible. */
export const EditedOnAPhone: Story = {
  parameters: editing,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    const stock = canvas.getByLabelText('Existencias')
    await expect(stock.getBoundingClientRect().top).toBe(price.getBoundingClientRect().top)
    await userEvent.type(stock, '0')
    const save = canvas.getByRole('button', { name: 'Guardar' })
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Wrong: Story = {
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.clear(price)
    await userEvent.type(price, 'mucho')
    await userEvent.clear(canvas.getByLabelText('Contenido, ml'))
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(price).toBeInvalid()
    await expect(price).toHaveFocus()
    await expect(canvas.getByText('Completa este campo.')).toBeVisible()
  },
}

/** Nothing is sold for nothing. */
export const PriceZero: Story = {
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.clear(price)
    await userEvent.type(price, '0,00')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(price).toHaveAccessibleDescription(/El precio debe ser mayor que cero\.$/)
    await userEvent.clear(price)
    await userEvent.type(price, '1.027,50')
    await expect(price).toBeValid()
  },
}

const paused = (plannedPause: PlannedPause | null) =>
  adminVisit({
    settings: { ...completeSettings, salesPaused: plannedPause === null, plannedPause },
  })

export const Paused: Story = {
  parameters: paused(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('Las ventas están en pausa')
    await expect(canvas.getByRole('link', { name: 'Cambiar la pausa' })).toHaveAttribute(
      'href',
      '/dashboard/settings#sales',
    )
  },
}

export const PauseAhead: Story = {
  parameters: paused({ startsAt: testNow + 12 * dayMs, endsAt: testNow + 15 * dayMs }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent(
      /^Habrá una pausa del .*Ecuador/,
    )
  },
}

/** Typed values stay, and changes by others are reported; saving again overwrites them. */
export const ChangedMeanwhile: Story = {
  parameters: editing,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stock = await canvas.findByLabelText('Existencias')
    await userEvent.clear(stock)
    await userEvent.type(stock, '300')
    const { run } = await openColleague(servicesOf(context))
    await run(setStock, { id: 'destilado', seen: 240, stock: 238 })
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Existencias: ahora 238')
    await expect(stock).toHaveValue('300')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText(/están guardados/)).toBeVisible()
  },
}

/** The form of a deleted product stays, with a message. */
export const Gone: Story = {
  parameters: {
    ...editing,
    ...adminVisit({
      backend(backend) {
        const list = answersOnce(() => backend.products.list())
        return {
          ...answering(saveProduct, async () => err('product-not-found'))(backend),
          products: { ...backend.products, list: () => list().catch(() => []) },
        }
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya no existe')
    await expect(price).toHaveValue('27,00')
  },
}

export const NotSaved: Story = {
  parameters: { ...editing, ...adminVisit({ backend: answering(saveProduct, offline) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos guardar')
  },
}

/** The form is read-only while it is saved, because text typed then would be lost. */
export const Saving: Story = {
  parameters: { ...editing, ...adminVisit({ backend: answering(saveProduct, noAnswer) }) },
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByLabelText('Precio con IVA')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))
    await userEvent.type(price, '9')
    await expect(price).toHaveValue('27,00')
    const box = canvas.getByLabelText('Se muestra en la tienda')
    await userEvent.click(box)
    await expect(box).toBeChecked()
  },
}

/** An outage during a refetch, when the admin returns to the tab, hides nothing. */
export const OutageMeanwhile: Story = {
  parameters: {
    ...editing,
    ...adminVisit({
      backend: (backend) => ({
        products: { ...backend.products, list: answersOnce(() => backend.products.list()) },
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const stock = await canvas.findByLabelText('Existencias')
    await userEvent.clear(stock)
    await userEvent.type(stock, '300')
    returnToTab()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer')
    await expect(stock).toHaveValue('300')
    await expect(stock).toBeVisible()
  },
}

export const Empty: Story = { parameters: products({ list: async () => [] }) }

export const Loading: Story = { parameters: products({ list: noAnswer }) }

export const Unanswered: Story = {
  parameters: products({ list: () => Promise.reject(new Outage('unavailable', 'Down')) }),
}
