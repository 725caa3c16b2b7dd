import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

function ControlledSegmentedControl({
  value: initialValue,
  onChange,
  ...rest
}: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initialValue)
  const choose = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <SegmentedControl {...rest} value={value} onChange={choose} />
}

const meta = {
  title: 'SegmentedControl (tabs, radio group)',
  component: SegmentedControl,
  args: {
    legend: 'Medidas',
    options: [
      { value: 'oz', label: 'Onzas' },
      { value: 'cl', label: 'Centilitros' },
    ],
    value: 'oz',
    onChange: fn(),
  },
  render: (args) => <ControlledSegmentedControl {...args} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const TwoOptions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Medidas' })).toBeVisible()
    await userEvent.click(canvas.getByText('Centilitros'))
    await expect(canvas.getByRole('radio', { name: 'Centilitros' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('cl')
  },
}

export const ChosenByArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Onzas' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Centilitros' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('cl')
  },
}

export const LongWords: Story = {
  args: {
    options: [
      { value: 'all', label: 'Todos los pedidos' },
      { value: 'pending', label: 'Pendientes de confirmación' },
      { value: 'delivered', label: 'Entregados' },
    ],
    value: 'pending',
  },
}
