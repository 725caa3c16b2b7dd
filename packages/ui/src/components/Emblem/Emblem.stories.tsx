import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Emblem } from './Emblem.tsx'
import { EngravedEmblem } from './EngravedEmblem.tsx'

const meta = { title: 'Emblem (logo, symbol)', component: Emblem } satisfies Meta<typeof Emblem>

export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Named: Story = {
  args: { label: 'Amaru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amaru' })).toBeVisible()
  },
}

export const Engraved: Story = {
  render: () => <EngravedEmblem label="Amaru" style={{ inlineSize: '12rem' }} />,
  globals: { world: 'night' },
}
