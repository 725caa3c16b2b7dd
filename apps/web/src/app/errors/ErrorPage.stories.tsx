import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { ErrorPage } from './ErrorPage.tsx'

const meta = {
  title: 'Pages/Error',
  component: ErrorPage,
  parameters: { path: '/home' },
} satisfies SiteMeta<typeof ErrorPage>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

export const InSpanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('se nos derramó')
    await expect(canvas.getByRole('button', { name: 'Recargar la página' })).toBeVisible()
  },
}
