import { demoUser } from '@storefront/backend/seed'
import { Outage } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { servicesOf, type SiteMeta, type SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { OrderView } from './OrderView.tsx'
import { id, orderStory, showing } from './testing/orderStory.tsx'

const meta = {
  ...orderStory,
  title: 'Pages/Order/Actions',
  component: OrderView,
} satisfies SiteMeta<typeof OrderView>

export default meta
type Story = SiteStory<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** Confirms the cancellation, and returns the dialog. */
async function cancel(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar el pedido' }))
  const dialog = within(canvas.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Sí, cancelarlo' }))
  return dialog
}

/** The dialog and its button are gone, so the result has the focus. Nothing on the page tells how to pay any more. */
export const CancelDone: Story = {
  play: async ({ canvas }) => {
    const dialog = await cancel(canvas)
    await expect(dialog.getByText(/^Si ya hiciste la transferencia, no lo canceles/)).toBeVisible()
    const answer = await canvas.findByText('Tu pedido quedó cancelado.')
    await waitFor(() => expect(answer.closest('[role=status]')).toHaveFocus())
    await expect(canvas.getByText(/no sigue adelante.*Si ya habías hecho la/)).toBeVisible()
    await expect(canvas.queryByText(/pagarlo|Transferencia|Banco/)).not.toBeInTheDocument()
  },
}

/** Of cash nothing can be on its way. */
export const CancelCash: Story = {
  parameters: showing({ paymentMethod: 'onDelivery', bankAccount: null }),
  play: async ({ canvas }) => {
    const dialog = await cancel(canvas)
    await expect(dialog.queryByText(/transferencia/)).not.toBeInTheDocument()
    await expect(await canvas.findByText(/no sigue adelante/)).not.toHaveTextContent(
      'transferencia',
    )
  },
}

export const Cancelling: Story = {
  parameters: { backend: () => ({ run: noAnswer }) },
  play: async ({ canvas }) => {
    const dialog = await cancel(canvas)
    const button = await dialog.findByRole('button', { name: 'Cancelando…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The shop has shipped the order since the page was opened, and the page says so. */
export const CancelRefused: Story = {
  parameters: {
    ...showing({ status: 'shipped' }),
    backend: (backend) => {
      const seen = [anOrder({ id, uid: demoUser.uid })]
      return { orders: { find: async (orderId) => seen.pop() ?? backend.orders.find(orderId) } }
    },
  },
  play: async ({ canvas }) => {
    await cancel(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya está pagado o en camino')
    await expect(canvas.queryByRole('button', { name: 'Cancelar el pedido' })).toBeNull()
  },
}

export const CancelFailed: Story = {
  parameters: { backend: () => ({ run: () => Promise.reject(new Outage('offline', 'None')) }) },
  play: async (context) => {
    const { canvas } = context
    const dialog = await cancel(canvas)
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
  parameters: { backend: () => ({ products: { list: noAnswer } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir de nuevo' }))
    await expect(await canvas.findByRole('button', { name: 'Buscando…' })).toBeVisible()
  },
}

export const NotOrderedAgain: Story = {
  parameters: {
    backend: () => ({
      products: { list: () => Promise.reject(new Outage('offline', 'None')) },
    }),
  },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir de nuevo' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('qué sigue disponible')
    await expect(servicesOf(context).log).toHaveBeenCalledOnce()
  },
}
