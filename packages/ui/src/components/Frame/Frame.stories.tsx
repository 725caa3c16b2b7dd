import type { Meta, StoryObj } from '@storybook/react-vite'

import { Frame } from './Frame.tsx'

const meta = {
  title: 'Frame (border, certificate)',
  component: Frame,
  args: { children: <p>Hecho en Ecuador, de pitahaya amarilla.</p> },
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
