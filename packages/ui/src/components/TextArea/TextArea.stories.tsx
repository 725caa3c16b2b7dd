import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'TextArea (multi-line input)',
  component: TextArea,
  args: { label: 'Indicaciones para la entrega' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Indicaciones para la entrega' })
    await userEvent.type(text, 'Timbre roto.{Enter}Llamar al llegar.')
    await expect(text).toHaveValue('Timbre roto.\nLlamar al llegar.')
    await expect(text).toBeValid()
  },
}

export const WithError: Story = {
  args: { hint: 'Hasta 500 caracteres.', error: 'Este texto es demasiado largo.' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox')
    await expect(text).toBeInvalid()
    await expect(text).toHaveAccessibleDescription(
      'Hasta 500 caracteres. Este texto es demasiado largo.',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Timbre roto.' } }

export const LongWords: Story = {
  args: { defaultValue: 'La casa de la esquina, frente al parque. '.repeat(12) },
}
