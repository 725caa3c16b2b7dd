import { Outage } from '@storefront/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { brand } from '../../content/brand.ts'
import { noAnswer } from '../../app/testing/visit.ts'
import { OwnOrder } from './OwnOrder.tsx'
import { answering, id, orderStory, showing } from './testing/orderStory.ts'

const meta = {
  ...orderStory,
  title: 'Pages/Order',
  component: OwnOrder,
} satisfies Meta<typeof OwnOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(id)
    await expect(canvas.getByText(/Lo revisamos y te escribimos/)).toBeVisible()
    await expect(canvas.getByText('$59,00')).toBeVisible()
    await expect(canvas.getByText(/^Espera nuestro correo con los datos/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}?subject=Pedido%20${id}`,
    )
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Right after it was placed. */
export const Confirmation: Story = {
  parameters: { path: `/orders/${id}?placed` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Gracias, Rosa',
    )
    await expect(canvas.getByText(id)).toBeVisible()
  },
}

/** The address stays; what it once confirmed may not. */
export const ConfirmationOfTheCancelled: Story = {
  parameters: { path: `/orders/${id}?placed`, services: showing({ status: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(id)
  },
}

export const Paid: Story = { parameters: { services: showing({ status: 'paid' }) } }

const placed = Date.UTC(2026, 0, 2, 12)
const hours = (count: number) => placed + count * 60 * 60 * 1000

export const Shipped: Story = {
  parameters: {
    services: showing({
      status: 'shipped',
      paymentReceivedAt: hours(30),
      updatedAt: hours(30),
      paidAt: hours(4),
      shippedAt: hours(26),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transferencia')).toBeVisible()
    await expect(canvas.getByText(/^Recibido el 3 de enero/)).toBeVisible()
    await expect(canvas.getAllByText(/^[23] de enero/)).toHaveLength(3)
  },
}

/** Of before payment and the times of the steps were noted. */
export const ShippedBefore: Story = {
  parameters: { services: showing({ status: 'shipped', paymentMethod: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Va hacia tu dirección/)).toBeVisible()
    await expect(canvas.queryByText('Transferencia')).not.toBeInTheDocument()
  },
}

export const Delivered: Story = { parameters: { services: showing({ status: 'delivered' }) } }

export const Cancelled: Story = {
  parameters: { services: showing({ status: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no sigue adelante/)).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: 'Cancelar el pedido' }),
    ).not.toBeInTheDocument()
  },
}

export const NotFound: Story = {
  parameters: { services: answering({ find: () => Promise.resolve(null) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este pedido')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { services: answering({ find: noAnswer }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Unreadable: Story = {
  parameters: {
    services: answering({ find: () => Promise.reject(new Outage('timeout', 'No answer')) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer este pedido.')
  },
}
