import { expect, within } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { Page } from './PrivacyPage.tsx'

const meta = {
  title: 'Pages/Privacy',
  component: Page,
  parameters: { path: '/privacy' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

export const Contents: Story = {
  play: async ({ canvas, canvasElement }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contenido' })
    for (const link of within(contents).getAllByRole('link')) {
      const clause = canvasElement.querySelector(link.getAttribute('href') ?? '')
      await expect(clause).toHaveAccessibleName(link.textContent)
    }
  },
}
