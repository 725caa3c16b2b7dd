import { expect, userEvent, waitFor } from 'storybook/test'

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

export const YearWrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Para entrar, dinos en qué año naciste.'), '20XX')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ingresa un año válido.')
  },
}

export const Passed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByLabelText('Para entrar, dinos en qué año naciste.'),
      '1990{Enter}',
    )
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
