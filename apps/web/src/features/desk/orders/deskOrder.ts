import {
  checkAmount,
  checkDeskCustomer,
  checkShipping,
  cleanText,
  customerFields,
  err,
  mapRecord,
  ok,
  toDecimal,
  withoutAddress,
  type Cents,
  type CheckedCustomer,
  type CustomerField,
  type FieldErrors,
  type Language,
  type Order,
  type OrderTotals,
  type Product,
  type Result,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

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
    totalCents: subtotalCents + shippingCents.value,
  }
}

/** Whether a price differs from the product's, so that somebody has to say why. */
export const hasOtherPrice = (lines: readonly DeskLine[]) =>
  chosenOf(lines).some(({ price, priceCents }) => {
    const typed = checkAmount(price)
    return typed.ok && typed.value !== priceCents
  })

/** Checks the customer in the values of a form, without the address where the order is picked up. */
export function checkCustomerIn(
  values: Readonly<Record<CustomerField, string>>,
  pickupAddress: string,
): ReturnType<typeof checkDeskCustomer> {
  const form = mapRecord(customerFields, (_, field) => values[field])
  return checkDeskCustomer(pickupAddress === '' ? form : withoutAddress(form))
}

export type EnterField = CustomerField | PriceField | 'shipping' | 'reason' | 'notes'

/** What an admin has typed of a new order. */
export interface Entered {
  readonly lines: {
    readonly id: string
    readonly quantity: number
    readonly unitPriceCents: Cents
  }[]
  readonly pickupAddress: string
  readonly customer: CheckedCustomer
  readonly shippingCents: Cents
  readonly reason: string
  readonly notes: string
}

/** Checks what an admin has typed of a new order. */
export function checkEntered(
  values: Readonly<Record<EnterField, string>>,
  lines: readonly DeskLine[],
  pickupAddress: string,
): Result<Entered, FieldErrors<EnterField>> {
  const customer = checkCustomerIn(values, pickupAddress)
  const shipping = checkShipping(values.shipping)
  const prices = chosenOf(lines).map(({ id, quantity }) => ({
    id,
    quantity,
    price: checkAmount(values[priceField(id)] ?? ''),
  }))
  const reason = cleanText(values.reason)
  const errors: FieldErrors<EnterField> = {
    ...(!customer.ok && customer.error),
    ...(!shipping.ok && { shipping: shipping.error }),
    ...Object.fromEntries(
      prices.flatMap(({ id, price }) => (price.ok ? [] : [[priceField(id), price.error]])),
    ),
    ...(hasOtherPrice(lines) && reason === '' && { reason: 'required' }),
  }
  if (!customer.ok || !shipping.ok || Object.keys(errors).length > 0) return err(errors)
  return ok({
    lines: prices.flatMap(({ id, quantity, price }) =>
      price.ok ? [{ id, quantity, unitPriceCents: price.value }] : [],
    ),
    pickupAddress,
    customer: customer.value,
    shippingCents: shipping.value,
    reason,
    notes: values.notes.trim(),
  })
}
