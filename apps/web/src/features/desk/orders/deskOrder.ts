import {
  checkAmount,
  checkShipping,
  cleanText,
  err,
  ok,
  toDecimal,
  type Cents,
  type FieldErrors,
  type Language,
  type Order,
  type OrderTotals,
  type Product,
  type Result,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

import {
  checkPeople,
  wayOf,
  type People,
  type PersonInput,
} from '../../shop/orders/peopleInputs.ts'

/** A product in the form of an order at the desk. */
export interface DeskLine {
  readonly id: string
  readonly name: string
  /** What one costs in this order if nothing is typed. */
  readonly priceCents: Cents
  /** How many can be chosen; null if nobody counts them. */
  readonly most: number | null
  readonly quantity: number
  /** What one costs, as typed. */
  readonly price: string
}

/** The products that an order has, at its prices, and those on sale. Without an order, those on sale. */
export function deskLines(
  order: Order | null,
  products: readonly Product[],
  language: Language,
): readonly DeskLine[] {
  const ordered = order?.items ?? []
  const lines = ordered.map(({ productId: id, name, quantity, unitPriceCents: priceCents }) => {
    const stock = products.find((product) => product.id === id)?.stock ?? null
    return { id, name, quantity, priceCents, most: stock === null ? null : stock + quantity }
  })
  const others = products.flatMap(({ id, name, active, priceCents, stock }) =>
    active && priceCents !== null && ordered.every(({ productId }) => productId !== id)
      ? [{ id, name, quantity: 0, priceCents, most: stock }]
      : [],
  )
  return [...lines, ...others].map((line) => ({
    ...line,
    price: formatForInput(toDecimal(line.priceCents), language, 2),
  }))
}

/** The lines of which somebody has chosen a bottle. */
export const chosenOf = (lines: readonly DeskLine[]) => lines.filter(({ quantity }) => quantity > 0)

/** The name of the field with the price of a product. */
export const priceField = (id: string) => `price ${id}` as const

export type PriceField = ReturnType<typeof priceField>

/** What an order costs that is typed at the desk; null while an amount cannot be read. */
export function deskTotals(lines: readonly DeskLine[], shipping: string): OrderTotals | null {
  const shippingCents = checkAmount(shipping)
  const amounts = chosenOf(lines).map(({ price, quantity }) => {
    const cents = checkAmount(price)
    return cents.ok ? cents.value * quantity : null
  })
  if (!shippingCents.ok || !amounts.every((amount) => amount !== null)) return null
  const subtotalCents = amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    subtotalCents,
    shippingCents: shippingCents.value,
    discountCents: 0,
    totalCents: subtotalCents + shippingCents.value,
  }
}

/** Whether a price differs from the product's, so that somebody has to say why. */
export const hasOtherPrice = (lines: readonly DeskLine[]) =>
  chosenOf(lines).some(({ price, priceCents }) => {
    const typed = checkAmount(price)
    return typed.ok && typed.value !== priceCents
  })

export type EnterField = PersonInput | PriceField | 'shipping' | 'reason' | 'notes' | 'giftNote'

/** What an admin has typed of a new order. */
export interface Entered extends People {
  readonly lines: {
    readonly id: string
    readonly quantity: number
    readonly unitPriceCents: Cents
  }[]
  readonly pickupAddress: string
  readonly shippingCents: Cents
  readonly reason: string
  readonly notes: string
  readonly giftNote: string
}

/** Checks what an admin has typed of a new order. */
export function checkEntered(
  values: Readonly<Record<EnterField, string>>,
  lines: readonly DeskLine[],
  isGift: boolean,
  pickupAddress: string,
): Result<Entered, FieldErrors<EnterField>> {
  const people = checkPeople(values, wayOf(isGift, pickupAddress), 'desk')
  const shipping = checkShipping(values.shipping)
  const prices = chosenOf(lines).map(({ id, quantity }) => ({
    id,
    quantity,
    price: checkAmount(values[priceField(id)] ?? ''),
  }))
  const reason = cleanText(values.reason)
  const errors: FieldErrors<EnterField> = {
    ...(!people.ok && people.error),
    ...(!shipping.ok && { shipping: shipping.error }),
    ...Object.fromEntries(
      prices.flatMap(({ id, price }) => (price.ok ? [] : [[priceField(id), price.error]])),
    ),
    ...(hasOtherPrice(lines) && reason === '' && { reason: 'required' }),
  }
  if (!people.ok || !shipping.ok || Object.keys(errors).length > 0) return err(errors)
  return ok({
    lines: prices.flatMap(({ id, quantity, price }) =>
      price.ok ? [{ id, quantity, unitPriceCents: price.value }] : [],
    ),
    pickupAddress,
    ...people.value,
    shippingCents: shipping.value,
    reason,
    notes: values.notes.trim(),
    giftNote: values.giftNote.trim(),
  })
}
