import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { distilled, tripleDistilled } from '../catalog/products.ts'
import { BottleScene } from './BottleScene.tsx'

const meta = {
  title: 'Pages/Bottles/Scene',
  component: BottleScene,
  args: { product: distilled, time: 'day' },
  parameters: { path: '/products' },
  decorators: (Story) => (
    <div
      style={{
        position: 'relative',
        containerType: 'size',
        blockSize: '100vh',
        ['--scene-width' as string]: '100cqi',
        ['--scene-height' as string]: '100cqb',
      }}
    >
      <Story />
    </div>
  ),
} satisfies SiteMeta<typeof BottleScene>

export default meta
type Story = SiteStory<typeof meta>

export const ByDay: Story = {}

export const ByNight: Story = {
  args: { product: tripleDistilled, time: 'night' },
  globals: { world: 'night' },
}
