import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Chip } from './Chip.tsx'

const meta = {
  title: 'Chip (badge, tag, status)',
  component: Chip,
  args: { children: 'Enviado' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enviado')).toHaveAttribute('data-tone', 'neutral')
  },
}

export const Attention: Story = { args: { tone: 'attention', children: 'Por atender' } }

export const Success: Story = { args: { tone: 'success', children: 'Entregado' } }

export const Failure: Story = { args: { tone: 'error', children: 'Agotado' } }

export const Muted: Story = { args: { tone: 'muted', children: 'Cancelado' } }
