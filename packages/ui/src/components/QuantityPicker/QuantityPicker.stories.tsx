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
    invalidText: 'Escribe un número entero, de 1 a 99.',
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

/** What is no quantity stays as it was typed, changes nothing, and is said once the field is left. */
export const TypedOutOfRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton')
    const type = async (text: string) => {
      await userEvent.clear(number)
      await userEvent.type(number, text)
    }
    for (const text of ['0', '1,5', '500', '-3', 'abc', '1.000']) {
      await type(text)
      await expect(number).toHaveValue(text)
      await userEvent.tab()
      await expect(number).toHaveValue(text)
      await expect(number).toBeInvalid()
      await expect(number).toHaveAccessibleDescription('Escribe un número entero, de 1 a 99.')
      await expect(canvas.getByRole('status')).toHaveTextContent('2')
    }
    await type('１２')
    await userEvent.tab()
    await expect(number).toHaveValue('12')
    await expect(number).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.clear(number)
    await userEvent.tab()
    await expect(number).toHaveValue('12')
  },
}

/** A button counts on from the number before. */
export const WrongThenStepped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.type(number, '0{Enter}')
    await expect(number).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar una' }))
    await expect(number).toHaveValue('3')
    await expect(number).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
  },
}

export const Wrong: Story = {
  args: { invalidText: 'Escribe un número entero, de 1 a 6: quedan pocas.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), ',5{Enter}')
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
