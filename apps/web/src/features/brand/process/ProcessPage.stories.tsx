import { expect, fireEvent, waitFor } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled } from '../../shop/catalog/products.ts'
import { Page } from './ProcessPage.tsx'

const meta = {
  title: 'Pages/Process',
  component: Page,
  parameters: { path: '/Procesos' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

const step = (name: string) => ({ name: new RegExp(name) })

/** Back from the first step is the last; on from the last is the first. */
export const WrapsAround: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', step('Selección de la fruta'))
    const last = canvas.getByRole('link', step('Filtrado y embotellado'))
    await expect(first).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByRole('button', { name: 'Paso anterior' }))
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'step'))
    await userEvent.click(canvas.getByRole('button', { name: 'Paso siguiente' }))
    await waitFor(() => expect(first).toHaveAttribute('aria-current', 'step'))
  },
}

/** The arrow keys work on each of the controls, and the focus stays where it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', step('Preparación de la pulpa'))
    const third = canvas.getByRole('link', step('Fermentación controlada'))
    second.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'step'))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'step'))
    await expect(second).toHaveFocus()
    // With Alt it is the browser's own way back, which must not be prevented.
    await expect(await fireEvent.keyDown(second, { key: 'ArrowLeft', altKey: true })).toBe(true)
  },
}

/** The journey ends at the bottle, with today's price. */
export const Bought: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: `Agregar ${distilled.name} al carrito` })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    add.focus()
    await userEvent.keyboard('{Enter}')
    const notice = await canvas.findByText(`${distilled.name} está en tu carrito.`)
    await waitFor(() => expect(notice).toBeVisible())
  },
}
