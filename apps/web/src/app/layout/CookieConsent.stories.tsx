import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { CookieConsent } from './CookieConsent.tsx'

const meta = {
  title: 'Pages/Every page/Cookie notice',
  component: CookieConsent,
  parameters: { docs: { story: { inline: false, height: '40rem' } }, path: '/home' },
} satisfies SiteMeta<typeof CookieConsent>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {}

/** As a part of the age gate. */
export const InTheGate: Story = { args: { place: 'gate' }, globals: { world: 'night' } }

export const Accepted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar' }))
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

export const Rejected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rechazar' }))
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}
