import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { BagIcon } from '../Icon/interface.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  args: { count: 3, label: 'Carrito, 3 productos' },
  render: (args) => (
    <Button variant="icon" aria-label={args.count === 0 ? 'Carrito' : undefined}>
      <BagIcon />
      <Badge {...args} />
    </Button>
  ),
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Carrito, 3 productos' })).toBeVisible()
    await expect(canvas.getByText('3')).toBeVisible()
  },
}

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument()
  },
}

export const Many: Story = {
  args: { count: 140, label: 'Carrito, 140 productos' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
}

export const OnNight: Story = { globals: { world: 'night' } }
