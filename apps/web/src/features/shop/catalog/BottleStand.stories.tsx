import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { BottleStand } from './BottleStand.tsx'
import { reposado, tripleDistilled } from './products.ts'

const meta = {
  title: 'Pages/Bottles/Stand',
  component: BottleStand,
  args: { product: tripleDistilled, moon: 'full' },
  parameters: { path: '/TripleDestilado', bleed: false },
  globals: { world: 'night' },
} satisfies SiteMeta<typeof BottleStand>

export default meta
type Story = SiteStory<typeof meta>

export const FullMoon: Story = {}

/** A bottle that is coming soon is smaller and dimmed. */
export const NewMoon: Story = { args: { product: reposado, moon: 'new' } }
