import { dayMs, setStock, takeStep, type PlannedPause } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { Page } from './AdminHomePage.tsx'
import { adminVisit, colleagueTakes, openColleague } from './testing/adminVisit.ts'
import { aMorning } from './testing/aMorning.ts'
import { answering, offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { orderIdOf } from './testing/numberedOrder.ts'
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
    await expect(await names(/^Escribir/)).toHaveLength(1)
    await expect(await names(/^Cobrar 4, \$236,00/)).toHaveLength(4)
    await expect(await names(/^Devolver 1, \$59,00/)).toHaveLength(1)
    const ship = await names(/^Enviar 3, 9 botellas/)
    await expect(ship[0]).toMatch(/María de los Ángeles.*2 botellas a Cuenca, pagado hace 3 días/)
    await expect(ship[2]).toMatch(/Pedro Chango.*se cobra al entregar; pedido hoy/)
    await expect(await names(/^Entregar 1/)).toHaveLength(1)
    await expect(await names(/^Reponer 1/)).toHaveLength(1)
    await expect(await names(/^Pausa 1/)).toEqual([expect.stringMatching(/^Habrá una pausa del/)])
    await expect(canvas.getByRole('link', { name: 'WhatsApp: Luis Tituaña' })).toHaveAttribute(
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
    const ship = await kind(context, /^Ship 3, 9 bottles/)
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

/** The button of a row becomes its undo; nothing is asked before. */
export const RowDoneAndUndone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const collect = await kind(context, /^Cobrar/)
    const button = collect.getByRole('button', { name: 'Llegó: Rosa Quishpe' })
    const expectAnnounced = watchLiveRegions(context.canvasElement)
    await userEvent.click(button)
    await expectAnnounced(/Llegó el dinero/)
    await expect(button).toHaveAccessibleName('Deshacer: Rosa Quishpe')
    await expect(button).toHaveFocus()
    await expect(await canvas.findByRole('region', { name: /^Cobrar 3/ })).toBeVisible()
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'Llegó: Rosa Quishpe' })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: /^Cobrar 4/ })).toBeVisible()
  },
}

/** Cash at the door moves both tracks at once. */
export const Collected: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const collect = await kind(context, /^Cobrar/)
    await userEvent.click(collect.getByRole('button', { name: 'Entregado y cobrado: José Guamán' }))
    await expect(await collect.findByText('Entregado, y el dinero cobrado')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Deshacer: José Guamán' })).toBeVisible()
  },
}

/** Only the first click counts: the second would undo the step. */
export const RowClickedTwice: Story = {
  play: async (context) => {
    const collect = await kind(context, /^Cobrar/)
    const button = collect.getByRole('button', { name: 'Llegó: Rosa Quishpe' })
    await context.userEvent.dblClick(button)
    await expect(await collect.findByText('Llegó el dinero')).toBeVisible()
    await fireEvent.click(button, { detail: 2 })
    await context.userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('Llegó: Rosa Quishpe'))
    const { orders } = await servicesOf(context).loadBackend()
    const kinds = (await orders.find(orderIdOf(1005)))?.activity.map((entry) => entry.kind)
    await expect(kinds).toEqual(['received', 'receivedUndone'])
  },
}

/** A colleague has taken the same step before: it is not undone here, and the queue shows what is owed now. */
export const RowDoneByColleague: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const collect = await kind(context, /^Cobrar/)
    const expectAnnounced = watchLiveRegions(canvasElement)
    await colleagueTakes(servicesOf(context), orderIdOf(1005), 'received')
    await userEvent.click(collect.getByRole('button', { name: 'Llegó: Rosa Quishpe' }))
    await expectAnnounced(/Rosa Quishpe: alguien ya lo había hecho/)
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()
    await expect(await canvas.findByRole('region', { name: /^Cobrar 3/ })).toBeVisible()
  },
}

/** A colleague has cancelled the order since: the row says so, and the queue shows what is owed now. */
export const RowRefused: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const collect = await kind(context, /^Cobrar/)
    const expectAnnounced = watchLiveRegions(canvasElement)
    await colleagueTakes(servicesOf(context), orderIdOf(1004), 'cancelled')
    await userEvent.click(collect.getByRole('button', { name: /^Llegó: Ana María/ }))
    await expectAnnounced(/Ana María .*: el pedido cambió entretanto/)
    await expect(canvas.getByRole('link', { name: 'Ver' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${orderIdOf(1004)}`,
    )
    await expect(await canvas.findByRole('region', { name: /^Cobrar 3/ })).toBeVisible()
  },
}

export const RowUnanswered: Story = {
  parameters: morning({ backend: answering(takeStep, offline) }),
  play: async (context) => {
    const refund = await kind(context, /^Devolver/)
    await context.userEvent.click(refund.getByRole('button', { name: /^Devuelto/ }))
    await expect(await refund.findByText(/^No pudimos anotarlo\./)).toBeVisible()
    await expect(refund.getByRole('button', { name: /^Devuelto/ })).toBeVisible()
  },
}

/** Chooses all orders to ship. */
async function chooseAll({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Elegir los 3' }))
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
    const { canvas, canvasElement, userEvent } = context
    await chooseAll(context)
    const expectAnnounced = watchLiveRegions(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Enviados' }))
    await expectAnnounced(/3 pedidos quedaron como enviados/)
    await expect(await canvas.findByRole('region', { name: /^Entregar 3/ })).toBeVisible()
    const undo = canvas.getByRole('button', { name: 'Deshacer' })
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.click(undo)
    await expectAnnounced(/3 pedidos vuelven a estar por enviar/)
    await expect(await canvas.findByRole('region', { name: /^Enviar 3/ })).toBeVisible()
  },
}

/** A colleague has cancelled one order in the meantime: it is named with where it stands. */
export const ShippedInPart: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await chooseAll(context)
    await colleagueTakes(servicesOf(context), orderIdOf(1002), 'cancelled')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviados' }))
    await expect(await canvas.findByText('2 pedidos quedaron como enviados.')).toBeVisible()
    await expect(
      canvas.getByText(/^No se pudo con A-1002, Verónica Salazar: se canceló entretanto\.$/),
    ).toBeVisible()
  },
}

export const Restocked: Story = {
  parameters: morning({ stock: 3 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const restock = await kind(context, /^Reponer/)
    await userEvent.click(restock.getByRole('button', { name: /^Sumar 12/ }))
    await expect(await restock.findByText('Ahora quedan 15')).toBeVisible()
    await userEvent.click(restock.getByRole('button', { name: /^Deshacer/ }))
    await expect(await canvas.findByText('Quedan 3 botellas')).toBeVisible()
  },
}

/** A colleague has counted the bottles meanwhile: no case is added to what was seen. */
export const RestockRefused: Story = {
  parameters: morning({ stock: 3 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    const restock = await kind(context, /^Reponer/)
    const { run } = await openColleague(servicesOf(context))
    await run(setStock, { id: 'destilado', seen: 3, stock: 20 })
    await userEvent.click(restock.getByRole('button', { name: /^Sumar 12/ }))
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
