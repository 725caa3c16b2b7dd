import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './NotFoundPage.tsx'

const meta = {
  title: 'Pages/Not found (404)',
  component: Page,
  parameters: { path: '/NotFound' },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>

/** The file contains both languages; the style sheet shows the one of the address. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: '404 - Página no encontrada' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: '404 - Page not found' })).toBeInTheDocument()
  },
}
