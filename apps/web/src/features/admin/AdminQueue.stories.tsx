import { dayMs, setStock, stepsOf, takeStep, type PlannedPause } from '@storefront/domain'
import { aCustomer, aProduct } from '@storefront/domain/testing'
import { expect, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './AdminHomePage.tsx'
import { adminVisit, colleagueTakes, openColleague } from './testing/adminVisit.ts'
import { aMorning } from './testing/aMorning.ts'
import { answering, offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { numberedOrder, orderIdOf } from './testing/numberedOrder.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

interface Morning extends Pick<
  NonNullable<Parameters<typeof adminVisit>[0]>,
  'orders' | 'backend'
> {
  readonly plannedPause?: PlannedPause
  readonly stock?: number
}

/** A shop on a morning. */
const morning = ({ orders = aMorning, plannedPause, stock = 240, ...shop }: Morning = {}) =>
  adminVisit({
    orders,
    products: [aProduct({ stock })],
    settings: { ...completeSettings, plannedPause: plannedPause ?? null },
    ...shop,
  })

const meta = {
  title: 'Pages/Admin/Overview/Queue',
  component: Page,
  parameters: { path: '/dashboard/AdminHome', ...morning() },
} satisfies SiteMeta<typeof Page>

export default meta
type Story = SiteStory<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** The part of the queue with a name. */
const kind = async ({ canvas }: Pick<Context, 'canvas'>, name: RegExp) =>
  within(await canvas.findByRole('region', { name }))

const pickup = {
  pickupAddress: 'Av. Amazonas N24-03 y Colón, Quito',
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
    const rows = async (name: RegExp) =>
      (await kind(context, name)).getAllByRole('listitem').map((row) => row.textContent)
    await expect((await rows(/^Enviar 4/)).join()).toMatch(
      /2 botellas para retirar, pagado hoy.*Listo para retirar/,
    )
    await expect((await rows(/^Entregar 1/))[0]).toMatch(
      /pagado, listo para retirar desde ayer.*Retirado/,
    )
    const { canvas, userEvent } = context
    await expect(canvas.getByLabelText('Elegir los 2 por enviar')).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Elegir los 2 por preparar'))
    await expect(canvas.getByText('2 pedidos elegidos')).toBeVisible()
    await press(context, 'Listos')
    await expect(await canvas.findByText('2 pedidos quedaron listos para retirar.')).toBeVisible()
    await press(context, 'Deshacer')
    await expect(await canvas.findByText('2 pedidos están como antes.')).toBeVisible()
  },
}

/** Every kind of debt, each order once, the oldest first. */
export const AMorning: Story = {
  parameters: morning({
    stock: 3,
    plannedPause: { startsAt: testNow + 12 * dayMs, endsAt: testNow + 15 * dayMs },
  }),
  play: async (context) => {
    const { canvas } = context
    const names = async (name: RegExp) =>
      (await kind(context, name)).getAllByRole('listitem').map((row) => row.textContent)
    await expect(await names(/^Cobrar 5, \$295,00/)).toHaveLength(5)
    await expect(await names(/^Devolver 1, \$59,00/)).toHaveLength(1)
    const ship = await names(/^Enviar 3/)
    await expect(ship[0]).toMatch(/María de los Ángeles.*2 botellas a Cuenca, pagado hace 3 días/)
    await expect(ship[2]).toMatch(/Pedro Chango.*se cobra al entregar; pedido hoy/)
    await expect(await names(/^Entregar 1/)).toHaveLength(1)
    await expect(await names(/^Reponer 1/)).toHaveLength(1)
    await expect(await names(/^Pausa 1/)).toEqual([expect.stringMatching(/^Habrá una pausa del/)])
    await expect(
      await canvas.findByRole('link', { name: 'WhatsApp: Luis Tituaña' }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/593\d+\?text=Hola%2C%20Luis/),
    )
    await expect(canvas.getByRole('link', { name: 'Rosa Quishpe' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${orderIdOf(1005)}`,
    )
    await waitFor(() => expect(document.title).toMatch(/^\(10\) Resumen/))
  },
}

export const English: Story = {
  globals: { locale: 'en' },
  play: async (context) => {
    const ship = await kind(context, /^Ship 3/)
    await expect(ship.getByText('6 bottles to Guayaquil, paid yesterday')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const collect = await kind(context, /^Cobrar/)
    for (const button of collect.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

/** Presses a button, once its place has been still for a second. */
async function press(
  { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>,
  name: string | RegExp,
): Promise<HTMLElement> {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 })
  await userEvent.click(button)
  return button
}

/** WhatsApp is for mobile numbers only. */
export const LateWithLandline: Story = {
  parameters: morning({
    orders: aMorning.map((order) => ({
      ...order,
      customer: { ...order.customer, telefono: '02 234 5678', telefonoE164: '+59322345678' },
    })),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Correo: Luis Tituaña/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  },
}

/** The button keeps its place and does nothing more; the bar undoes the step. Nothing is asked before. */
export const RowDoneAndUndone: Story = {
  play: async (context) => {
    const { canvas } = context
    await kind(context, /^Cobrar/)
    const expectAnnounced = watchLiveRegions(context.canvasElement)
    const button = await press(context, 'Llegó el dinero: Rosa Quishpe')
    await expectAnnounced(/Rosa Quishpe, A-1005: llegó el dinero/)
    await expect(button).toHaveAccessibleName('Llegó el dinero, hecho: Rosa Quishpe')
    await expect(button).toHaveFocus()
    await expect(await canvas.findByRole('region', { name: /^Cobrar 4/ })).toBeVisible()
    await press(context, 'Deshacer')
    await expect(
      await canvas.findByRole('button', { name: 'Llegó el dinero: Rosa Quishpe' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('region', { name: /^Cobrar 5/ })).toBeVisible()
  },
}

/** Cash at the door moves both tracks at once. */
export const Collected: Story = {
  play: async (context) => {
    await kind(context, /^Cobrar/)
    await press(context, 'Entregado y cobrado: José Guamán')
    await expect(await context.canvas.findByText(/entregado y cobrado, \$/)).toBeVisible()
  },
}

/** A second tap hits the same row, which does nothing: neither an undo nor the next customer's step. */
export const RowTappedTwice: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await kind(context, /^Cobrar/)
    const button = canvas.getByRole('button', { name: 'Llegó el dinero: Rosa Quishpe' })
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { y } = button.getBoundingClientRect()
    await userEvent.dblClick(button)
    await expect(await canvas.findByText(/A-1005: llegó el dinero/)).toBeVisible()
    await expect(button.getBoundingClientRect().y).toBe(y)
    const { orders } = await servicesOf(context).loadBackend()
    await expect(await orders.find(orderIdOf(1005))).toMatchObject({
      receivedCents: 3_200,
      entries: [{ kind: 'placed' }, { kind: 'received' }],
    })
  },
}

/** A colleague has taken the same step before: it is not undone here, and the queue shows what is owed now. */
export const RowDoneByColleague: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await kind(context, /^Cobrar/)
    const expectAnnounced = watchLiveRegions(canvasElement)
    await colleagueTakes(servicesOf(context), orderIdOf(1005), (order) =>
      stepsOf(order, 'received'),
    )
    await press(context, 'Llegó el dinero: Rosa Quishpe')
    await expectAnnounced(/No se pudo con A-1005, .*: Llegó el dinero, \$32,00 \(Lucía Paredes\)/)
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: /^Cobrar 4/ })).toBeVisible()
  },
}

/** A colleague has cancelled the order since: the bar says so, and the queue shows what is owed now. */
export const RowRefused: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await kind(context, /^Cobrar/)
    const expectAnnounced = watchLiveRegions(canvasElement)
    await colleagueTakes(servicesOf(context), orderIdOf(1004), (order) =>
      stepsOf(order, 'cancelled'),
    )
    await press(context, /^Llegó el dinero: Ana María/)
    await expectAnnounced(/No se pudo con A-1004, Ana María .*: Cancelado \(Lucía Paredes\)/)
    await expect(canvas.getByRole('link', { name: 'Ver' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${orderIdOf(1004)}`,
    )
    await expect(await canvas.findByRole('region', { name: /^Cobrar 4/ })).toBeVisible()
  },
}

export const RowUnanswered: Story = {
  parameters: morning({ backend: answering(takeStep, offline) }),
  play: async (context) => {
    const refund = await kind(context, /^Devolver/)
    await press(context, /^Dinero devuelto/)
    await expect(await context.canvas.findByText(/^No sabemos si se guardó: A-1008/)).toBeVisible()
    await expect(refund.getByRole('button', { name: /^Dinero devuelto/ })).toBeVisible()
  },
}

/** Chooses all orders to ship. */
async function chooseAll({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Elegir los 3 por enviar' }))
}

export const Chosen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await chooseAll(context)
    await expect(context.canvas.getByText('3 pedidos elegidos')).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Imprimir notas' })).toBeVisible()
  },
}

export const ShippedTogetherAndUndone: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await chooseAll(context)
    const expectAnnounced = watchLiveRegions(canvasElement)
    await press(context, 'Enviados')
    await expectAnnounced(/3 pedidos quedaron como enviados/)
    // The rows stay until nothing can be undone any more: nothing moves under a finger.
    await expect(canvas.getAllByRole('button', { name: /, hecho: / })).toHaveLength(3)
    await press(context, 'Deshacer')
    await expectAnnounced(/3 pedidos están como antes/)
    await expect(await canvas.findByRole('region', { name: /^Enviar 3/ })).toBeVisible()
  },
}

/** A colleague has cancelled one order in the meantime: it is named with where it stands. */
export const ShippedInPart: Story = {
  play: async (context) => {
    const { canvas } = context
    await chooseAll(context)
    await colleagueTakes(servicesOf(context), orderIdOf(1002), (order) =>
      stepsOf(order, 'cancelled'),
    )
    await press(context, 'Enviados')
    await expect(await canvas.findByText('2 pedidos quedaron como enviados.')).toBeVisible()
    await expect(
      canvas.getByText(
        /^No se pudo con A-1002, Verónica Salazar\. Entretanto: Cancelado \(Lucía Paredes\)\.$/,
      ),
    ).toBeVisible()
  },
}

export const Restocked: Story = {
  parameters: morning({ stock: 3 }),
  play: async (context) => {
    const { canvas } = context
    await kind(context, /^Reponer/)
    await press(context, /^Sumar 12/)
    await expect(await canvas.findByText(/: 15\. Antes: 3\.$/)).toBeVisible()
    await press(context, 'Deshacer')
    await expect(await canvas.findByText(/: otra vez 3\.$/)).toBeVisible()
    await expect(canvas.getByText('Quedan 3 botellas')).toBeVisible()
  },
}

/** A colleague has counted the bottles meanwhile: no case is added to what was seen. */
export const RestockRefused: Story = {
  parameters: morning({ stock: 3 }),
  play: async (context) => {
    const { canvas } = context
    await kind(context, /^Reponer/)
    const { run } = await openColleague(servicesOf(context))
    await run(setStock, { id: 'destilado', seen: 3, stock: 20 })
    await press(context, /^Sumar 12/)
    await expect(await canvas.findByText(/alguien cambió las existencias/)).toBeVisible()
    await expect(await canvas.findByText('Quedan 20 botellas')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()
  },
}

export const AllUpToDate: Story = {
  parameters: morning({ orders: aMorning.slice(0, 1) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todo está al día/)).toBeVisible()
  },
}
