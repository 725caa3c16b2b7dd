import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilledStory } from './distilledStory.ts'
import { Serving } from './Serving.tsx'
import { tripleDistilledStory } from './tripleDistilledStory.ts'

const meta = {
  title: 'Pages/Bottles/Serving',
  component: Serving,
  args: { serving: distilledStory.serving },
  parameters: { path: '/TripleDestilado' },
} satisfies SiteMeta<typeof Serving>

export default meta
type Story = SiteStory<typeof meta>

export const Distilled: Story = {}

export const TripleDistilled: Story = { args: { serving: tripleDistilledStory.serving } }
