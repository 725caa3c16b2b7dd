import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Wordmark } from './Wordmark.tsx'

const meta = {
  title: 'Wordmark (logo, brand name)',
  component: Wordmark,
  args: { name: 'Amaru' },
} satisfies Meta<typeof Wordmark>

export default meta
type Story = StoryObj<typeof meta>

/** CSS displays capitals; the text keeps its case for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amaru')).toBeVisible()
  },
}

export const AnotherName: Story = { args: { name: 'Wiracocha Destilería' } }
