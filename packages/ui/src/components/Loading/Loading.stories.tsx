import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Loading } from './Loading.tsx'

const meta = {
  title: 'Loading (spinner)',
  component: Loading,
  args: { children: 'Cargando...' },
} satisfies Meta<typeof Loading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const ReducedMotion: Story = { globals: { motion: 'reduced' } }
