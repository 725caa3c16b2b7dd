import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Confirmo que tengo 18 años o más.' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Confirmo que tengo 18 años o más.' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Confirmo que tengo 18 años o más.'))
    await expect(box).not.toBeChecked()
  },
}

export const Ticked: Story = { args: { defaultChecked: true } }

/** Its name stays as it is: what it does, not what it is now. */
export const Switch: Story = {
  args: { variant: 'switch', label: 'Pausar las ventas' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('switch', { name: 'Pausar las ventas' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(button).toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

/** It stays as it is, and where the focus is. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(box).toHaveFocus()
  },
}

export const WithError: Story = {
  args: { error: 'Confirma tu edad para hacer el pedido.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Confirma tu edad para hacer el pedido.')
  },
}

export const LongWords: Story = {
  args: {
    label: (
      <>
        He leído y acepto los <a href="#terms">términos y condiciones de venta a distancia</a> y la{' '}
        <a href="#privacy">política de protección de datos personales</a>.
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const OnNight: Story = {
  args: { defaultChecked: true, error: 'Confirma tu edad.' },
  globals: { world: 'night' },
}
