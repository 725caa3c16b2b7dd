import { expect, userEvent } from 'storybook/test'

import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { AgeGate } from './AgeGate.tsx'

const meta = {
  title: 'Pages/Every page/Age gate',
  component: AgeGate,
  parameters: {
    docs: { story: { inline: false, height: '40rem' } },
    path: '/home',
    ports: { ageGate: { isVerified: () => false, remember: () => true } },
  },
} satisfies SiteMeta<typeof AgeGate>

export default meta
type Story = SiteStory<typeof meta>

export const FirstVisit: Story = {}

export const YearMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Por favor, ingresa tu año de nacimiento.',
    )
  },
}
