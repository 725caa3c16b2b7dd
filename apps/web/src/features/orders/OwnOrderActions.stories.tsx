import { err, ok, Outage, type OrderStatus } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { OwnOrder } from './OwnOrder.tsx'
import { answering, id, looking, orderStory, showing } from './testing/orderStory.ts'

const meta = {
  ...orderStory,
  title: 'Pages/Order/Actions',
  component: OwnOrder,
} satisfies SiteMeta<typeof OwnOrder>

export default meta
type Story = SiteStory<typeof meta>

/** The dialog and its button are gone, so the result has the focus. */
export const CancelDone: Story = {
  parameters: looking(({ orders }) => {
    let status: OrderStatus = 'pending'
    return {
      orders: {
        ...orders,
        find: () => Promise.resolve(anOrder({ id, status })),
        takeStep: () => {
          status = 'cancelled'
          return Promise.resolve(ok(undefined))
        },
      },
    }
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
    const answer = await canvas.findByText('Tu pedido quedó cancelado.')
    await waitFor(() => expect(answer.closest('[role=status]')).toHaveFocus())
  },
}

export const Cancelling: Story = {
  parameters: answering({ find: () => Promise.resolve(anOrder({ id })), takeStep: noAnswer }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
    const button = await dialog.findByRole('button', { name: 'Cancelando…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The order was changed by the shop in the meantime, and the page says so. */
export const CancelRefused: Story = {
  parameters: answering({
    find: () => Promise.resolve(anOrder({ id })),
    takeStep: () => Promise.resolve(err('step-refused')),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
    const dialog = within(canvas.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya está pagado o en camino')
  },
}

export const CancelFailed: Story = {
  parameters: answering({
    find: () => Promise.resolve(anOrder({ id })),
    takeStep: () => Promise.reject(new Outage('offline', 'No network')),
  }),
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

/** One product can be ordered again, the other one is sold out. */
export const OrderedAgain: Story = {
  parameters: showing({
    status: 'delivered',
    items: [
      { productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 },
      { productId: 'gone', name: 'Amaru Añejo', quantity: 1, unitPriceCents: 9900 },
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir de nuevo' }))
    await expect(await canvas.findByText('Pusimos 2 botellas en tu carrito.')).toBeVisible()
    await expect(canvas.getByText('Ya no se puede comprar: Amaru Añejo.')).toBeVisible()
  },
}

export const OrderingAgain: Story = {
  parameters: looking(({ orders, products }) => ({
    orders: { ...orders, find: () => Promise.resolve(anOrder({ id })) },
    products: { ...products, list: noAnswer },
  })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir de nuevo' }))
    await expect(await canvas.findByRole('button', { name: 'Buscando…' })).toBeVisible()
  },
}

export const NotOrderedAgain: Story = {
  parameters: looking(({ orders, products }) => ({
    orders: { ...orders, find: () => Promise.resolve(anOrder({ id })) },
    products: { ...products, list: () => Promise.reject(new Outage('offline', 'None')) },
  })),
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir de nuevo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('qué sigue disponible')
    await expect(servicesOf(context).log).toHaveBeenCalledOnce()
  },
}
