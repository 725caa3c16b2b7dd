import { dayMs } from '@storefront/domain'
import { expect, userEvent } from 'storybook/test'

import { withSettings } from '../../../../testing/carts.ts'
import { testNow } from '../../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { PauseStrip } from './PauseStrip.tsx'

const meta = {
  title: 'Pages/Cart/Pause',
  component: PauseStrip,
  parameters: { path: '/products', backend: withSettings({ salesPaused: true }) },
  render: () => (
    <>
      <PauseStrip />
      <h1>Las botellas</h1>
    </>
  ),
} satisfies SiteMeta<typeof PauseStrip>

export default meta
type Story = SiteStory<typeof meta>

/** It lies over the page's margin: what follows stays where it was. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    const strip = await canvas.findByText('Ventas en pausa')
    const page = canvas.getByRole('heading').getBoundingClientRect()
    await expect(page.top).toBeLessThan(strip.getBoundingClientRect().bottom)
    await expect(canvas.queryByText(/^Hoy no podemos vender/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByText('Leer más'))
    await expect(await canvas.findByText(/^Hoy no podemos vender/)).toBeVisible()
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBe(page.top)
  },
}

export const Ahead: Story = {
  parameters: {
    backend: withSettings({
      plannedPause: { startsAt: testNow + dayMs, endsAt: testNow + 3 * dayMs },
    }),
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No sales from Sat, Nov 21, 10:00\sAM$/)).toBeVisible()
  },
}

export const None: Story = {
  parameters: { backend: withSettings({}) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Leer más')).not.toBeInTheDocument()
  },
}
