import {
  automaticActor,
  defaultShopSettings,
  type LetterKind,
  type Order,
} from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'

import type { LetterData } from '../letterData.ts'

const day = 24 * 60 * 60 * 1000
const ordered = Date.UTC(2026, 10, 23, 15)

/** A shop that takes transfers, and an order of two products. */
export const aLetter = (order: Partial<Order> = {}): LetterData => ({
  order: anOrder({
    number: '7K2M9QX4TB',
    items: [
      { productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 },
      { productId: 'licor', name: 'Amaru Licor de Pitahaya', quantity: 1, unitPriceCents: 2150 },
    ],
    subtotalCents: 7550,
    shippingCents: 500,
    totalCents: 8050,
    createdAt: ordered,
    ...order,
  }),
  settings: {
    ...defaultShopSettings,
    transferOffered: true,
    transferDays: 3,
    deliveryDays: { from: 2, to: 5 },
    contact: { email: 'pedidos@example.com', phone: '02 123 4567', whatsapp: '099 123 4567' },
  },
  bankAccount: {
    bank: 'Banco de los Andes',
    kind: 'checking',
    number: '2100 4456 78',
    holder: 'Destilería de Palora S.A.S.',
    holderId: '1790012345001',
  },
  siteUrl: 'https://shop.example',
  lastDay: ordered + 7 * day,
})

const paid = { paymentReceivedAt: ordered + day }
/** An order that the shop's functions have cancelled. */
export const cancelledAutomatically: Partial<Order> = {
  status: 'cancelled',
  cancelledAt: ordered + 8 * day,
  activity: { 0: { kind: 'cancelled', by: automaticActor, at: ordered + 8 * day } },
}
const cancelled = { status: 'cancelled', cancelledAt: ordered + 2 * day } as const

/** Where an order stands when each letter is sent. */
export const standings: Readonly<Record<LetterKind, Partial<Order>>> = {
  orderReceived: {},
  paymentReceived: paid,
  orderShipped: {
    status: 'shipped',
    shippedAt: ordered + 2 * day,
    tracking: { carrier: 'Servientrega', number: '9800 1234 5678' },
  },
  orderCancelled: cancelled,
  paymentRefunded: { ...cancelled, ...paid, refundedAt: ordered + 3 * day },
  paymentReminder: {},
  newOrder: { notes: 'Timbre del segundo piso.' },
}

/** What a name must not do to a letter: mark up, break a header, or refer to another text. */
export const hostileCustomer = aCustomer({
  nombre: 'Rosa<img/src=x>\r\nBcc: eva@example.com "Q" & {total} $t(pay.title)',
})
