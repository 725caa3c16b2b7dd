import { setStock } from '@storefront/domain'
import { expect } from 'storybook/test'

import { destilado } from '../../../testing/carts.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './DeskProductsPage.tsx'
import { adminVisit, openColleague } from './testing/adminVisit.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const meta = {
  title: 'Pages/Desk/Products/Stock',
  component: Page,
  parameters: { path: '/dashboard/products', ...adminVisit() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const named = { name: `Existencias ${destilado.name}` }

async function type({ canvas, userEvent }: Context, typed: string): Promise<HTMLElement> {
  const field = await canvas.findByRole('textbox', named)
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  return field
}

const save = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Guardar' }))

/** Undoes the last change. */
async function undo({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }))
}

/** A colleague counts the bottles. */
async function count(
  context: Context,
  version: number,
  seen: number,
  stock: number,
): Promise<void> {
  const { run } = await openColleague(servicesOf(context))
  await run(setStock, { id: 'destilado', version, seen, stock })
}

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

/** The bar undoes the change. */
export const Undone: Story = {
  play: async (context) => {
    const { canvasElement } = context
    const field = await type(context, '252')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await save(context)
    await expectAnnounced(`${destilado.name}: 252. Antes: 240.`)
    await expect(field).toHaveFocus()
    await undo(context)
    await expectAnnounced(`${destilado.name}: otra vez 240.`)
    await expect(field).toHaveValue('240')
  },
}

/** The bar covers the end of the window, where the field was, and leaves it in sight, also at the end of the page. */
export const SavedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const field = (await canvas.findAllByRole('textbox', { name: /^Existencias/ })).at(-1)
    await userEvent.type(field ?? document.body, '{Control>}a{/Control}55{Enter}')
    const undone = await canvas.findByRole('button', { name: 'Deshacer' })
    const bar = undone.closest('[role=status] > *')
    await expect(field).toHaveFocus()
    await expect(field?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar?.getBoundingClientRect().top ?? 0,
    )
  },
}

export const NotCounted: Story = {
  play: async (context) => {
    const field = await type(context, '{Enter}')
    await expect(
      await context.canvas.findByText(`${destilado.name}: sin contar. Antes: 240.`),
    ).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
  },
}

export const Wrong: Story = {
  play: async (context) => {
    const field = await type(context, '-3')
    await save(context)
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/Escribe un número entero/)
    await type(context, '3')
    await expect(field).toBeValid()
  },
}

/** The change cannot be undone after others have changed the stock. */
export const UndoneTooLate: Story = {
  play: async (context) => {
    const { canvas } = context
    const field = await type(context, '252')
    await save(context)
    await canvas.findByRole('button', { name: 'Deshacer' })
    await count(context, 1, 252, 250)
    await undo(context)
    await expect(await canvas.findByText(/ya no se puede deshacer/)).toBeVisible()
    await expect(field).toHaveValue('250')
  },
}
