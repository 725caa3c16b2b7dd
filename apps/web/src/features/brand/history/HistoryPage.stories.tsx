import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './HistoryPage.tsx'

const meta = {
  title: 'Pages/History',
  component: Page,
  parameters: { path: '/NuestraHistoria' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** A legend shows its first lines; its button shows and hides the rest, independently of other legends. */
export const LegendsUnfold: Story = {
  play: async ({ canvas }) => {
    const legend = (name: string) => within(canvas.getByRole('group', { name }))
    const serpent = legend('La serpiente que llevó la lluvia')
    const owl = legend('La lechuza que guardaba la medianoche')
    const rain = canvas.getByText(/primera lluvia/)
    const moon = canvas.getByText(/la luna bajó/)
    await expect(canvas.getByText(/^Cuando el mundo todavía estaba tibio/)).toBeVisible()
    await expect(canvas.getByText(/^Hubo un tiempo/)).toBeVisible()
    await expect(rain).not.toBeVisible()

    await userEvent.click(serpent.getByRole('button', { name: 'Leer la leyenda' }))
    await waitFor(() => expect(rain).toBeVisible())
    await expect(canvas.getByRole('img', { name: /se alza ante el sol/ })).toBeVisible()
    await expect(moon).not.toBeVisible()

    await userEvent.click(owl.getByRole('button', { name: 'Leer la leyenda' }))
    await waitFor(() => expect(moon).toBeVisible())
    await userEvent.click(serpent.getByRole('button', { name: 'Cerrar la leyenda' }))
    await expect(rain).not.toBeVisible()
    await expect(moon).toBeVisible()
  },
}
