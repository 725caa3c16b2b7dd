import { Outage } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, spyOn, within } from 'storybook/test'

import { aFilledShop } from '../../../testing/carts.ts'
import { testNow } from '../../../testing/createTestServices.ts'
import type { SiteMeta, SiteStory } from '../../../testing/siteStory.tsx'
import { noAnswer } from '../../../testing/visit.ts'
import { brand } from '../../content/brand.ts'
import { OwnOrder } from './OwnOrder.tsx'
import { answering, id, looking, orderStory, showing } from './testing/orderStory.ts'

const meta = {
  ...orderStory,
  title: 'Pages/Order',
  component: OwnOrder,
} satisfies SiteMeta<typeof OwnOrder>

export default meta
type Story = SiteStory<typeof meta>

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(id)
    await expect(canvas.getByText(/Esperamos tu transferencia de/)).toBeVisible()
    await expect(canvas.getAllByText('$59,00')[0]).toBeVisible()
  },
}

export const English: Story = { globals: { locale: 'en' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Right after placing the order. */
export const Confirmation: Story = {
  parameters: { path: `/orders/${id}?placed` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Gracias, Rosa',
    )
    await expect(canvas.getAllByText(id)[0]).toBeVisible()
    await expect(canvas.getByText('Falta un paso tuyo: transferir $59,00.')).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: 'Transfieres' }).closest('li'),
    ).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByText(/^En 2 a 5 días hábiles desde el pago/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pedir de nuevo' })).not.toBeInTheDocument()
    await expect(canvas.queryByText(/por correo|te enviamos/i)).not.toBeInTheDocument()
  },
}

/** Where the shop sends automatic e-mails, the page says so. */
export const ConfirmationWithLetters: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({}, { ...aFilledShop, lettersOn: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^También te enviamos los datos de tu pedido a rosa@example\.com\./),
    ).toBeVisible()
    await expect(canvas.getByText('Te avisamos por correo y empacamos tus botellas.')).toBeVisible()
  },
}

export const ConfirmationInCashWithLetters: Story = {
  globals: { locale: 'en' },
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({ paymentMethod: 'onDelivery' }, { ...aFilledShop, lettersOn: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We’re also e-mailing your order’s details to rosa@example/),
    ).toBeVisible()
    await expect(canvas.getByText(/^We let you know by e-mail, and you’ll see it/)).toBeVisible()
  },
}

export const PendingWithLetters: Story = {
  parameters: showing({}, { ...aFilledShop, lettersOn: true }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Cuando llegue, te avisamos a rosa@example\.com\.$/),
    ).toBeVisible()
  },
}

/** What to do comes before the bill and the help. */
export const ConfirmationOnAPhone: Story = {
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
    const { bankAccount } = aFilledShop
    for (const said of [bankAccount?.number, bankAccount?.holder, bankAccount?.holderId, id]) {
      await expect(account.getByText(said ?? '')).toBeVisible()
    }
    await expect(account.getByText('Banco de los Andes, cuenta corriente')).toBeVisible()
    const receipt = account.getByRole('link', { name: 'Enviar el comprobante por WhatsApp' })
    await expect(decodeURIComponent(receipt.getAttribute('href') ?? '')).toBe(
      `https://wa.me/593991234567?text=Hola, hice la transferencia del pedido ${id} por $59,00. Adjunto el comprobante.`,
    )
    await expect(canvas.getByText(/^Haz la transferencia con los datos/)).toBeVisible()
    await expect(canvas.getByText('Un pedido llega en 2 a 5 días hábiles.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'pedidos@example.com' })).toHaveAttribute(
      'href',
      `mailto:pedidos@example.com?subject=Pedido%20${id}`,
    )
    await expect(canvas.getByRole('link', { name: 'WhatsApp 099 123 4567' })).toHaveAttribute(
      'href',
      `https://wa.me/593991234567?text=${encodeURIComponent(`Hola, escribo por mi pedido ${id}, de $59,00.`)}`,
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
    await expect(getSelection()?.toString()).toBe(id)
  },
}

const ordered = testNow - 60 * 60 * 1000

/** The deadline is a day: three days after the order. */
export const ToBeTransferredInTime: Story = {
  parameters: {
    path: `/orders/${id}?placed`,
    ...showing({ createdAt: ordered }, { ...aFilledShop, transferDays: 3 }),
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
  parameters: showing({}, { ...aFilledShop, transferDays: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Para pagar' })).toBeVisible()
    await expect(canvas.getByText(/^El plazo era hasta el lunes 5 de enero/)).toBeVisible()
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
    await expect(cash.getByText('Entre el martes 24 y el viernes 27 de noviembre')).toBeVisible()
    await expect(cash.getByText('A quien te entrega las botellas')).toBeVisible()
    await expect(cash.getByText('Quien entrega no lleva cambio')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Recibes y pagas' })).toBeVisible()
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
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument()
  },
}

/** The owner has removed the account since: the page says how to get it. */
export const ToBeTransferredLater: Story = {
  parameters: showing({}, {}),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Escríbenos y te damos los datos de la cuenta/),
    ).toBeVisible()
    await expect(canvas.getByText('Te escribiremos para acordar cuándo llega.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: brand.email })).toBeVisible()
    await expect(canvas.queryByText('WhatsApp')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { name: 'Para pagar' })).not.toBeInTheDocument()
  },
}

/** The order is shown although the settings cannot be loaded. */
export const AccountUnreadable: Story = {
  parameters: looking((backend) => ({
    orders: { ...backend.orders, find: () => Promise.resolve(anOrder({ id })) },
    settings: {
      ...backend.settings,
      bankAccount: () => Promise.reject(new Outage('timeout', 'No answer')),
    },
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No pudimos leer los datos de la cuenta.',
    )
    await expect(canvas.getByRole('link', { name: brand.email })).toBeVisible()
  },
}

/** Paying on delivery needs no bank data. */
export const PaidOnDelivery: Story = {
  parameters: showing({ paymentMethod: 'onDelivery' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Al recibir' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Para pagar' })).not.toBeInTheDocument()
  },
}

/** The confirmation's address of a cancelled order shows the order's number instead of thanks. */
export const ConfirmationOfTheCancelled: Story = {
  parameters: { path: `/orders/${id}?placed`, ...showing({ status: 'cancelled' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(id)
  },
}

/** The payment of an old order was agreed on. */
export const Paid: Story = { parameters: showing({ status: 'paid' }) }

const received = { paymentReceivedAt: Date.UTC(2026, 0, 3, 15) } as const

export const Received: Story = {
  parameters: showing(received),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('En preparación')).toBeVisible()
    await expect(canvas.getByText('Estamos preparando las botellas.')).toBeVisible()
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
    await expect(await canvas.findByText(/Aún no nos consta tu pago de \$59,00/)).toBeVisible()
    await expect(canvas.getByText('Por recibir')).toBeVisible()
  },
}

export const Tracked: Story = {
  parameters: showing({
    ...received,
    status: 'shipped',
    shippedAt: Date.UTC(2026, 0, 4, 15),
    tracking: { carrier: 'Servientrega', number: '0093 4471 2208' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Guía 0093 4471 2208')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Seguir el envío' })).toHaveAttribute(
      'href',
      'https://www.servientrega.com.ec/Tracking/?guia=009344712208&tipo=GUIA',
    )
  },
}

const placed = Date.UTC(2026, 0, 2, 12)
const hours = (count: number) => placed + count * 60 * 60 * 1000

export const Shipped: Story = {
  parameters: showing({
    status: 'shipped',
    paymentReceivedAt: hours(30),
    updatedAt: hours(30),
    paidAt: hours(4),
    shippedAt: hours(26),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transferencia')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Para pagar' })).not.toBeInTheDocument()
    await expect(canvas.getByText(/^Recibido el 3 de enero/)).toBeVisible()
    await expect(canvas.getAllByText(/^[23] de enero/)).toHaveLength(3)
  },
}

/** An old order, without recorded payment and times of its steps. */
export const ShippedBefore: Story = {
  parameters: showing({ status: 'shipped', paymentMethod: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Va hacia tu dirección/)).toBeVisible()
    await expect(canvas.queryByText('Transferencia')).not.toBeInTheDocument()
  },
}

export const Delivered: Story = { parameters: showing({ status: 'delivered' }) }

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

export const NotFound: Story = {
  parameters: answering({ find: () => Promise.resolve(null) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este pedido')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: answering({ find: noAnswer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Unreadable: Story = {
  parameters: answering({ find: () => Promise.reject(new Outage('timeout', 'No answer')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos leer este pedido.')
  },
}
