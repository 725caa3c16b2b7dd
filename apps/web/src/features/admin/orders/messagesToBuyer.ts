import { brand } from '@storefront/brand'
import { goodsOf, moneyOf, type BankAccount, type Localized, type Order } from '@storefront/domain'
import { formatMoney, formatNumber } from '@storefront/i18n'

import { bottlesOf } from './bottlesOf.ts'

export const messageKinds = ['account', 'day', 'onItsWay', 'refund'] as const

/** What a message to the buyer is about: the transfer, the day of the delivery, the shipment, or the refund. */
export type MessageKind = (typeof messageKinds)[number]

/** The kinds of messages that make sense for an order. */
export function messageKindsFor(order: Order): readonly MessageKind[] {
  if (goodsOf(order).isClosed) return ['refund']
  return messageKinds.filter(
    (kind) => kind !== 'refund' && (kind !== 'account' || order.paymentMethod === 'transfer'),
  )
}

/** The kind of message that fits the state of an order. */
export function fittingMessageKind(order: Order): MessageKind {
  const { isAtShop, isClosed } = goodsOf(order)
  if (isClosed) return 'refund'
  if (!isAtShop) return 'onItsWay'
  return order.dueCents > 0 && order.paymentMethod === 'transfer' ? 'account' : 'day'
}

/** The values of a message, in its language. */
interface MessageValues {
  readonly name: string
  readonly number: string
  readonly total: string
  readonly bottles: string
  readonly isPaid: boolean
  readonly isRefunded: boolean
  readonly isReturned: boolean
  /** Empty where the order is shipped. */
  readonly pickupAddress: string
  /** Whether it is paid in cash that is not there yet. */
  readonly isCashDue: boolean
  /** Null for cash. */
  readonly account: BankAccount | null
  /** Empty while there is none. */
  readonly carrier: string
  /** Empty while there is none. */
  readonly trackingNumber: string
}

type Message = (values: MessageValues) => string

const accountKinds = {
  es: { savings: 'cuenta de ahorros', checking: 'cuenta corriente' },
  en: { savings: 'savings account', checking: 'checking account' },
} as const

/** The messages about an order that its buyer picks up: no day is agreed on, and no parcel is on its way. */
const pickupMessages: Readonly<Record<'day' | 'onItsWay', Localized<Message>>> = {
  day: {
    es: ({ name, number, total, bottles, isPaid, pickupAddress }) =>
      `Hola, ${name}: ${
        isPaid ? `recibimos tus ${total}. Preparamos` : 'preparamos'
      } ${bottles} de tu pedido ${number} y te escribimos en cuanto puedas pasar a retirarlo en ${pickupAddress}.`,
    en: ({ name, number, total, bottles, isPaid, pickupAddress }) =>
      `Hello ${name}, ${
        isPaid ? `we have received your ${total}. We` : 'we'
      } are preparing ${bottles} of your order ${number} and will write to you as soon as you can pick it up at ${pickupAddress}.`,
  },
  onItsWay: {
    es: ({ name, number, total, isCashDue, pickupAddress }) =>
      `Hola, ${name}: tu pedido ${number} está listo para retirar en ${pickupAddress}.${
        isCashDue ? ` Son ${total} en efectivo.` : ''
      } Lo retira una persona mayor de 18 años con su documento.`,
    en: ({ name, number, total, isCashDue, pickupAddress }) =>
      `Hello ${name}, your order ${number} is ready for pick-up at ${pickupAddress}.${
        isCashDue ? ` The total is ${total}, in cash.` : ''
      } Somebody aged 18 or older has to pick it up and show an ID.`,
  },
}

/** The messages in both languages, because an admin writes in the buyer's language. */
const messages: Readonly<Record<MessageKind, Localized<Message>>> = {
  account: {
    es: ({ name, number, total, account }) =>
      `Hola, ${name}: gracias por tu pedido en ${brand.name}. ${
        account === null
          ? `Te paso los datos para la transferencia de ${total}.`
          : `Para la transferencia de ${total}: ${account.bank}, ${accountKinds.es[account.kind]} ${account.number}, a nombre de ${account.holder}, ${account.holderId}.`
      } Pon como referencia ${number}.`,
    en: ({ name, number, total, account }) =>
      `Hello ${name}, thank you for your order with ${brand.name}. ${
        account === null
          ? `Here are the details for the transfer of ${total}.`
          : `For the transfer of ${total}: ${account.bank}, ${accountKinds.en[account.kind]} ${account.number}, in the name of ${account.holder}, ${account.holderId}.`
      } Please use ${number} as the reference.`,
  },
  // It asks for the day: a message that is sent without a change has no gap.
  day: {
    es: ({ name, number, total, bottles, isPaid }) =>
      `Hola, ${name}: ${
        isPaid ? `recibimos tus ${total}. Ya ` : 'ya '
      }tenemos ${bottles} de tu pedido ${number}${
        isPaid ? '' : `; son ${total} en efectivo al recibirlo`
      }. ¿Qué día y a qué hora te viene bien que te lo llevemos?`,
    en: ({ name, number, total, bottles, isPaid }) =>
      `Hello ${name}, ${
        isPaid ? `we have received your ${total}. We` : 'we'
      } have ${bottles} of your order ${number} ready${
        isPaid ? '' : `; the total is ${total}, in cash on delivery`
      }. Which day and time would suit you?`,
  },
  onItsWay: {
    es: ({ name, number, carrier, trackingNumber }) =>
      `Hola, ${name}: tu pedido ${number} va en camino${carrier === '' ? '' : ` con ${carrier}`}${
        trackingNumber === '' ? '' : `, guía ${trackingNumber}`
      }. Lo recibe una persona mayor de 18 años con su documento.`,
    en: ({ name, number, carrier, trackingNumber }) =>
      `Hello ${name}, your order ${number} is on its way${carrier === '' ? '' : ` with ${carrier}`}${
        trackingNumber === '' ? '' : `, tracking number ${trackingNumber}`
      }. Somebody aged 18 or older has to receive it and show an ID.`,
  },
  refund: {
    es: ({ name, number, total, isReturned, isPaid, isRefunded }) =>
      `Hola, ${name}: ${
        isReturned ? `tu pedido ${number} volvió a nosotros` : `tu pedido ${number} está cancelado`
      }. ${
        isRefunded
          ? `Ya te devolvimos ${total}.`
          : isPaid
            ? `Te devolvemos ${total}; dinos, por favor, a qué cuenta.`
            : 'No tienes nada que pagar.'
      }`,
    en: ({ name, number, total, isReturned, isPaid, isRefunded }) =>
      `Hello ${name}, your order ${number} ${isReturned ? 'has come back to us' : 'is canceled'}. ${
        isRefunded
          ? `We have refunded your ${total}.`
          : isPaid
            ? `We will refund your ${total}; please tell us to which account.`
            : 'There is nothing to pay.'
      }`,
  },
}

/** A number of bottles, in words. */
const bottlesText: Localized<(count: number) => string> = {
  es: (count) => (count === 1 ? 'la botella' : `las ${formatNumber(count, 'es')} botellas`),
  en: (count) => (count === 1 ? 'the bottle' : `the ${formatNumber(count, 'en')} bottles`),
}

/** The message that fits an order, in the buyer's language. */
export function fittingMessage(order: Order): string {
  return messageText(fittingMessageKind(order), order)
}

/** The text of a message about an order, in the buyer's language. */
export function messageText(kind: MessageKind, order: Order): string {
  const { pickupAddress, language } = order
  const isAboutPickup = pickupAddress !== '' && (kind === 'day' || kind === 'onItsWay')
  return (isAboutPickup ? pickupMessages[kind] : messages[kind])[language]({
    name: order.customer.nombre.split(' ')[0] ?? '',
    number: order.number,
    total: formatMoney(amountOf(kind, order), language),
    bottles: bottlesText[language](bottlesOf(order)),
    isPaid: order.receivedCents > 0 && order.dueCents === 0,
    isRefunded: moneyOf(order) === 'refunded',
    isReturned: order.status === 'returned',
    pickupAddress,
    isCashDue: order.paymentMethod === 'onDelivery' && moneyOf(order) === 'due',
    account: order.bankAccount,
    carrier: order.tracking?.carrier ?? '',
    trackingNumber: order.tracking?.number ?? '',
  })
}

/** The amount that a message is about, in cents. */
function amountOf(kind: MessageKind, order: Order): number {
  if (kind !== 'refund') return order.dueCents || order.totalCents
  return moneyOf(order) === 'refunded' ? order.refundedCents : order.toRefundCents
}

/** The subject of an e-mail about an order. */
export const messageSubject: Localized<(order: Order) => string> = {
  es: ({ number }) => `Tu pedido ${number} en ${brand.name}`,
  en: ({ number }) => `Your order ${number} with ${brand.name}`,
}
