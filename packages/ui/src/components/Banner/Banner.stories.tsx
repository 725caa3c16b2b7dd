import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const dismiss = fn()

const meta = {
  title: 'Banner (toast, alert, notice)',
  component: Banner,
  argTypes: {
    onDismiss: {
      description: 'Called by the close button; without it the banner has none.',
      table: { type: { summary: '() => void' } },
    },
    dismissLabel: {
      description: 'Accessible name of the close button.',
      control: 'text',
      table: { type: { summary: 'string' } },
    },
  },
  args: { children: 'Tu carrito guarda ahora también lo que elegiste antes de entrar.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Tu carrito/)
  },
}

export const Success: Story = {
  args: { tone: 'success', children: 'Perfil actualizado correctamente' },
}

export const Warning: Story = {
  args: { tone: 'warning', children: 'Hoy no se vende alcohol: ley seca hasta el lunes.' },
}

export const Failure: Story = {
  args: { tone: 'error', children: 'Hubo un error al actualizar el perfil.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hubo un error')
  },
}

export const Dismissible: Story = {
  render: () => (
    <Banner tone="success" onDismiss={dismiss} dismissLabel="Cerrar aviso">
      Contraseña actualizada correctamente
    </Banner>
  ),
  play: async ({ canvas, userEvent }) => {
    dismiss.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
    await expect(dismiss).toHaveBeenCalledOnce()
  },
}

export const WithAction: Story = {
  args: {
    tone: 'error',
    children: 'No hay conexión con la tienda. Lo que elegiste sigue aquí.',
    action: <Button variant="quiet">Intentar de nuevo</Button>,
  },
}

export const LongWords: Story = {
  args: {
    ...WithAction.args,
    children:
      'La Rindfleischetikettierungsüberwachungsaufgabenübertragung no respondió en el tiempo previsto; por favor, vuelve a intentarlo dentro de unos minutos.',
  },
}

export const AllTones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <Banner>Te enviamos un correo para confirmar tu cuenta.</Banner>
      <Banner tone="success">Perfil actualizado correctamente</Banner>
      <Banner tone="warning">Hoy no se vende alcohol.</Banner>
      <Banner tone="error">Hubo un error al actualizar el perfil.</Banner>
    </div>
  ),
}
