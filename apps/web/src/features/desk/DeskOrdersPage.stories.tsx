import {
  anonymisedCustomer,
  dayMs,
  isTerms,
  orderFields,
  orderOf,
  stepsOf,
  takeStep,
  type Entry,
  type OrderRepository,
} from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import { expect, waitFor } from 'storybook/test'

import { destilado } from '../../../testing/carts.ts'
import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { Page } from './DeskOrdersPage.tsx'
import {
  adminVisit,
  answersOnce,
  colleagueSaves,
  colleagueTakes,
  returnToTab,
} from './testing/adminVisit.ts'
import { aMorning } from './testing/aMorning.ts'
import { answering, offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { numberedOrder, orderIdOf } from './testing/numberedOrder.ts'
import { someOrders } from './testing/someOrders.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const orders = (calls: Partial<OrderRepository>) =>
  adminVisit({ backend: () => ({ orders: calls }) })

/** A shop on a morning, with every kind of debt. */
const morning = (shop: Parameters<typeof adminVisit>[0] = {}) => ({
  path: '/dashboard/orders?status=todo',
  ...adminVisit({ orders: aMorning, settings: completeSettings, ...shop }),
})
const todo = morning()

const meta = {
  title: 'Pages/Desk/Orders',
  component: Page,
  parameters: {
    path: '/dashboard/orders',
    ...adminVisit(),
  },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

export const Default: Story = {}

export const Listed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^43 pedidos, \$/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(26)
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar más' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(49))
    await expect(canvas.queryByRole('button', { name: 'Mostrar más' })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText('48 a la vista')).toHaveFocus())
  },
}

const enter = async (context: Context) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: 'Guardar el pedido' }))
}

/** What was entered last, of the samples that have the same time. */
async function expectEntered(context: Context, name: string, entered: object): Promise<void> {
  await waitFor(async () => {
    const { orders: repository } = await servicesOf(context).loadBackend()
    const { items } = await repository.list({}, { limit: 2 })
    await expect(items.find(({ customer }) => customer.nombre === name)).toMatchObject(entered)
  })
}

/** At a fair a bottle, that it was handed over, and saving are enough: it was paid in cash, and nobody gave a name. */
export const SoldAtAFair: Story = {
  parameters: { path: '/dashboard/orders?enter' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: `Una más de ${destilado.name}` }),
    )
    await userEvent.click(canvas.getByLabelText('Ya se entregó'))
    await enter(context)
    await expectEntered(context, 'Consumidor final', {
      paymentMethod: 'onDelivery',
      status: 'delivered',
      shippingCents: 0,
      entries: [{ kind: 'entered' }, { kind: 'received' }, { kind: 'delivered' }],
    })
  },
}

/** An order sold to a bar, at another price. */
export const Entered: Story = {
  parameters: { path: '/dashboard/orders?enter' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Elige por lo menos una botella.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Una más de ${destilado.name}` }))
    await userEvent.click(canvas.getByRole('button', { name: `Una más de ${destilado.name}` }))
    const price = canvas.getByLabelText(`Precio de ${destilado.name}`)
    await userEvent.clear(price)
    await userEvent.type(price, '25')
    await userEvent.click(canvas.getByLabelText('Ya está pagado'))
    await userEvent.click(canvas.getByLabelText('Ya se entregó'))
    await enter(context)
    await expect(canvas.getByLabelText(/^Motivo de otro precio/)).toBeInvalid()
    await userEvent.type(canvas.getByLabelText(/^Motivo de otro precio/), 'Feria de Quito')
    await userEvent.type(canvas.getByLabelText(/^Nombre/), 'Bar El Puerto')
    await enter(context)
    await expectEntered(context, 'Bar El Puerto', {
      paymentMethod: 'transfer',
      status: 'delivered',
      totalCents: 5000,
      shippingCents: 0,
      entries: [
        { kind: 'entered', reason: 'Feria de Quito' },
        { kind: 'received', cents: 5000 },
        { kind: 'delivered' },
      ],
    })
  },
}

/** Cash for bottles that were handed over is received at once, unless somebody says otherwise. */
export const EnteredInCash: Story = {
  parameters: { path: '/dashboard/orders?enter' },
  play: async ({ canvas, userEvent }) => {
    const paid = await canvas.findByLabelText('Ya está pagado')
    const delivered = canvas.getByLabelText('Ya se entregó')
    const cash = canvas.getByRole('radio', { name: 'Efectivo' })
    await userEvent.click(cash)
    await expect(paid).not.toBeChecked()
    await userEvent.click(delivered)
    await expect(paid).toBeChecked()
    await userEvent.click(paid)
    await expect(paid).not.toBeChecked()
    await expect(delivered).toBeChecked()
    await userEvent.click(paid)
    await userEvent.click(canvas.getByRole('radio', { name: 'Transferencia' }))
    await expect(paid).not.toBeChecked()
    await userEvent.click(cash)
    await userEvent.click(delivered)
    await expect(paid).not.toBeChecked()
  },
}

const pickupAddress = 'Av. Amazonas N24-03 y Colón, Quito'

/** An order that its buyer picks up: without shipping, and without an address. */
export const EnteredPickup: Story = {
  parameters: {
    path: '/dashboard/orders?enter',
    ...adminVisit({ settings: { ...completeSettings, pickupAddress } }),
  },
  play: async ({ canvas, userEvent }) => {
    const pickup = await canvas.findByRole('radio', { name: 'Retiro' })
    const title = canvas.getByRole('heading', { level: 1 })
    const place = () => pickup.getBoundingClientRect().top - title.getBoundingClientRect().top
    const before = place()
    await userEvent.click(pickup)
    // It stays under the finger.
    await expect(place()).toBe(before)
    await expect(canvas.getByText(pickupAddress)).toBeVisible()
    await expect(canvas.getByLabelText('Ciudad')).not.toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Envío acordado' })).not.toBeInTheDocument()
  },
}

/** The shop moves, and then stops to offer the pick-up: the form shows what is offered now. */
export const EnteredWherePickupMoved: Story = {
  parameters: {
    path: '/dashboard/orders?enter',
    ...adminVisit({ settings: { ...completeSettings, pickupAddress } }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const move = (address: string) =>
      colleagueSaves(servicesOf(context), { pickupAddress: address })
    await userEvent.click(
      await canvas.findByRole('button', { name: `Una más de ${destilado.name}` }),
    )
    await userEvent.type(canvas.getByLabelText(/^Nombre/), 'Rosa Quishpe')
    await userEvent.click(canvas.getByRole('radio', { name: 'Retiro' }))
    await move('Calle Doce 34, Puyo')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el pedido' }))
    await expect(await canvas.findByText(/Revisa la forma de entrega/)).toBeVisible()
    await expect(await canvas.findByText('Calle Doce 34, Puyo')).toBeVisible()
    await move('')
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el pedido' }))
    await waitFor(() => expect(canvas.getByLabelText('Ciudad')).toBeVisible())
    await expect(canvas.queryByText('Retira en')).not.toBeInTheDocument()
  },
}

/** On a laptop the first order is where the eyes are. */
export const FirstRow: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: todo,
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row')
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBeLessThan(300))
  },
}

export const Filtered: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtrar por fecha' }))
    const apply = await canvas.findByRole('button', { name: 'Filtrar' })
    const cancelled = await canvas.findByRole('button', { name: 'Cancelados 5' })
    await userEvent.click(cancelled)
    await expect(await canvas.findByText(/^5 pedidos, \$/)).toBeVisible()
    await expect(cancelled).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '7 días' }))
    await expect(await canvas.findByText(/^1 pedido, \$/)).toBeVisible()
    await expect(canvas.getByText(/^14\s–\s20 de nov de 2026$/)).toBeVisible()
    await expect(canvas.getByLabelText('Desde')).toHaveValue('2026-11-14')
    await userEvent.click(apply)
    await expect(apply).toHaveFocus()
    await expect(cancelled).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }))
    await expect(await canvas.findByText(/^43 pedidos/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Todos' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(canvas.getByLabelText('Desde')).toHaveFocus()
  },
}

/** The orders of one address, as the customers' page links to them. */
export const OfOneBuyer: Story = {
  parameters: { path: `/dashboard/orders?buyer=${orderIdOf(1059)}` },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Pedidos de Ana María Vásconez de la Torre' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los de todos' }))
    await expect(await canvas.findByText(/^43 pedidos, \$/)).toBeVisible()
  },
}

/** The address of a deleted account is empty, as that of others, whose orders are not listed with it. */
export const OfDeletedBuyer: Story = {
  parameters: {
    path: `/dashboard/orders?buyer=${orderIdOf(1002)}`,
    ...adminVisit({
      orders: [1002, 1001].map((count) => numberedOrder(count, { customer: anonymisedCustomer })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Abrir el pedido A-1002' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}

export const BuyerUnanswered: Story = {
  parameters: { path: `/dashboard/orders?buyer=${orderIdOf(1059)}`, ...orders({ find: offline }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer los pedidos')
    await expect(canvas.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
  },
}

/** Four orders to ship, the newest first: A-1064 and A-1062 are paid on delivery, the others by a transfer. */
const paidOrders = [1064, 1063, 1062, 1061].map((count) =>
  numberedOrder(count, {
    createdAt: testNow - (1065 - count) * 60_000,
    ...(count % 2 === 0
      ? { paymentMethod: 'onDelivery', bankAccount: null }
      : { paymentReceivedAt: testNow }),
  }),
)

/** Selects all orders that are ready for shipping, and ships them. */
async function shipAll(context: Context): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Elegir los 4 por enviar' }))
  await press(context, 'Marcar como enviado')
}

async function press({ canvas, userEvent }: Context, name: string | RegExp): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
  return button
}

export const SelectedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: adminVisit({ orders: [...paidOrders, ...someOrders.slice(5)] }),
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Elegir el pedido/ })
    await expect(boxes).toHaveLength(4)
    for (const box of boxes.slice(0, 2)) await userEvent.click(box)
    await expect(canvas.getByText('2 pedidos elegidos')).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: 'Elegir los 4 por enviar' }),
    ).toBePartiallyChecked()
    const { height, bottom } = canvas
      .getByRole('button', { name: 'Marcar como enviado' })
      .getBoundingClientRect()
    await expect(height).toBeGreaterThanOrEqual(44)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const BulkShippingResult: Story = {
  parameters: {
    path: '/dashboard/orders?status=ship',
    ...adminVisit({ orders: paidOrders }),
  },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findByRole('table')
    const expectAnnounced = watchLiveRegions(canvasElement)
    await shipAll(context)
    await expectAnnounced(/4 pedidos quedaron como enviados/)
    // The rows stay until nothing can be undone any more: nothing moves under a finger.
    await expect(canvas.getAllByRole('button', { name: /, hecho: / })).toHaveLength(4)
    await press(context, 'Deshacer')
    await expectAnnounced(/4 pedidos están como antes/)
    await expect(canvas.queryByRole('button', { name: /, hecho: / })).not.toBeInTheDocument()
  },
}

/** One order is refused because a colleague has cancelled it; after an outage the rest can be tried again. */
export const ShippedInPart: Story = {
  parameters: adminVisit({
    orders: paidOrders,
    backend: answering(takeStep, ({ id }, send) => (id === orderIdOf(1062) ? offline() : send())),
  }),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('table')
    await colleagueTakes(servicesOf(context), orderIdOf(1063), (order) =>
      stepsOf(order, 'cancelled'),
    )
    await shipAll(context)
    await expect(await canvas.findByText(/A-1064: Enviado\.$/)).toBeVisible()
    await expect(
      canvas.getByText(/^No se pudo con A-1063, .*: Cancelado \(Lucía Paredes\)\.$/),
    ).toBeVisible()
    await expect(canvas.getByText(/^No sabemos si se guardó: A-1062, /)).toBeVisible()
    await expect(canvas.getByText(/^No sabemos si se guardó: A-1061, /)).toBeVisible()
    // The cancelled one has left the selection.
    await expect(await canvas.findByText('2 pedidos elegidos')).toBeVisible()
  },
}

/** A colleague ships A-1063. */
const colleagueShips = (context: Context) =>
  colleagueTakes(servicesOf(context), orderIdOf(1063), (order) =>
    stepsOf(order, 'shipped', { tracking: { carrier: 'Tramaco', number: '77' } }),
  )

/** A colleague ships the first of the selected orders: the others stay selected, and the button keeps its meaning. */
export const FirstShippedByColleague: Story = {
  parameters: adminVisit({ orders: paidOrders.slice(1) }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Elegir los 3 por enviar' }))
    await colleagueShips(context)
    returnToTab()
    await expect(
      await canvas.findByRole('checkbox', { name: 'Elegir los 2 por enviar' }),
    ).toBeChecked()
    await expect(canvas.getByText('2 pedidos elegidos')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Marcar como enviado' })).toBeVisible()
  },
}

export const SelectionDropped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('checkbox', { name: /^Elegir el pedido A/ }))[0] ?? document.body,
    )
    await expect(canvas.getByText('1 pedido elegido')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Por enviar 1' }))
    await expect(canvas.queryByText('1 pedido elegido')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Todos' }))
    for (const box of await canvas.findAllByRole('checkbox', { name: /^Elegir el pedido A/ })) {
      await expect(box).not.toBeChecked()
    }
  },
}

export const ExportUnderWay: Story = {
  parameters: orders({
    list: async (_, { limit }) =>
      limit === 25 ? { items: [anOrder()], next: null, unreadable: [] } : noAnswer(),
    figures: async () => ({ count: 1_840, totalCents: 10_856_000 }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar a Excel' }))
    await expect(await canvas.findByText('Leídos 0 de 3.680')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Detener' })).toBeVisible()
  },
}

/** An outage during a refetch, when the admin returns to the tab, does not stop an action in progress. */
export const OutageMeanwhile: Story = {
  parameters: adminVisit({
    backend: () => {
      const list = answersOnce(() =>
        Promise.resolve({ items: [anOrder()], next: null, unreadable: [] }),
      )
      return {
        orders: {
          list: (_, { limit }) => (limit === 25 ? list() : noAnswer()),
        },
      }
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar a Excel' }))
    const stop = await canvas.findByRole('button', { name: 'Detener' })
    returnToTab()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer')
    await expect(stop).toBeVisible()
  },
}

/** One order that cannot be read is a row that says so. */
export const Unreadable: Story = {
  parameters: adminVisit({
    orders: paidOrders,
    past: {
      orders: {
        ...Object.fromEntries(paidOrders.map((order) => [order.id, orderFields(order)])),
        [orderIdOf(1070)]: { createdAt: testNow },
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`No se puede leer este pedido: ${orderIdOf(1070)}`),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir el pedido A-1064' })).toBeVisible()
  },
}

export const FirstDay: Story = { parameters: adminVisit({ orders: [] }) }

export const Loading: Story = { parameters: orders({ list: noAnswer }) }

export const Unanswered: Story = {
  parameters: orders({ list: offline }),
}

/** The texts of the rows, without the header. */
const rowTexts = async ({ canvas }: Pick<Context, 'canvas'>) =>
  (await canvas.findAllByRole('row')).slice(1).map((row) => row.textContent)

/** Every kind of debt, each order once: first what is late, then what is owed longest. */
export const ToDo: Story = {
  parameters: todo,
  play: async (context) => {
    const { canvas } = context
    const rows = await rowTexts(context)
    await expect(rows).toHaveLength(10)
    await expect(rows[0]).toMatch(
      /A-1010.*Luis Tituaña.*2 botellas.*por transferencia, hace 9 días/,
    )
    await expect(rows.join()).toMatch(
      /María de los Ángeles.*2 botellas a Cuenca.*pagado hace 3 días/,
    )
    await expect(rows.join()).toMatch(/Pedro Chango.*se cobra al entregar; pedido hoy/)
    await expect(
      await canvas.findByRole('link', { name: 'WhatsApp: A-1010, Luis Tituaña' }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/593\d+\?text=Hola%2C%20Luis/),
    )
    await expect(canvas.getByRole('link', { name: 'Abrir el pedido A-1005' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${orderIdOf(1005)}?status=todo`,
    )
    await waitFor(() => expect(document.title).toMatch(/^\(10\) Pedidos/))
  },
}

const pickup = {
  pickupAddress,
  customer: aCustomer({ direccion: '', city: '', province: '', reference: '' }),
}

/** Orders that are picked up, among those that are shipped; they are selected apart. */
export const Pickups: Story = {
  parameters: morning({
    orders: [
      numberedOrder(1021, { ...pickup, createdAt: testNow, paymentReceivedAt: testNow }),
      numberedOrder(1023, { ...pickup, createdAt: testNow, paymentReceivedAt: testNow }),
      numberedOrder(1022, {
        ...pickup,
        createdAt: testNow - 2 * dayMs,
        paymentReceivedAt: testNow,
        status: 'shipped',
        shippedAt: testNow - dayMs,
      }),
      ...aMorning.slice(1, 3),
    ],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const rows = (await rowTexts(context)).join()
    await expect(rows).toMatch(/2 botellas para retirar.*pagado hoy.*Marcar como listo/)
    await expect(rows).toMatch(/pagado, listo para retirar desde ayer.*Marcar como retirado/)
    await expect(canvas.getByLabelText('Elegir los 2 por enviar')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Elegir los 2 por preparar'))
    await expect(canvas.getByText('2 pedidos elegidos')).toBeVisible()
    await press(context, 'Marcar como listo')
    await expect(await canvas.findByText('2 pedidos quedaron listos para retirar.')).toBeVisible()
    await press(context, 'Deshacer')
    await expect(await canvas.findByText('2 pedidos están como antes.')).toBeVisible()
  },
}

function toLandline(entry: Entry): Entry {
  if (!isTerms(entry)) return entry
  const landline = { telefono: '02 234 5678', telefonoE164: '+59322345678' }
  const customer = { ...entry.terms.customer, ...landline }
  return { ...entry, terms: { ...entry.terms, customer } }
}

/** WhatsApp is for mobile numbers only. */
export const LateWithLandline: Story = {
  parameters: morning({
    orders: aMorning.map((order) => orderOf(order, order.entries.map(toLandline))),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Correo: A-1010, Luis Tituaña/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  },
}

const received = 'Confirmar el pago: A-1005, Rosa Quishpe'

/** The row and its button keep their place and do nothing more; the bar undoes the step. Nothing is asked before. */
export const DoneAndUndone: Story = {
  parameters: todo,
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('table')
    const expectAnnounced = watchLiveRegions(context.canvasElement)
    const numbers = async () => (await rowTexts(context)).map((text) => text.slice(0, 6))
    const before = await numbers()
    const button = await press(context, received)
    await expectAnnounced(/Rosa Quishpe, A-1005: Llegó el dinero/)
    await expect(button).toHaveAccessibleName('Confirmar el pago, hecho: A-1005, Rosa Quishpe')
    await expect(button).toHaveFocus()
    await expect(await canvas.findByRole('button', { name: 'Por cobrar 4' })).toBeVisible()
    await expect(await numbers()).toEqual(before)
    await press(context, 'Deshacer')
    await expect(await canvas.findByRole('button', { name: received })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Por cobrar 5' })).toBeVisible()
    await expect(await numbers()).toEqual(before)
  },
}
