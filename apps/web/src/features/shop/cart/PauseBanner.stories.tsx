import { dayMs } from '@storefront/domain'
import { expect, userEvent } from 'storybook/test'

import { withSettings } from '../../../../testing/carts.ts'
import { testNow } from '../../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { PauseBanner } from './PauseBanner.tsx'

const startsAt = testNow + dayMs
const endsAt = testNow + 3 * dayMs

const meta = {
  title: 'Pages/Cart/Pause',
  component: PauseBanner,
  parameters: {
    path: '/products',
    backend: withSettings({ pause: { startsAt: testNow, endsAt: null } }),
  },
  render: (props) => (
    <>
      <PauseBanner {...props} />
      <h1>Las botellas</h1>
    </>
  ),
} satisfies SiteMeta<typeof PauseBanner>

export default meta
type Story = SiteStory<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Por ahora no recibimos pedidos. Tu carrito te espera.',
    )
  },
}

/** It lies over the page's margin: what follows stays where it was. */
export const Brief: Story = {
  args: { brief: true },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Ventas en pausa')
    const page = canvas.getByRole('heading').getBoundingClientRect()
    await expect(page.top).toBeLessThan(line.getBoundingClientRect().bottom)
    await expect(canvas.getByText(/^Por ahora/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Leer más'))
    await expect(canvas.getByText(/^Por ahora/)).toBeVisible()
    await expect(canvas.getByRole('heading').getBoundingClientRect().top).toBe(page.top)
  },
}

export const Announced: Story = {
  parameters: { backend: withSettings({ pause: { startsAt, endsAt } }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'No recibimos pedidos del sábado 21 de noviembre, 10:00, al lunes 23 de noviembre, 10:00, hora de Ecuador. Tu carrito te espera.',
      ),
    ).toBeVisible()
  },
}

export const InTheOwnersWords: Story = {
  parameters: {
    backend: withSettings({
      pause: { startsAt, endsAt: null },
      pauseMessage: { es: 'Por las elecciones.', en: 'For the elections.' },
    }),
  },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^We are not taking orders from Saturday, November 21, 10:00\sAM, Ecuador time\. For the elections\.$/,
      ),
    ).toBeVisible()
  },
}

/** A pause is not announced earlier than a week before it starts. */
export const Planned: Story = {
  parameters: {
    backend: withSettings({ pause: { startsAt: testNow + 8 * dayMs, endsAt: null } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
    await expect(canvas.queryByText(/pedidos/)).not.toBeInTheDocument()
  },
}
