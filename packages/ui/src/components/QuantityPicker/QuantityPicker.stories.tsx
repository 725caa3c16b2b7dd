import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { QuantityPicker, type QuantityPickerProps } from './QuantityPicker.tsx'

function ControlledQuantityPicker({ value: initialValue, onChange, ...rest }: QuantityPickerProps) {
  const [value, setValue] = useState(initialValue)
  return (
    <QuantityPicker
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  title: 'QuantityPicker (stepper, number input)',
  component: QuantityPicker,
  args: {
    value: 2,
    onChange: fn(),
    label: 'Cantidad',
    decreaseLabel: 'Quitar una',
    increaseLabel: 'Agregar una',
  },
  render: (args) => <ControlledQuantityPicker {...args} />,
} satisfies Meta<typeof QuantityPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Stepped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar una' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Cantidad' })).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar una' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('2')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

/** The disabled button keeps the focus and changes nothing. */
export const AtMinimum: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const decrease = canvas.getByRole('button', { name: 'Quitar una' })
    await expect(decrease).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(decrease)
    await expect(decrease).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AtMaximum: Story = {
  args: { value: 99 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar una' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(number, '12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
  },
}

/** On blur a number out of range becomes the nearest limit, and an empty field the previous number. */
export const TypedOutOfRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.tab()
    await expect(number).toHaveValue('2')
    await userEvent.clear(number)
    await userEvent.type(number, '500')
    await userEvent.tab()
    await expect(number).toHaveValue('99')
    await userEvent.clear(number)
    await userEvent.type(number, '-3')
    await userEvent.tab()
    await expect(number).toHaveValue('1')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    for (const text of ['abc', '1.000']) {
      await userEvent.clear(number)
      await userEvent.type(number, text)
      await userEvent.tab()
      await expect(number).toHaveValue('1')
    }
    await userEvent.clear(number)
    await userEvent.type(number, '１２')
    await userEvent.tab()
    await expect(number).toHaveValue('12')
  },
}

/** The page scrolls under a focused field; the arrow keys change the number. */
export const WheelAndArrows: Story = {
  args: { value: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.click(number)
    const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
    number.dispatchEvent(wheel)
    await expect(wheel.defaultPrevented).toBe(false)
    // Only a field of this type changes by the wheel.
    await expect(number).not.toHaveAttribute('type', 'number')
    await expect(number).toHaveValue('3')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(number).toHaveValue('4')
    await expect(number).toHaveAttribute('aria-valuenow', '4')
  },
}
