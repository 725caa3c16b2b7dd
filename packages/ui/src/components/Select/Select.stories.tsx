import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Select } from './Select.tsx'

const meta = {
  title: 'Select (dropdown, combobox)',
  component: Select,
  args: {
    label: 'Estado',
    options: [
      { value: '', label: 'Todos' },
      { value: 'pending', label: 'Por atender' },
      { value: 'paid', label: 'Pagado' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Estado' })
    await expect(list).toHaveValue('')
    await userEvent.selectOptions(list, 'Pagado')
    await expect(list).toHaveValue('paid')
  },
}

export const WithError: Story = {
  args: { hint: 'Dónde está el pedido.', error: 'Elige un estado.' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox')
    await expect(list).toBeInvalid()
    await expect(list).toHaveAccessibleDescription('Dónde está el pedido. Elige un estado.')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Estado del pedido que se quiere ver en la lista',
    options: [
      { value: '', label: 'Todos los pedidos de los que todavía no se ha entregado nada a nadie' },
    ],
  },
}
