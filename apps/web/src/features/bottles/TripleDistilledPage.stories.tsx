import { expect, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { distilled, tripleDistilled } from '../catalog/products.ts'
import { Page } from './TripleDistilledPage.tsx'

const meta = {
  title: 'Pages/Bottles/Triple distilled',
  component: Page,
  parameters: { path: '/TripleDestilado' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

/** Its photos wait to be chosen; two of the three cards at its end lead to the history, and none sells. */
export const Spanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /el pase de fotos/ })).not.toBeInTheDocument()
    const products = within(await canvas.findByRole('region', { name: 'Nuestros productos' }))
    await expect(products.getAllByRole('article')).toHaveLength(3)
    await expect(products.queryByRole('button')).not.toBeInTheDocument()
    const links = products.getAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const [index, { name }] of [distilled, tripleDistilled].entries()) {
      await expect(links[index]).toHaveAccessibleName(`Conocer más sobre ${name}`)
      await expect(links[index]).toHaveAttribute('href', '/NuestraHistoria')
    }
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
