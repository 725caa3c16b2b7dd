import {
  addNote,
  anonymisedCustomer,
  editOrder,
  guestActor,
  hourMs,
  stepsOf,
  takeStep,
  versionOf,
} from '@storefront/domain'
import { aCheckedCustomer, aCustomer, aReceiver } from '@storefront/domain/testing'
import { Route, Routes } from 'react-router-dom'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { testNow } from '../../../testing/createTestServices.ts'
import { servicesOf, type SiteMeta, type SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { es } from '../../shared/messages/es.ts'
import { Page } from './DeskOrderPage.tsx'
import { adminVisit, colleagueTakes, openColleague } from './testing/adminVisit.ts'
import { answering, losingFirstAnswer, offline } from './testing/answering.ts'
import { completeSettings } from './testing/completeSettings.ts'
import { numberedOrder, orderIdOf, type OrderFacts } from './testing/numberedOrder.ts'
import { watchLiveRegions } from './testing/watchLiveRegions.ts'

const id = orderIdOf(1004)

const cash = { paymentMethod: 'onDelivery', bankAccount: null } as const
const paid = { paymentReceivedAt: testNow - 3 * hourMs } as const
const onItsWay = { status: 'shipped', shippedAt: testNow - hourMs } as const

/** A dashboard with an order in this state, between two others. */
const dashboard = (order: OrderFacts = {}, shop: Parameters<typeof adminVisit>[0] = {}) =>
  adminVisit({
    orders: [
      numberedOrder(1005, { createdAt: testNow - 2 * hourMs }),
      numberedOrder(1004, {
        createdAt: testNow - 72 * hourMs,
        notes: 'El timbre no suena. Llamar al llegar, por favor.',
        giftNote: 'Feliz cumpleaños, Rosa. Que brindes bien.',
        ...order,
      }),
      numberedOrder(1003, { createdAt: testNow - 80 * hourMs }),
    ],
    ...shop,
  })

const meta = {
  title: 'Pages/Desk/Order',
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

async function press({ canvas, userEvent }: Context, name: string | RegExp): Promise<void> {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

/** The state of a track, by the name of its heading. */
const current = async ({ canvas }: Context, name: string) => {
  const heading = await canvas.findByRole('heading', { name, level: 2 })
  const track = heading.closest('[data-track]')
  return track?.querySelector('[aria-current]')?.textContent ?? ''
}

async function typeTracking({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Empresa'), 'Servientrega')
  await userEvent.type(canvas.getByLabelText(/^Guía/), '0093 4471 2208')
}

/** Saves the tracking. */
const saveTracking = async ({ canvas, userEvent }: Context) =>
  userEvent.click(
    within(canvas.getByRole('region', { name: 'Transporte' })).getByRole('button', {
      name: 'Guardar',
    }),
  )

/** A transfer that is awaited: the money has the filled button, the bottles an outlined one. */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Rosa Quishpe')
    await expect(await current(context, 'Dinero')).toMatch(/^Por cobrar/)
    await expect(await current(context, 'Botellas')).toMatch(/^Por enviar/)
    await expect(await canvas.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/593991234567\?text=Hola%2C%20Rosa.*orders%2F/),
    )
  },
}

/** Two taps: the money, the bottles. */
export const MoneyAndShipment: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await canvas.findByRole('button', { name: 'Confirmar el pago' })
    const expectAnnounced = watchLiveRegions(canvasElement)
    await press(context, 'Confirmar el pago')
    await expectAnnounced(/Rosa Quishpe, A-1004: Llegó el dinero, \$59,00/)
    await expect(canvas.getByRole('region', { name: 'Cómo está el pedido' })).toHaveFocus()
    await press(context, 'Marcar como enviado')
    await expectAnnounced(/A-1004: Enviado/)
    await expect(await canvas.findByRole('button', { name: 'Marcar como entregado' })).toBeVisible()
    await expect(canvas.getByText('Todo recibido')).toBeVisible()
  },
}

const pickedUp = {
  ...cash,
  pickupAddress: 'Av. Amazonas N24-03 y Colón, oficina 5, Quito',
  shippingCents: 0,
  customer: aCustomer({ direccion: '', city: '', province: '', reference: '' }),
} as const

/** An order that its buyer picks up has the same steps by other names, and no carrier. */
export const Pickup: Story = {
  parameters: dashboard(pickedUp),
  play: async (context) => {
    const { canvas } = context
    await expect(await current(context, 'Botellas')).toBe('Por preparar')
    const customer = within(canvas.getByRole('region', { name: 'Entrega' }))
    await expect(customer.getByText('Retira en').nextElementSibling).toHaveTextContent(
      pickedUp.pickupAddress,
    )
    await expect(canvas.queryByRole('region', { name: 'Transporte' })).not.toBeInTheDocument()
    // In the slip, which only print shows.
    await expect(canvas.getByText('Por cobrar al retirar: $54,00')).toBeInTheDocument()
    await press(context, 'Marcar como listo')
    await expect(await canvas.findByText(/A-1004: Listo para retirar\.$/)).toBeVisible()
    await expect(canvas.getByLabelText('Texto (puedes cambiarlo)')).toHaveDisplayValue(
      /^Hola, Rosa: tu pedido A-1004 está listo para retirar en Av\. Amazonas .*; son \$54,00 en efectivo\./,
    )
    await press(context, 'Marcar como retirado y cobrado')
    await expect(await canvas.findByText('Todo retirado')).toBeVisible()
  },
}

export const ToBePickedUp: Story = { parameters: dashboard(pickedUp) }

/** Changed, it is shipped to an address. */
export const PickupShipped: Story = {
  parameters: dashboard(pickedUp),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Cambiar el pedido')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Envío' }))
    await userEvent.type(canvas.getByLabelText('Ciudad'), 'Cuenca')
    await userEvent.selectOptions(canvas.getByLabelText('Provincia'), 'Azuay')
    await press(context, 'Guardar los cambios')
    await expect(await canvas.findByText('Los cambios están guardados.')).toBeVisible()
    await expect(canvas.getByText('Pedido cambiado')).toBeVisible()
    await expect(canvas.getByText('Total $5,00 más')).toBeVisible()
    await expect(await current(context, 'Botellas')).toBe('Por enviar')
  },
}

const newAddress = 'Calle Doce 34, Puyo'

/** The shop has moved: the order can follow. */
export const PickupMoved: Story = {
  parameters: dashboard(pickedUp, {
    settings: { ...completeSettings, pickupAddress: newAddress },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Cambiar el pedido')
    await expect(await canvas.findByRole('radio', { name: 'Retiro' })).toBeChecked()
    await expect(canvas.getByLabelText('Ciudad')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Nuevo retiro' }))
    await expect(canvas.getByText(newAddress)).toBeVisible()
    await press(context, 'Guardar los cambios')
    await expect(await canvas.findByText('Los cambios están guardados.')).toBeVisible()
    await expect(canvas.getByText(newAddress)).toBeVisible()
  },
}

/** A colleague has it picked up meanwhile: the form says so, keeps what was typed, and undoes nothing. */
export const DeliveryByColleague: Story = {
  parameters: dashboard(
    { ...cash, uid: null, shippingCents: 0 },
    { settings: { ...completeSettings, shippingCents: 0, pickupAddress: newAddress } },
  ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Cambiar el pedido')
    const name = await canvas.findByLabelText('Nombre completo')
    await userEvent.type(name, ' Paredes')
    const { run, orders } = await openColleague(servicesOf(context))
    const order = await orders.find(id)
    if (order === null) throw new Error('The order is missing')
    await run(editOrder, {
      id,
      version: versionOf(order),
      lines: order.items.map(({ productId, quantity }) => ({ id: productId, quantity })),
      pickupAddress: newAddress,
      customer: aCheckedCustomer(),
      receiver: null,
      giftNote: order.giftNote,
      paymentMethod: order.paymentMethod,
      agreedShippingCents: null,
      discountCents: 0,
      reason: '',
    })
    await press(context, 'Guardar los cambios')
    await expect(await canvas.findByText(/^No se guardó: el pedido cambió/)).toBeVisible()
    await expect(
      canvas.getByText(/^Entretanto: Cambio: la entrega \(Lucía Paredes\)\./),
    ).toBeVisible()
    await expect(name).toHaveValue('Rosa Quishpe Paredes')
    await expect(await orders.find(id)).toMatchObject({
      pickupAddress: newAddress,
      customer: { nombre: 'Rosa Quishpe' },
    })
    // The next press saves what was typed, and leaves the rest.
    await press(context, 'Guardar los cambios')
    await expect(await canvas.findByText('Los cambios están guardados.')).toBeVisible()
    await expect(await orders.find(id)).toMatchObject({
      pickupAddress: newAddress,
      customer: { nombre: 'Rosa Quishpe Paredes' },
    })
  },
}

const withPickup = dashboard(cash, {
  settings: { ...completeSettings, pickupAddress: newAddress },
})

/** A number that was typed before the order became a pick-up neither stops its step nor is stored. */
export const TrackedBeforePickup: Story = {
  parameters: withPickup,
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByLabelText(/^Guía/)
    await typeTracking(context)
    await press(context, 'Cambiar el pedido')
    await userEvent.click(await canvas.findByRole('radio', { name: 'Retiro' }))
    await press(context, 'Guardar los cambios')
    await press(context, 'Marcar como listo')
    await expect(await canvas.findByText(/A-1004: Listo para retirar\.$/)).toBeVisible()
    const { orders } = await servicesOf(context).loadBackend()
    await expect(await orders.find(id)).toMatchObject({ status: 'shipped', tracking: null })
  },
}

/** Undone in the bar; the activity keeps what was undone, by whom and when. */
export const Undone: Story = {
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Confirmar el pago')
    await press(context, 'Deshacer')
    await expect(await canvas.findByText(/: Deshecho: Llegó el dinero, \$59,00\.$/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Confirmar el pago' })).toBeVisible()
    const undone = await canvas.findByText('Llegó el dinero, $59,00', { selector: 's' })
    await expect(undone.closest('li')).toHaveTextContent(/Deshecho: Tú, /)
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()
  },
}

export const Paid: Story = {
  parameters: dashboard({ ...paid }),
  play: async (context) => {
    const { canvas } = context
    await typeTracking(context)
    await press(context, 'Marcar como enviado')
    await expect(await canvas.findByRole('link', { name: 'Seguir el envío' })).toHaveAttribute(
      'href',
      'https://www.servientrega.com.ec/Tracking/?guia=009344712208&tipo=GUIA',
    )
  },
}

/** A number without its carrier: nothing is sent before the form has both. */
export const CarrierMissing: Story = {
  parameters: dashboard({ ...paid }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Guía/), '0093 4471 2208')
    await press(context, 'Marcar como enviado')
    await waitFor(() => expect(canvas.getByLabelText('Empresa')).toHaveFocus())
    await expect(canvas.getByLabelText('Empresa')).toBeInvalid()
    await expect(canvas.getByText(es.fieldErrors.required)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Marcar como enviado' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Guía/)).toHaveValue('0093 4471 2208')
  },
}

/** On its way: the number is corrected, and stays on record. */
export const Shipped: Story = {
  parameters: dashboard({
    ...paid,
    ...onItsWay,
    tracking: { carrier: 'Servientrega', number: '0093 4471 2208' },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Corregir')
    const field = canvas.getByLabelText(/^Guía/)
    await userEvent.clear(field)
    await userEvent.type(field, '77')
    await saveTracking(context)
    await expect(await canvas.findByText(/: Transporte anotado\.$/)).toBeVisible()
    await expect(await canvas.findByText('Transporte anotado')).toBeVisible()
    await expect(canvas.getByText('77')).toBeVisible()
  },
}

/** A colleague has stored another number: it is shown beside the typed one, which replaces it when it is saved again. */
export const NumberStoredMeanwhile: Story = {
  parameters: dashboard({ ...paid, ...onItsWay }),
  play: async (context) => {
    const { canvas } = context
    await typeTracking(context)
    const tracking = { carrier: 'Tramaco', number: '77' }
    await colleagueTakes(servicesOf(context), id, () => [{ kind: 'tracked', tracking }])
    await saveTracking(context)
    await expect(
      await canvas.findByText(
        'No se pudo con A-1004, Rosa Quishpe. Entretanto: Transporte anotado (Lucía Paredes).',
      ),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^Entretanto: Transporte anotado \(Lucía Paredes\)/),
    ).toBeVisible()
    await expect(canvas.getByText('77')).toBeVisible()
    await expect(canvas.getByLabelText(/^Guía/)).toHaveValue('0093 4471 2208')
    await saveTracking(context)
    await expect(await canvas.findByText(/: Transporte anotado\.$/)).toBeVisible()
    const { orders } = await servicesOf(context).loadBackend()
    await expect(await orders.find(id)).toMatchObject({ tracking: { number: '0093 4471 2208' } })
  },
}

/** Cash on its way: one button moves both tracks, and one undo moves both back. */
export const Cash: Story = {
  parameters: dashboard({ ...cash, ...onItsWay }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Marcar como entregado y cobrado')
    await expect(
      await canvas.findByText(/A-1004: Entregado; Llegó el dinero, \$\d+,00\.$/),
    ).toBeVisible()
    await expect(await canvas.findByText('Todo recibido')).toBeVisible()
    await expect(canvas.getByText('Todo entregado')).toBeVisible()
    await press(context, 'Deshacer')
    await expect(
      await canvas.findByRole('button', { name: 'Marcar como entregado y cobrado' }),
    ).toBeVisible()
  },
}

/** The question names the refund that the cancellation makes; then it is to do. */
export const CancelledToRefund: Story = {
  parameters: dashboard({ ...paid, language: 'en' }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Cancelar el pedido')
    const question = within(canvas.getByRole('dialog', { name: '¿Cancelar el pedido?' }))
    await waitFor(() => expect(question.getByText(/quedan \$59,00 por devolver/)).toBeVisible())
    await context.userEvent.click(question.getByRole('button', { name: 'Cancelar el pedido' }))
    await expect(await canvas.findByText(/A-1004: Cancelado\.$/)).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: 'Confirmar la devolución' }),
    ).toBeVisible()
    await expect(await current(context, 'Dinero')).toMatch(/^Por devolver/)
    await expect(canvas.getByText('Nada por enviar')).toBeVisible()
    await expect(canvas.getByLabelText('Texto (puedes cambiarlo)')).toHaveDisplayValue(
      /^Hello Rosa, your order A-1004 goes no further\. We will refund/,
    )
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  },
}

const cancelledOrder = numberedOrder(1004, {
  uid: null,
  status: 'cancelled',
  createdAt: testNow - 72 * hourMs,
  cancelledAt: testNow - hourMs,
})

/** Bought without an account, and cancelled by whoever has the link. */
export const WithoutAccount: Story = {
  parameters: dashboard({
    uid: null,
    entries: cancelledOrder.entries.map((entry) => ({ ...entry, by: guestActor })),
  }),
  play: async ({ canvas }) => {
    const cancelled = (await canvas.findByText('Cancelado', { selector: 'li p span' })).closest(
      'li',
    )
    await expect(cancelled).toHaveTextContent('Quien compró')
  },
}

/** An order that came by WhatsApp: a telephone, and no e-mail address. */
export const WithoutEmail: Story = {
  parameters: dashboard({ customer: { ...numberedOrder(1004).customer, email: '' } }),
  play: async ({ canvas }) => {
    const message = within(await canvas.findByRole('region', { name: 'Escribir' }))
    await expect(await message.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/593/),
    )
    await expect(message.queryByRole('link', { name: 'Correo' })).not.toBeInTheDocument()
  },
}

export const Anonymised: Story = {
  parameters: dashboard({
    ...paid,
    status: 'delivered',
    deliveredAt: testNow - hourMs,
    uid: null,
    customer: anonymisedCustomer,
    notes: '',
  }),
}

/** Changed before it ships: another city, a bottle more. The rest of the money is then due. */
export const Edited: Story = {
  parameters: dashboard({ ...paid }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Cambiar el pedido')
    const city = await canvas.findByLabelText('Ciudad')
    await userEvent.clear(city)
    await userEvent.type(city, 'Cayambe')
    await userEvent.click(canvas.getByRole('button', { name: 'Una menos de Amaru Destilado' }))
    await expect(canvas.getByText('Después quedan $27,00 por devolver.')).toBeVisible()
    const more = canvas.getByRole('button', { name: 'Una más de Amaru Destilado' })
    const payment = canvas.getByRole('group', { name: 'Pago' })
    await userEvent.click(more)
    const place = payment.offsetTop
    await userEvent.click(more)
    await expect(canvas.getByText('Después quedan $27,00 por recibir.')).toBeVisible()
    // The choice stays under the finger.
    await expect(payment.offsetTop).toBe(place)
    await press(context, 'Guardar los cambios')
    await expect(await canvas.findByText('Los cambios están guardados.')).toBeVisible()
    // Each field is named once, with what it was and is.
    await expect(canvas.getByText('Pedido cambiado')).toBeVisible()
    await expect(canvas.getAllByText(/la entrega/)).toHaveLength(1)
    await expect(canvas.getByText('Total $27,00 más')).toBeVisible()
    await expect(await current(context, 'Dinero')).toMatch(/^Por cobrar/)
  },
}

/** A gift that is on its way: its receiver's address is corrected, and its carrier stays. */
export const GiftFollowed: Story = {
  parameters: dashboard({
    ...paid,
    ...onItsWay,
    customer: aCustomer({ direccion: '', city: '', province: '', reference: '' }),
    receiver: aReceiver(),
    tracking: { carrier: 'Servientrega', number: '9800' },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Es un regalo para')).toBeVisible()
    await press(context, 'Cambiar el pedido')
    const street = await canvas.findByLabelText('Calle y número')
    await expect(canvas.getByLabelText('Quién recibe')).toHaveValue('Inés Tituaña')
    await expect(canvas.queryByLabelText('Descuento')).toBeNull()
    await userEvent.clear(street)
    await userEvent.type(street, 'Calle Sucre 3-10')
    await press(context, 'Guardar los cambios')
    await expect(
      await canvas.findByText(
        'la entrega: antes Calle Larga 7-42, Cuenca, Azuay; ahora Calle Sucre 3-10, Cuenca, Azuay',
      ),
    ).toBeVisible()
    await expect((await canvas.findAllByText(/9800/))[0]).toBeVisible()
  },
}

/** A discount needs its reason, and is a line of its own. */
export const Discounted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Cambiar el pedido')
    const discount = await canvas.findByLabelText('Descuento')
    await expect(discount).toHaveAccessibleDescription('Como mucho $59,00')
    // Before anything is sent.
    await userEvent.type(discount, '90')
    await expect(discount).toBeInvalid()
    await userEvent.type(discount, '{Backspace}')
    await expect(discount).toBeValid()
    await press(context, 'Guardar los cambios')
    const reason = canvas.getByLabelText('Motivo del descuento')
    await expect(reason).toBeInvalid()
    await userEvent.type(reason, 'Por la espera')
    await press(context, 'Guardar los cambios')
    await expect(await canvas.findByText('el descuento: antes $0,00; ahora $9,00')).toBeVisible()
    await expect(canvas.getByText('«Por la espera»')).toBeVisible()
    await expect(canvas.getByText('-$9,00')).toBeVisible()
  },
}

/** Only a part of the transfer has come: the rest is due. */
export const PaidInPart: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Anotar un pago')
    const dialog = within(await canvas.findByRole('dialog', { name: /^Anotar un pago/ }))
    const amount = dialog.getByLabelText('Valor')
    await expect(amount).toHaveValue('59,00')
    await userEvent.clear(amount)
    await userEvent.type(amount, '20')
    await expect(dialog.getByText('Después quedan $39,00 por recibir.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar el pago' }))
    await expect(await canvas.findByText(/A-1004: Llegó el dinero, \$20,00\.$/)).toBeVisible()
    await expect(await current(context, 'Dinero')).toBe('Por cobrar $39,00')
  },
}

/** A bottle broke on its way: a part of the money was given back, and lowers what the order costs. */
export const RefundedInPart: Story = {
  parameters: dashboard({ ...paid, ...onItsWay }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Devolver dinero')
    const dialog = within(await canvas.findByRole('dialog', { name: /^Devolver dinero/ }))
    await userEvent.type(dialog.getByLabelText('Valor'), '60')
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Llegó una botella rota.')
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar la devolución' }))
    await expect(dialog.getByLabelText('Valor')).toBeInvalid()
    await userEvent.clear(dialog.getByLabelText('Valor'))
    await userEvent.type(dialog.getByLabelText('Valor'), '27')
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar la devolución' }))
    await expect(await canvas.findByText('Dinero devuelto, $27,00')).toBeVisible()
    await expect(canvas.getByText('«Llegó una botella rota.»')).toBeVisible()
    await expect(canvas.getByText('Devueltos $27,00; quedan $32,00')).toBeVisible()
    await expect(canvas.getByText('Todo recibido')).toBeVisible()
  },
}

/** Of what has to be refunded the buyer leaves the rest to the shop. */
export const RestLeft: Story = {
  parameters: dashboard({ ...paid, status: 'cancelled', cancelledAt: testNow - hourMs }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Devolver dinero')
    const dialog = within(await canvas.findByRole('dialog', { name: /^Devolver dinero/ }))
    await userEvent.clear(dialog.getByLabelText('Valor'))
    await userEvent.type(dialog.getByLabelText('Valor'), '50')
    await waitFor(() =>
      expect(dialog.getByText('Después quedan $9,00 por devolver.')).toBeVisible(),
    )
    await userEvent.click(dialog.getByLabelText('Quien compró deja el resto a la tienda'))
    await expect(dialog.getByText(/^Después no queda nada/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar la devolución' }))
    await expect(await canvas.findByText('Quien compró dejó $9,00 a la tienda')).toBeVisible()
    await expect(canvas.getByText('Todo devuelto')).toBeVisible()
  },
}

/** The answer to a refund is lost: the same press again records no other one, though the page shows the order after it. */
export const RefundedOnce: Story = {
  parameters: dashboard(paid, { backend: losingFirstAnswer(takeStep) }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Devolver dinero')
    const dialog = within(await canvas.findByRole('dialog', { name: /^Devolver dinero/ }))
    await userEvent.type(dialog.getByLabelText('Valor'), '20')
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Llegó una botella rota.')
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar la devolución' }))
    await expect(await canvas.findByText('Dinero devuelto, $20,00')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Anotar la devolución' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const { orders } = await servicesOf(context).loadBackend()
    await expect(await orders.find(id)).toMatchObject({ refundedCents: 2_000 })
  },
}

/** A delivered order comes back: its bottles are counted, its money has to be refunded. */
export const CameBack: Story = {
  parameters: dashboard({ ...paid, status: 'delivered', deliveredAt: testNow - hourMs }),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Anotar que el paquete volvió')
    const question = within(canvas.getByRole('dialog', { name: '¿Volvió el paquete?' }))
    await expect(question.getByRole('checkbox')).toBeChecked()
    await context.userEvent.click(question.getByRole('button', { name: 'Volvió' }))
    await expect(await canvas.findByText(/A-1004: El paquete volvió/)).toBeVisible()
    await expect(await current(context, 'Dinero')).toMatch(/^Por devolver/)
    await expect(canvas.getByText('Las botellas volvieron a las existencias')).toBeVisible()
  },
}

export const InvoiceNoted: Story = {
  parameters: dashboard(paid),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Número de la factura'), '001-001-000000042')
    const invoice = within(canvas.getByRole('region', { name: 'Factura' }))
    await userEvent.click(invoice.getByRole('button', { name: 'Guardar' }))
    await expect(await canvas.findByText(/: Factura anotada\.$/)).toBeVisible()
    await expect(canvas.getByText('Número 001-001-000000042')).toBeVisible()
  },
}

/** A number that another order carries is asked about, and can be used. */
export const InvoiceOfAnother: Story = {
  parameters: adminVisit({
    orders: [
      numberedOrder(1004, paid),
      numberedOrder(1003, { ...paid, invoice: '001-001-000000042' }),
    ],
  }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Número de la factura'), '001-001-000000042')
    const invoice = within(canvas.getByRole('region', { name: 'Factura' }))
    await userEvent.click(invoice.getByRole('button', { name: 'Guardar' }))
    const question = within(
      await canvas.findByRole('dialog', { name: '¿El mismo número de factura?' }),
    )
    await question.findByText(/^El pedido A-1003 de Rosa Quishpe/)
    await userEvent.click(question.getByRole('button', { name: 'Usarlo de todos modos' }))
    await expect(await canvas.findByText(/: Factura anotada\.$/)).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** A message in the buyer's language, with changed words. */
export const MessageInTheirLanguage: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: dashboard({ language: 'en' }),
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByLabelText('Texto (puedes cambiarlo)')
    await expect(text).toHaveDisplayValue(/^Hello Rosa, thank you/)
    await userEvent.clear(text)
    await userEvent.type(text, 'Ya sale.')
    await expect(canvas.getByRole('link', { name: 'Correo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:rosa@example\.com\?subject=Your%20order.*&body=Ya%20sale\.$/),
    )
    // What was typed and not sent is asked about.
    await userEvent.click(canvas.getByRole('link', { name: 'Productos' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Tienes cambios sin guardar' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Seguir editando' }))
    await expect(text).toHaveValue('Ya sale.')
  },
}

/** The order's link, also for buyers whom no message reaches. */
export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar el enlace' }))
    await expect(await canvas.findByText('Enlace copiado.')).toBeVisible()
    await expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/orders/${id}`)
  },
}

export const NoteAdded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Nota interna/), 'Prefiere la tarde.')
    await press(context, 'Agregar')
    await expect(await canvas.findByText('«Prefiere la tarde.»')).toBeVisible()
    await expect(canvas.getByLabelText(/^Nota interna/)).toHaveValue('')
  },
}

export const NoteNotAdded: Story = {
  parameters: dashboard({}, { backend: answering(addNote, offline) }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText(/^Nota interna/), 'Prefiere la tarde.')
    await press(context, 'Agregar')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/No pudimos guardar la nota/)
    await expect(canvas.getByLabelText(/^Nota interna/)).toHaveValue('Prefiere la tarde.')
  },
}

/** A colleague has cancelled the order that the page still shows as new: who did what, and how it is now. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Confirmar el pago' })
    await colleagueTakes(servicesOf(context), id, (order) => stepsOf(order, 'cancelled'))
    await press(context, 'Confirmar el pago')
    await expect(
      await canvas.findByText(
        'No se pudo con A-1004, Rosa Quishpe. Entretanto: Cancelado (Lucía Paredes).',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('Nada por enviar')).toBeVisible()
  },
}

/** A colleague was faster: theirs is not undone, and the number that was typed is stored by hand. */
export const ShippedByColleague: Story = {
  parameters: dashboard(paid),
  play: async (context) => {
    const { canvas } = context
    await typeTracking(context)
    const tracking = { carrier: 'Tramaco', number: '77' }
    await colleagueTakes(servicesOf(context), id, (order) =>
      stepsOf(order, 'shipped', { tracking }),
    )
    await press(context, 'Marcar como enviado')
    await expect(
      await canvas.findByText(/^No se pudo con A-1004.*: Enviado \(Lucía Paredes\)\.$/),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
    await expect(canvas.getByText('77')).toBeVisible()
    await expect(canvas.getByText('Esto todavía no está guardado.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Guía/)).toHaveValue('0093 4471 2208')
    await press(context, 'Dejarlo como está')
    await expect(canvas.queryByLabelText(/^Guía/)).not.toBeInTheDocument()
    await expect(canvas.getByText('77')).toBeVisible()
  },
}

/** Undone, the shipment gives the number back to the form. */
export const ShipmentUndone: Story = {
  parameters: dashboard(paid),
  play: async (context) => {
    const { canvas } = context
    await typeTracking(context)
    await press(context, 'Marcar como enviado')
    await expect(await canvas.findByText('0093 4471 2208')).toBeVisible()
    await press(context, 'Deshacer')
    await expect(await canvas.findByRole('button', { name: 'Marcar como enviado' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Guía/)).toHaveValue('0093 4471 2208')
  },
}

/** A transfer that has not arrived: bottles do not leave without a question. */
export const ShippedUnpaid: Story = {
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Marcar como enviado')
    const question = within(
      await canvas.findByRole('dialog', { name: '¿Enviar sin haber cobrado?' }),
    )
    await waitFor(() =>
      expect(question.getByText(/Rosa Quishpe por \$59,00, pedido A-1004/)).toBeVisible(),
    )
    await expect(await current(context, 'Botellas')).toMatch(/^Por enviar/)
    await context.userEvent.click(question.getByRole('button', { name: 'Enviar de todos modos' }))
    await expect(await canvas.findByText(/A-1004: Enviado/)).toBeVisible()
  },
}

export const NotAnswered: Story = {
  parameters: dashboard(paid, { backend: answering(takeStep, offline) }),
  play: async (context) => {
    const { canvas } = context
    await typeTracking(context)
    await press(context, 'Marcar como enviado')
    await expect(await canvas.findByText(/^No sabemos si se guardó: A-1004/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Guía/)).toHaveValue('0093 4471 2208')
  },
}

export const NotFound: Story = {
  parameters: { path: '/dashboard/orders/NOSUCH' },
}

export const Loading: Story = {
  parameters: dashboard(
    {},
    {
      backend: () => ({ orders: { find: noAnswer } }),
    },
  ),
}
