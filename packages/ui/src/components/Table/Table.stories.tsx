import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Chip } from '../Chip/Chip.tsx'
import { Table } from './Table.tsx'

interface Order {
  readonly number: string
  readonly buyer: string
  readonly total: string
  readonly status: string
}

const orders: readonly Order[] = [
  { number: 'A-1041', buyer: 'Rosa Quishpe', total: '$59,00', status: 'Por atender' },
  { number: 'A-1040', buyer: 'Ana María Vásconez', total: '$1.132,50', status: 'Enviado' },
  { number: 'A-1039', buyer: 'Luis Tituaña', total: '$27,00', status: 'Entregado' },
]

const meta = {
  title: 'Table (data grid)',
  component: Table<Order>,
  args: {
    caption: 'Pedidos',
    columns: [
      { id: 'number', header: 'Número', renderCell: ({ number }) => number },
      { id: 'buyer', header: 'Cliente', renderCell: ({ buyer }) => buyer },
      { id: 'status', header: 'Estado', renderCell: ({ status }) => <Chip>{status}</Chip> },
      { id: 'total', header: 'Total', numeric: true, renderCell: ({ total }) => total },
    ],
    rows: orders,
    getRowId: ({ number }) => number,
  },
} satisfies Meta<typeof Table<Order>>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Pedidos' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'A-1040' })).toBeVisible()
  },
}

/** In a narrow place each row is a card, and still a table row for screen readers. */
export const Cards: Story = {
  decorators: (Story) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    const total = canvas.getByRole('cell', { name: /27,00/ })
    await expect(getComputedStyle(total, '::before').content).toBe('"Total"')
  },
}

export const Busy: Story = { args: { 'aria-busy': true } }

export const NoRows: Story = { args: { rows: [] } }

export const LongWords: Story = {
  args: {
    rows: [
      {
        number: 'A-1041-Donaudampfschifffahrtskapitänsmütze',
        buyer: 'María de los Ángeles Fernández de Córdova y Vásconez de la Torre',
        total: '$1.000.000,00',
        status: 'Por atender',
      },
    ],
  },
}
