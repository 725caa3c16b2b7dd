import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Skeleton (placeholder, shimmer)', component: Skeleton } satisfies Meta<
  typeof Skeleton
>

export default meta
type Story = StoryObj<typeof meta>

export const TextLine: Story = {}

export const Block: Story = {
  args: { shape: 'block', style: { blockSize: '12rem', inlineSize: '9rem' } },
}

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0)
  },
}
