import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { pageStory } from '../../../testing/pageStory.tsx'
import { CookieConsent } from './CookieConsent.tsx'

const meta = {
  ...pageStory,
  title: 'Shell/Cookie notice',
  component: CookieConsent,
} satisfies Meta<typeof CookieConsent>

export default meta
type Story = StoryObj<typeof meta>

export const Spanish: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

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
