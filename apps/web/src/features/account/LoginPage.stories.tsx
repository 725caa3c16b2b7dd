import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { pageStory } from '../../testing/pageStory.tsx'
import { Page } from './LoginPage.tsx'

const meta = {
  ...pageStory,
  title: 'Pages/Login',
  component: Page,
  parameters: { ...pageStory.parameters, path: '/login' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const English: Story = { globals: { locale: 'en' } }

export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(canvas.getAllByText('Completa este campo.')).toHaveLength(2)
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'visitante@example.com')
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'no-es-esta')
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }))
    await expect(await canvas.findByText('Usuario o contraseña incorrectos.')).toBeVisible()
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('visitante@example.com')
  },
}
