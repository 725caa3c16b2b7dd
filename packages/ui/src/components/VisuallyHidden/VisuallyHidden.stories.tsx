import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ArrowRightIcon } from '../Icon/controls.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'VisuallyHidden (screen reader only)',
  component: VisuallyHidden,
  args: { children: 'Siguiente paso' },
  render: (args) => (
    <button type="button">
      <ArrowRightIcon />
      <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const IconLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Siguiente paso' })).toBeVisible()
    await expect(canvas.getByText('Siguiente paso').offsetWidth).toBe(1)
  },
}
