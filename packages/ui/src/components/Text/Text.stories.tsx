import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Text } from './Text.tsx'

const meta = {
  title: 'Text (paragraph, caption, note)',
  component: Text,
  args: { look: 'soft', children: 'Cada botella lleva el número de su lote.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Soft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toBeVisible()
  },
}

export const Note: Story = { args: { look: 'note' } }

export const Caption: Story = { args: { look: 'caption' } }

/** It may itself be the first heading of a page. */
export const Eyebrow: Story = {
  args: { look: 'eyebrow', as: 'h1', children: 'Destilado de pitahaya' },
}

/** Where a heading of its level has the text font. */
export const Title: Story = { args: { look: 'title', as: 'h3', children: 'Por el tallo' } }

/** Beside text that is read first. */
export const WithinText: Story = {
  args: { as: 'span', children: '(700 ml)' },
  render: (args) => (
    <p>
      Destilado de pitahaya <Text {...args} />
    </p>
  ),
}
