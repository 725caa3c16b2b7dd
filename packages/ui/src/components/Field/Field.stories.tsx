import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Field } from './Field.tsx'

const meta = {
  title: 'Field (text input)',
  component: Field,
  args: { label: 'Correo electrónico', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Correo electrónico' })
    await userEvent.type(input, 'ana@example.com')
    await expect(input).toHaveValue('ana@example.com')
    await expect(input).toBeValid()
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
}

export const WithHint: Story = {
  args: { hint: 'Te enviaremos la confirmación de tu pedido.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Te enviaremos la confirmación de tu pedido.',
    )
  },
}

export const WithError: Story = {
  args: {
    hint: 'Como aparece en tu documento.',
    error: 'Escribe un correo electrónico válido, por ejemplo ana@ejemplo.com.',
    defaultValue: 'ana@',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Como aparece en tu documento. Escribe un correo electrónico válido, por ejemplo ana@ejemplo.com.',
    )
  },
}

/** A warning does not make the field invalid. */
export const WithWarning: Story = {
  args: {
    label: 'Cédula',
    type: 'text',
    autoComplete: 'off',
    hint: 'Va en tu factura.',
    warning: 'Este número no parece una cédula ecuatoriana.',
    defaultValue: '1710034066',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeValid()
    await expect(input).toHaveAccessibleDescription(
      'Va en tu factura. Este número no parece una cédula ecuatoriana.',
    )
  },
}

export const WithUnit: Story = {
  args: {
    label: 'Volumen',
    type: 'number',
    defaultValue: 750,
    trailing: <span style={{ padding: 'var(--space-3)' }}>ml</span>,
  },
}

export const ForAFile: Story = {
  args: { label: 'Foto', type: 'file', accept: 'image/*', hint: 'Vertical y con buena luz.' },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.com' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@example.com' } }

export const LongWords: Story = {
  args: {
    label: 'Dirección de entrega y referencias para el transportista en la parroquia',
    hint: 'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtskapitäne',
    error:
      'La dirección tiene que decir al menos la calle, el número y la ciudad para que podamos entregar.',
  },
}
