import { err, Outage, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { es } from '../../shared/forms/fieldErrors/es.ts'
import { Page } from './AdminOrderPage.tsx'
import { adminVisit } from './testing/adminVisit.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const hourMs = 60 * 60 * 1000
const id = '7K3M9Q1004'

const cash = { paymentMethod: 'onDelivery' } as const
const paid = { paymentReceivedAt: testNow - 3 * hourMs } as const
const shipped = { status: 'shipped', shippedAt: testNow - hourMs } as const

const entry = (kind: Order['activity'][string]['kind'], hoursAgo: number, by = 'person-3') => ({
  kind,
  by,
  at: testNow - hoursAgo * hourMs,
})

/** A dashboard with an order in this state, between two others. */
const dashboard = (order: Partial<Order> = {}, calls: Parameters<typeof adminVisit>[0] = {}) => ({
  ...adminVisit({
    orders: [
      anOrder({ id: 'NEWER00001' }),
      anOrder({
        id,
        createdAt: testNow - 72 * hourMs,
        notes: 'El timbre no suena. Llamar al llegar, por favor.',
        ...order,
      }),
      anOrder({ id: 'OLDER00001' }),
    ],
    backend: (backend) => ({
      settings: {
        ...backend.settings,
        bankAccount: () => Promise.resolve(completeSettings.bankAccount),
      },
      ...calls.backend?.(backend),
    }),
  }),
})

const meta = {
  title: 'Pages/Admin/Order',
  component: Page,
  parameters: { path: `/dashboard/orders/${id}`, ...dashboard() },
  render: () => (
    <Routes>
      <Route path="/:language?/dashboard/orders/:id" element={<Page />} />
    </Routes>
  ),
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** The state of a track, by the name of its heading. */
const current = async ({ canvas }: Context, name: string) => {
  const heading = await canvas.findByRole('heading', { name, level: 2 })
  const track = heading.closest('[data-track]')
  return track?.querySelector('[aria-current]')?.textContent ?? ''
}

/** A transfer that is awaited: the money has the filled button, the bottles an outlined one. */
export const Due: Story = {
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Rosa Quishpe')
    await expect(await current(context, 'Dinero')).toMatch(/^Por recibir/)
    await expect(await current(context, 'Botellas')).toMatch(/^Por enviar/)
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/593991234567\?text=Hola%2C%20Rosa.*2100445678/),
    )
    await expect(canvas.getAllByRole('link', { name: 'Siguiente' })[0]).toHaveAttribute(
      'href',
      '/dashboard/orders/OLDER00001',
    )
  },
}

/** Two taps: the money, the bottles. */
export const MoneyAndShipment: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findByRole('button', { name: 'Llegó el dinero' })
    const expectAnnounced = watchLiveRegions(canvasElement)
    await press(context, 'Llegó el dinero')
    await expectAnnounced(/Llegó el dinero: \$59,00/)
    await expect(canvas.getByRole('region', { name: 'Cómo está el pedido' })).toHaveFocus()
    await press(context, 'Enviado')
    await expectAnnounced(/va en camino/)
    await expect(await canvas.findByRole('button', { name: 'Entregado' })).toBeVisible()
    await expect(canvas.getByText('Todo recibido')).toBeVisible()
  },
}

export const Undone: Story = {
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Llegó el dinero')
    await press(context, 'Deshacer')
    await expect(await canvas.findByText('Corregido: el dinero está por recibir.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Llegó el dinero' })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByText('Corrección: el dinero no había llegado')).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  },
}

export const Paid: Story = {
  parameters: dashboard({ ...paid, activity: { 0: entry('received', 3) } }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Empresa'), 'Servientrega')
    await userEvent.type(canvas.getByLabelText(/^Guía/), '0093 4471 2208')
    await press(context, 'Enviado')
    await expect(await canvas.findByRole('link', { name: 'Seguir el envío' })).toHaveAttribute(
      'href',
      'https://www.servientrega.com.ec/Tracking/?guia=009344712208&tipo=GUIA',
    )
  },
}

/** A number without its carrier: nothing is sent before the form has both. */
export const CarrierMissing: Story = {
  parameters: dashboard({ ...paid, activity: { 0: entry('received', 3) } }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Guía/), '0093 4471 2208')
    await press(context, 'Enviado')
    await waitFor(() => expect(canvas.getByLabelText('Empresa')).toHaveFocus())
    await expect(canvas.getByLabelText('Empresa')).toBeInvalid()
    await expect(canvas.getByText(es.required)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Enviado' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Guía/)).toHaveValue('0093 4471 2208')
  },
}

/** On its way: the number is corrected, and stays on record. */
export const Shipped: Story = {
  parameters: dashboard({
    ...paid,
    ...shipped,
    tracking: { carrier: 'Servientrega', number: '0093 4471 2208' },
    activity: { 0: entry('received', 3), 1: entry('shipped', 1, 'demo-admin') },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Corregir')
    const field = canvas.getByLabelText(/^Guía/)
    await userEvent.clear(field)
    await userEvent.type(field, '77')
    await press(context, 'Guardar')
    await expect(await canvas.findByText('El transporte está guardado.')).toBeVisible()
    await expect(await canvas.findByText('Transporte anotado')).toBeVisible()
    await expect(canvas.getByText('77')).toBeVisible()
  },
}

/** Cash on its way: one button moves both tracks, and one undo moves both back. */
export const Cash: Story = {
  parameters: dashboard({ ...cash, ...shipped, activity: { 0: entry('shipped', 1) } }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Entregado y cobrado')
    await expect(await canvas.findByText('Todo recibido')).toBeVisible()
    await expect(canvas.getByText('Todo entregado')).toBeVisible()
    await press(context, 'Deshacer')
    await expect(await canvas.findByRole('button', { name: 'Entregado y cobrado' })).toBeVisible()
  },
}

/** Delivered without the cash, which stays due. */
export const CashOwed: Story = {
  parameters: dashboard({ ...cash, status: 'delivered', deliveredAt: testNow - hourMs }),
  play: async (context) => {
    await expect(await current(context, 'Dinero')).toMatch(/^Por recibir/)
    await expect(context.canvas.getByText('Todo entregado')).toBeVisible()
    await press(context, 'Corregir: no se ha entregado')
    await expect(
      await context.canvas.findByRole('button', { name: 'Entregado y cobrado' }),
    ).toBeVisible()
  },
}

/** The question names the refund that the cancellation makes; then it is to do. */
export const CancelledToRefund: Story = {
  parameters: dashboard({ ...paid, language: 'en', activity: { 0: entry('received', 3) } }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Cancelar el pedido')
    const question = within(canvas.getByRole('dialog', { name: '¿Cancelar el pedido?' }))
    await waitFor(() => expect(question.getByText(/quedan \$59,00 por devolver/)).toBeVisible())
    await press({ ...context, canvas: question }, 'Cancelar el pedido')
    await expect(await canvas.findByRole('button', { name: 'Dinero devuelto' })).toBeVisible()
    await expect(await current(context, 'Dinero')).toMatch(/^Por devolver/)
    await expect(canvas.getByText('Nada por enviar')).toBeVisible()
    await expect(canvas.getByLabelText('Texto, se puede cambiar')).toHaveDisplayValue(
      /^Hello Rosa, your order 7K3M9Q1004 is canceled\. We will refund/,
    )
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  },
}

export const Refunded: Story = {
  parameters: dashboard({
    ...paid,
    status: 'cancelled',
    cancelledAt: testNow - 2 * hourMs,
    refundedAt: testNow - hourMs,
    activity: { 0: entry('received', 3), 1: entry('cancelled', 2), 2: entry('refunded', 1) },
  }),
}

export const CancelledUnpaid: Story = {
  parameters: dashboard({
    status: 'cancelled',
    cancelledAt: testNow - 2 * hourMs,
    activity: { 0: entry('cancelled', 2, 'rosa') },
  }),
}

/** An old order: no method, no language, no activity. */
export const Old: Story = {
  parameters: dashboard({
    status: 'delivered',
    paymentMethod: null,
    language: null,
    paidAt: testNow - 5 * hourMs,
  }),
}

export const Anonymised: Story = {
  parameters: dashboard({
    ...paid,
    status: 'delivered',
    deliveredAt: testNow - hourMs,
    customer: { nombre: '', cedula: '', email: '', telefono: '', direccion: '' },
    notes: '',
  }),
}

/** A message in the buyer's language, with changed words. */
export const MessageInTheirLanguage: Story = {
  parameters: dashboard({ language: 'en' }),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText('Texto, se puede cambiar')
    await expect(text).toHaveDisplayValue(/^Hello Rosa, thank you/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Español' }))
    await expect(text).toHaveDisplayValue(/^Hola, Rosa: gracias/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Va en camino' }))
    await userEvent.clear(text)
    await userEvent.type(text, 'Ya sale.')
    await expect(canvas.getByRole('link', { name: 'Correo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:rosa@example\.com\?subject=Tu%20pedido.*&body=Ya%20sale\.$/),
    )
  },
}

export const NoteAdded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Nota interna/), 'Prefiere la tarde.')
    await press(context, 'Añadir')
    await expect(await canvas.findByText('«Prefiere la tarde.»')).toBeVisible()
    await expect(canvas.getByLabelText(/^Nota interna/)).toHaveValue('')
  },
}

export const Refused: Story = {
  parameters: dashboard(
    {},
    {
      backend: (backend) => ({
        orders: { ...backend.orders, takeStep: async () => err('step-refused') },
      }),
    },
  ),
  play: async (context) => {
    await press(context, 'Llegó el dinero')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/cambió entretanto/)
  },
}

export const NotAnswered: Story = {
  parameters: dashboard(
    {},
    {
      backend: (backend) => ({
        orders: {
          ...backend.orders,
          takeStep: () => Promise.reject(new Outage('offline', 'No network')),
        },
      }),
    },
  ),
  play: async (context) => {
    await press(context, 'Llegó el dinero')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      /No pudimos cambiar el pedido/,
    )
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  parameters: dashboard({ ...cash, ...shipped }),
}

export const NotFound: Story = {
  parameters: { path: '/dashboard/orders/NOSUCH' },
}

export const Loading: Story = {
  parameters: dashboard(
    {},
    {
      backend: (backend) => ({ orders: { ...backend.orders, find: noAnswer } }),
    },
  ),
}
