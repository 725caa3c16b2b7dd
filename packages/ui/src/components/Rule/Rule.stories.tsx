import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rule } from './Rule.tsx'

const meta = { component: Rule } satisfies Meta<typeof Rule>

export default meta
type Story = StoryObj<typeof meta>

export const Hairline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument()
  },
}

export const Ornament: Story = { args: { ornament: true } }

export const OnNight: Story = { args: { ornament: true }, globals: { world: 'night' } }
