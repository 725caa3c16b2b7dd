import { processFacts } from '@storefront/brand'
import { expect } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { StepFacts } from './StepFacts.tsx'

const meta = {
  title: 'Pages/Process/StepFacts',
  component: StepFacts,
  args: {
    names: ['fermentationDays', 'fermentationCelsius'],
    facts: { ...processFacts, fermentationDays: 9, fermentationCelsius: 24.5 },
  },
  parameters: { path: '/Procesos', bleed: false },
} satisfies SiteMeta<typeof StepFacts>

export default meta
type Story = SiteStory<typeof meta>

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24,5 °C')).toBeVisible()
  },
}

/** What the owner has not given has no place on the page. */
export const PartlyKnown: Story = {
  args: { facts: { ...processFacts, fermentationDays: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(1)
  },
}

export const Unknown: Story = {
  args: { facts: processFacts },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).not.toBeInTheDocument()
  },
}
