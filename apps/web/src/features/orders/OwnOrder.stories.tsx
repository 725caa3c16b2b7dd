import { demoUser } from '@storefront/backend/seed'
import {
  err,
  ok,
  type Order,
  type OrderRepository,
  type OrderStatus,
  Outage,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { pageStory, servicesOf } from '../../testing/pageStory.tsx'
import { noAnswer, visit } from '../../testing/visit.ts'
import { OwnOrder } from './OwnOrder.tsx'

const id = '7K2M9QX4TB'

const answering = (otherwise: Partial<OrderRepository>) => async () => ({
  ...(await visit({
    person: demoUser,
    otherwise: ({ orders }) => ({ orders: { ...orders, ...otherwise } }),
  })),
  log: fn(),
})

const showing = (order: Partial<Order>) =>
  answering({
    find: () => Promise.resolve(anOrder({ id, notes: 'Timbre del segundo piso.', ...order })),
  })

const meta = {
  ...pageStory,
  title: 'Pages/Order',
  component: OwnOrder,
  args: { uid: demoUser.uid, id },
  parameters: { ...pageStory.parameters, path: `/orders/${id}`, services: showing({}) },
} satisfies Meta<typeof OwnOrder>

export default meta
type Story = StoryObj<typeof meta>

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(id)
    await expect(canvas.getByText(/Lo revisamos y te escribimos/)).toBeVisible()
    await expect(canvas.getByText('$59,00')).toBeVisible()
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

export const Shipped: Story = { parameters: { services: showing({ status: 'shipped' }) } }

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

/** The dialog and the button that opened it are gone: the answer has the focus. */
export const CancelDone: Story = {
  parameters: {
    services: () => {
      let status: OrderStatus = 'pending'
      return answering({
        find: () => Promise.resolve(anOrder({ id, status })),
        move: () => {
          status = 'cancelled'
          return Promise.resolve(ok(undefined))
        },
      })()
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
    const answer = await canvas.findByText('Tu pedido quedó cancelado.')
    await waitFor(() => expect(answer.closest('[role=status]')).toHaveFocus())
  },
}

/** Somebody of the shop was faster: it is told. */
export const CancelRefused: Story = {
  parameters: {
    services: answering({
      find: () => Promise.resolve(anOrder({ id })),
      move: () => Promise.resolve(err('move-refused')),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya no está pendiente')
  },
}

export const CancelFailed: Story = {
  parameters: {
    services: answering({
      find: () => Promise.resolve(anOrder({ id })),
      move: () => Promise.reject(new Outage('offline', 'No network')),
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No pudimos cancelarlo.')
    await expect(servicesOf(context).log).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'No, conservarlo' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar el pedido' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** One bottle can still be had, the other cannot. */
export const OrderedAgain: Story = {
  parameters: {
    services: showing({
      status: 'delivered',
      items: [
        { productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 },
        { productId: 'gone', name: 'Amaru Añejo', quantity: 1, unitPriceCents: 9900 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir de nuevo' }))
    await expect(await canvas.findByText('Pusimos 2 botellas en tu carrito.')).toBeVisible()
    await expect(canvas.getByText('Ya no se puede comprar: Amaru Añejo.')).toBeVisible()
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
