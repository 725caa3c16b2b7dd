import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { distilledPath } from '../../content/brand.ts'
import { HouseBottle } from './HouseBottle.tsx'

const meta = {
  title: 'Pages/Cocktails/House bottle',
  component: HouseBottle,
  parameters: { path: '/Cocteles' },
} satisfies SiteMeta<typeof HouseBottle>

export default meta
type Story = SiteStory<typeof meta>

export const Spanish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver la botella' })).toHaveAttribute(
      'href',
      distilledPath,
    )
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
