import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'PasswordField (password input)',
  component: PasswordField,
  args: {
    label: 'Contraseña',
    autoComplete: 'current-password',
    showLabel: 'Mostrar contraseña',
    hideLabel: 'Ocultar contraseña',
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** Showing and hiding the password keeps its value. */
export const ShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Contraseña')
    await userEvent.type(input, 'pitahaya')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('pitahaya')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar contraseña' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const WithError: Story = {
  args: { error: 'Contraseña actual incorrecta', defaultValue: 'pitahaya' },
}

export const Disabled: Story = {
  args: {
    disabled: true,
    label: 'Nueva contraseña',
    hint: 'Escribe primero la contraseña actual.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
