import { demoBankAccount } from '@storefront/backend/seed'
import { brand } from '@storefront/brand'
import { hourMs, Outage } from '@storefront/domain'
import { aCustomer, aReceiver } from '@storefront/domain/testing'
import { expect, spyOn, within } from 'storybook/test'

import { testNow } from '../../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../../testing/siteStory.tsx'
import { noAnswer } from '../../../../testing/visit.ts'
import { OrderView } from './OrderView.tsx'
import { filledSettings, id, number, orderStory, showing } from './testing/orderStory.tsx'

const meta = {
  ...orderStory,
  title: 'Pages/Order',
  component: OrderView,
} satisfies SiteMeta<typeof OrderView>

export default meta
type Story = SiteStory<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(number)
    await expect(canvas.getByText(/Esperamos tu transferencia de/)).toBeVisible()
    await expect(canvas.getAllByText('$59,00')[0]).toBeVisible()
    await expect(canvas.getByText(/Av. Amazonas N34-120\s+Quito, Pichincha/)).toBeVisible()
  },
}

/** Right after placing the order. */
export const Confirmation: Story = {
  parameters: { path: `/orders/${id}?placed` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Gracias, Rosa',
    )
    await expect(canvas.getAllByText(number)[0]).toBeVisible()
    await expect(canvas.getByText('Falta un paso tuyo: transferir $59,00.')).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: 'Transfieres' }).closest('li'),
    ).toHaveAttribute('aria-current', 'step')
    await expect(await canvas.findByText(/^En 2 a 5 días hábiles desde el pago/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pedir de nuevo' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/por correo|te enviamos/i)).not.toBeInTheDocument()
    await expect(canvas.queryByText(/enlace/i)).not.toBeInTheDocument()
  },
}

const pickedUp = {
  pickupAddress: 'Av. Amazonas N24-03 y Colón, oficina 5, Quito',
  shippingCents: 0,
  totalCents: 5400,
  customer: aCustomer({ direccion: '', city: '', province: '', reference: '' }),
} as const

/** A gift that is paid on delivery, just placed: its buyer reads who receives it, and who pays. */
export const GiftConfirmation: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({
      customer: pickedUp.customer,
      receiver: aReceiver(),
      paymentMethod: 'onDelivery',
      discountCents: 400,
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'No tienes que hacer nada más por ahora. Inés Tituaña paga $55,00 al recibir.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('Es un regalo para')).toBeVisible()
    await expect(canvas.getByText(/Calle Larga 7-42\s+Cuenca, Azuay/)).toBeVisible()
    await expect(canvas.getByText('Descuento')).toBeVisible()
    await expect(canvas.getByText('Quien recibe paga')).toBeVisible()
  },
}

/** An order that its buyer picks up, just placed: nothing is told of a shipment. */
export const PickupConfirmation: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({ ...pickedUp, paymentMethod: 'onDelivery' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('No tienes que hacer nada más por ahora. Pagas al retirarlo.'),
    ).toBeVisible()
    await expect(canvas.getByText('Lo retiras en')).toBeVisible()
    await expect(canvas.getAllByText(pickedUp.pickupAddress)[0]).toBeVisible()
    await expect(canvas.getByText('Retiro')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(
      /Al recibir|Envío|en camino|Sale hacia ti|llega en/,
    )
  },
}

export const ReadyForPickup: Story = {
  parameters: showing({
    ...pickedUp,
    status: 'shipped',
    shippedAt: testNow,
    paymentReceivedAt: testNow,
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Listo para retirar')).length).toBe(2)
    await expect(canvas.getByText(/^Te espera en Av\. Amazonas N24-03/)).toBeVisible()
    await expect(canvas.getByText('Retirado')).toBeVisible()
  },
}

/** Where the shop sends automatic e-mails, the page says so. */
export const ConfirmationWithLetters: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({}, { ...filledSettings, lettersOn: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^También te enviamos los datos de tu pedido a rosa@example\.com\./),
    ).toBeVisible()
    await expect(canvas.getByText('Te avisamos por correo y empacamos tus botellas.')).toBeVisible()
  },
}

export const PendingWithLetters: Story = {
  parameters: showing({}, { ...filledSettings, lettersOn: true }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/También te avisamos a rosa@example\.com\.$/),
    ).toBeVisible()
  },
}

/** What to do comes before the bill and the help. */
export const SequenceOnAPhone: Story = {
  parameters: { path: `/orders/${id}?placed` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top
    await canvas.findByRole('heading', { name: 'Lo que pediste' })
    await expect(top('Para pagar')).toBeLessThan(top('Qué sigue'))
    await expect(top('Qué sigue')).toBeLessThan(top('Lo que pediste'))
    await expect(top('Lo que pediste')).toBeLessThan(top('¿Necesitas ayuda?'))
  },
}

/** The data for a bank transfer, with the order's number as the reference. */
export const ToBeTransferred: Story = {
  play: async ({ canvas }) => {
    const account = within(
      (await canvas.findByRole('heading', { name: 'Para pagar' })).closest('section') ??
        document.createElement('section'),
    )
    const { number: bankNumber, holder, holderId } = demoBankAccount
    for (const said of [bankNumber, holder, holderId, number]) {
      await expect(account.getByText(said)).toBeVisible()
      // A translated account number or name would lead the money elsewhere.
      await expect(account.getByText(said)).toHaveAttribute('translate', 'no')
    }
    await expect(account.getByText('Banco de los Andes, cuenta corriente')).toBeVisible()
    const receipt = await account.findByRole('link', { name: 'Enviar el comprobante por WhatsApp' })
    await expect(decodeURIComponent(receipt.getAttribute('href') ?? '')).toBe(
      `https://wa.me/593991234567?text=Hola, hice la transferencia del pedido ${number} por $59,00. Adjunto el comprobante.`,
    )
    await expect(canvas.getByText(/^Esperamos tu transferencia de \$59,00/)).toBeVisible()
    await expect(canvas.getByText('Un pedido llega en 2 a 5 días hábiles.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'pedidos@example.com' })).toHaveAttribute(
      'href',
      `mailto:pedidos@example.com?subject=Pedido%20${number}`,
    )
    await expect(canvas.getByRole('link', { name: 'WhatsApp 099 123 4567' })).toHaveAttribute(
      'href',
      `https://wa.me/593991234567?text=${encodeURIComponent(`Hola, escribo por mi pedido ${number}, de $59,00.`)}`,
    )
  },
}

/** A bank's form wants bare values: no dollar sign, no spaces. */
export const AmountCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar Valor' }))
    await expect(await canvas.findByText('Valor: copiado.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Copiado Valor' })).toBeVisible()
    await expect(writeText).toHaveBeenCalledWith('59.00')
  },
}

export const CopyRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar Referencia' }))
    await expect(await canvas.findByText(/no nos deja copiar/)).toBeVisible()
    // The value itself, so that it is copied with the keyboard.
    await expect(getSelection()?.toString()).toBe(number)
  },
}

const ordered = testNow - hourMs

/** The deadline is a day: three days after the order. */
export const ToBeTransferredInTime: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({ createdAt: ordered, transferDays: 3 }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Paga hasta el lunes 23 de noviembre' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('Hasta el lunes 23 de noviembre, con la referencia.'),
    ).toBeVisible()
  },
}

/** After the deadline the buyer asks before transferring. */
export const ToBeTransferredLate: Story = {
  parameters: showing({ transferDays: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^El plazo era hasta el lunes 5 de enero/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Para pagar' })).toBeVisible()
  },
}

/** In cash: how much exactly, when, and to whom. */
export const ToBePaidInCash: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({ paymentMethod: 'onDelivery', createdAt: ordered }),
  },
  play: async ({ canvas }) => {
    const cash = within(
      (await canvas.findByRole('heading', { name: 'Al recibir' })).closest('section') ??
        document.createElement('section'),
    )
    await expect(cash.getByText('$59,00')).toBeVisible()
    await expect(
      await cash.findByText('Entre el martes 24 y el viernes 27 de noviembre'),
    ).toBeVisible()
    await expect(cash.getByText('A quien te entrega las botellas')).toBeVisible()
    await expect(cash.getByText('Quien entrega no lleva vuelto')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Recibes y pagas' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Para pagar' })).not.toBeInTheDocument()
  },
}

/** Where the shop says no days, the page names none. */
export const ToBePaidInCashSomeDay: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({ paymentMethod: 'onDelivery', createdAt: ordered }, {}),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El día que acordemos')).toBeVisible()
    await expect(
      await canvas.findByText('Te escribiremos para acordar cuándo llega.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: brand.email })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  },
}

/** The order is shown although the settings have not arrived, and may never. */
export const WithoutSettings: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    backend: () => ({ settings: { shop: noAnswer } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await expect(canvas.getByText(demoBankAccount.number)).toBeVisible()
    await expect(canvas.getByRole('link', { name: brand.email })).toBeVisible()
  },
}

/** The confirmation's address of a cancelled order shows the order's number instead of thanks. */
export const ConfirmationOfTheCancelled: Story = {
  parameters: { path: `/orders/${id}?placed`, ...showing({ status: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(number)
  },
}

const received = { paymentReceivedAt: Date.UTC(2026, 0, 3, 15) } as const

export const Received: Story = {
  parameters: showing(received),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En preparación')).toBeVisible()
    await expect(canvas.getByText(/^Empacamos tus botellas/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancelar el pedido' })).toBeNull()
  },
}

/** The shop has added a bottle to a paid order: the rest is due. */
export const PaidInPart: Story = {
  parameters: showing({ ...received, receivedCents: 3_200 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Recibimos \$32,00 el 3 de enero/)).toBeVisible()
    await expect(canvas.getByText('Faltan $27,00')).toBeVisible()
    await expect(canvas.getAllByText(/\$27,00/).length).toBeGreaterThan(1)
    await expect(canvas.queryByRole('button', { name: 'Cancelar el pedido' })).toBeNull()
  },
}

export const ToRefund: Story = {
  parameters: showing({ ...received, status: 'cancelled', cancelledAt: Date.UTC(2026, 0, 4) }),
  play: async ({ canvas }) => {
    const [chip] = await canvas.findAllByText('Por devolver')
    await expect(chip).toBeVisible()
    await expect(canvas.getByText(/no nos has dicho a qué cuenta/)).toBeVisible()
    await expect(canvas.getByText('Dinero devuelto')).toBeVisible()
  },
}

export const Refunded: Story = {
  parameters: showing({
    ...received,
    status: 'cancelled',
    cancelledAt: Date.UTC(2026, 0, 4),
    refundedAt: Date.UTC(2026, 0, 5, 15),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Devuelto el 5 de enero/)).toBeVisible()
  },
}

/** The cash did not come with the delivery: it does not disappear. */
export const CashOwed: Story = {
  parameters: showing({
    paymentMethod: 'onDelivery',
    status: 'delivered',
    deliveredAt: Date.UTC(2026, 0, 6, 15),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/aún no nos consta tu pago de \$59,00/)).toBeVisible()
    await expect(canvas.getByText('Pendiente')).toBeVisible()
  },
}

const placed = Date.UTC(2026, 0, 2, 12)
const hours = (count: number) => placed + count * hourMs

export const Shipped: Story = {
  parameters: showing({
    status: 'shipped',
    paymentReceivedAt: hours(30),
    updatedAt: hours(30),
    shippedAt: hours(32),
    tracking: { carrier: 'Servientrega', number: '0093 4471 2208' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guía 0093 4471 2208')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Seguir el envío' })).toHaveAttribute(
      'href',
      'https://www.servientrega.com.ec/Tracking/?guia=009344712208&tipo=GUIA',
    )
    await expect(canvas.getByText('Transferencia')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Para pagar' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Recibido el 3 de enero/)).toBeVisible()
    await expect(canvas.getAllByText(/^[23] de enero/)).toHaveLength(3)
  },
}

export const Delivered: Story = { parameters: showing({ status: 'delivered', ...received }) }

export const Cancelled: Story = {
  parameters: showing({ status: 'cancelled' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no sigue adelante/)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Para pagar' })).not.toBeInTheDocument()
    await expect(
      canvas.queryByRole('button', { name: 'Cancelar el pedido' }),
    ).not.toBeInTheDocument()
  },
}

/** Somebody else’s order. */
export const NotFound: Story = {
  parameters: showing({ uid: 'luis' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este pedido')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Todos tus pedidos' })).toHaveAttribute(
      'href',
      '/orders',
    )
  },
}

export const Loading: Story = {
  parameters: { backend: () => ({ orders: { find: noAnswer } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Unreadable: Story = {
  parameters: {
    backend: () => ({
      orders: { find: () => Promise.reject(new Outage('timeout', 'No answer')) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer este pedido.')
  },
}
