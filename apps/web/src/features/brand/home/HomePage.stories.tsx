import { distilledPath } from '@storefront/brand'
import { expect, waitFor, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled, tripleDistilled } from '../../shop/catalog/products.ts'
import { Page } from './HomePage.tsx'

const meta = {
  title: 'Pages/Home',
  component: Page,
  parameters: { path: '/home' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** The cards link to the bottles' pages and have buttons to buy; a bottle coming soon has neither. */
export const Bottles: Story = {
  play: async ({ canvas, userEvent }) => {
    const bottles = within(await canvas.findByRole('region', { name: 'Tres botellas, una fruta' }))
    await expect(bottles.getAllByRole('article')).toHaveLength(3)
    await expect(bottles.getAllByRole('link')).toHaveLength(2)
    for (const [name, path] of [
      [distilled.name, distilledPath],
      [tripleDistilled.name, '/TripleDestilado'],
    ] as const) {
      await expect(bottles.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    await expect(bottles.getByText('Próximamente')).toBeVisible()
    const add = bottles.getByRole('button', { name: `Agregar ${distilled.name} al carrito` })
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(add)
    const notice = await bottles.findByText(`${distilled.name} está en tu carrito.`)
    await waitFor(() => expect(notice).toBeVisible())
  },
}
