import { distilledPath } from '@storefront/brand'
import { expect, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled, tripleDistilled } from '../catalog/products.ts'
import { Page } from './TripleDistilledPage.tsx'

const meta = {
  title: 'Pages/Bottles/Triple distilled',
  component: Page,
  parameters: { path: '/TripleDestilado' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** Its photos wait to be chosen; two of the three cards at its end lead to the history, one to the other bottle, and none sells. */
export const Ways: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /el pase de fotos/ })).not.toBeInTheDocument()
    const products = within(await canvas.findByRole('region', { name: 'Nuestros productos' }))
    await expect(products.getAllByRole('article')).toHaveLength(3)
    await expect(products.queryByRole('button')).not.toBeInTheDocument()
    await expect(products.getByRole('link', { name: distilled.name })).toHaveAttribute(
      'href',
      distilledPath,
    )
    await expect(
      products.queryByRole('link', { name: tripleDistilled.name }),
    ).not.toBeInTheDocument()
    for (const { name } of [distilled, tripleDistilled]) {
      await expect(
        products.getByRole('link', { name: `Conocer más sobre ${name}` }),
      ).toHaveAttribute('href', '/NuestraHistoria')
    }
  },
}
