import {
  checkAmount,
  checkOptional,
  checkShipping,
  cleanText,
  customerFields,
  destinationOf,
  err,
  isProvince,
  languages,
  mapRecord,
  ok,
  paymentMethods,
  shippingFor,
  subtotalOf,
  toDecimal,
  totalsOf,
  type Cents,
  type EnterOrderInput,
  type FieldErrors,
  type Order,
  type Product,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

import type { FormDefinition, FormValues } from '../../../shared/forms/useRecordForm.ts'
import type { ShopData } from '../../shop/checkout/useCheckoutShop.ts'
import { checkPeople, wayOf } from '../../shop/orders/peopleInputs.ts'

/** A product in the form of an order at the desk. */
export interface DeskLine {
  readonly id: string
  readonly name: string
  /** What one costs in this order if nothing is typed. */
  readonly priceCents: Cents
  /** How many can be chosen; null if nobody counts them. */
  readonly most: number | null
  readonly quantity: number
}

/** The products that an order has, at its prices, and those on sale. Without an order, those on sale. */
export function deskLines(order: Order | null, products: readonly Product[]): readonly DeskLine[] {
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
  return [...lines, ...others]
}

/** The name of the field with the number of bottles of a product. */
export const bottlesField = (id: string) => `bottles ${id}` as const

export type BottlesField = ReturnType<typeof bottlesField>

/** The values of the fields with the number of bottles. */
export const bottlesOfLines = (lines: readonly DeskLine[]) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [bottlesField(id), String(quantity)]))

/** The lines with the number of bottles that is typed. */
export const withTyped = (
  lines: readonly DeskLine[],
  typed: FormValues<BottlesField>,
): readonly DeskLine[] =>
  lines.map((line) => ({ ...line, quantity: Number(typed[bottlesField(line.id)]) }))

/** The lines of which somebody has chosen a bottle. */
export const chosenOf = (lines: readonly DeskLine[]) => lines.filter(({ quantity }) => quantity > 0)

/** The name of the field with the price of a product. */
export const priceField = (id: string) => `price ${id}` as const

/** A new order before anything is typed, in the order of the page; bottles and prices come before. */
const blank = {
  reason: '',
  isDelivered: '',
  paymentMethod: 'transfer',
  isPaid: '',
  writesLetters: '',
  language: 'es',
  ...mapRecord(customerFields, () => ''),
  isPickup: '',
  isGift: '',
  receiverName: '',
  receiverTelephone: '',
  shipping: '',
  notes: '',
  giftNote: '',
}
// Object.keys returns plain strings.
const blankFields = Object.keys(blank) as readonly (keyof typeof blank)[]

export type EnterField = keyof typeof blank | BottlesField | ReturnType<typeof priceField>

/** What is typed of a new order: its bottles, where it is picked up, and what it costs. */
export function enteredOrder(typed: FormValues<EnterField>, { products, settings }: ShopData) {
  // The shop may move, or stop to offer it, while the form is open.
  const pickupAddress = typed.isPickup === 'on' ? settings.pickupAddress : ''
  const lines = withTyped(deskLines(null, products), typed)
  const chosen = chosenOf(lines).map((line) => ({
    ...line,
    typedPrice: checkAmount(typed[priceField(line.id)] ?? ''),
  }))
  const items = chosen.flatMap(({ id: productId, name, quantity, typedPrice }) =>
    typedPrice.ok ? [{ productId, name, quantity, unitPriceCents: typedPrice.value }] : [],
  )
  const province = isProvince(typed.province) ? typed.province : ''
  const destination = destinationOf({ pickupAddress, customer: { province }, receiver: null })
  const subtotalCents = subtotalOf(items)
  // Handed over, nothing is sent.
  const usualShippingCents =
    typed.isDelivered === 'on' || subtotalCents === 0
      ? 0
      : shippingFor(subtotalCents, settings, destination)
  const agreed = pickupAddress === '' ? checkOptional(typed.shipping, checkShipping) : ok(null)
  const shippingCents = agreed.ok ? (agreed.value ?? usualShippingCents) : 0
  return {
    lines,
    chosen,
    items,
    pickupAddress,
    usualShippingCents,
    agreed,
    shippingCents,
    /** Whether a price differs from the product's, so that somebody has to say why. */
    hasOtherPrice: chosen.some(
      ({ priceCents, typedPrice }) => typedPrice.ok && typedPrice.value !== priceCents,
    ),
    /** Null while an amount cannot be read. */
    totals:
      agreed.ok && items.length === chosen.length
        ? totalsOf({ items, shippingCents, discountCents: 0 })
        : null,
  }
}

/**
 * The form of a new order.
 *
 * @param walkIn the name of a buyer who took the bottles and gave none
 */
export const enterOrderForm = (
  shop: ShopData,
  walkIn: string,
): FormDefinition<null, EnterField, EnterOrderInput> => {
  const lines = deskLines(null, shop.products)
  return {
    fields: [...lines.flatMap(({ id }) => [bottlesField(id), priceField(id)]), ...blankFields],
    checkboxes: ['isDelivered', 'isPaid', 'writesLetters', 'isPickup', 'isGift'],
    formOf: (_, language) => ({
      ...blank,
      ...bottlesOfLines(lines),
      ...Object.fromEntries(
        lines.map(({ id, priceCents }) => [
          priceField(id),
          formatForInput(toDecimal(priceCents), language, 2),
        ]),
      ),
    }),
    check(typed) {
      const entered = enteredOrder(typed, shop)
      const { chosen, items, pickupAddress, agreed, shippingCents } = entered
      const nombre =
        typed.isDelivered === 'on' && cleanText(typed.nombre) === '' ? walkIn : typed.nombre
      const people = checkPeople(
        { ...typed, nombre },
        wayOf(typed.isGift === 'on', pickupAddress),
        'desk',
      )
      const reason = cleanText(typed.reason)
      const errors: FieldErrors<EnterField> = {
        ...(!people.ok && people.error),
        ...(!agreed.ok && { shipping: agreed.error }),
        ...Object.fromEntries(
          chosen.flatMap(({ id, typedPrice }) =>
            typedPrice.ok ? [] : [[priceField(id), typedPrice.error]],
          ),
        ),
        ...(entered.hasOtherPrice && reason === '' && { reason: 'required' }),
      }
      if (!people.ok || Object.keys(errors).length > 0) return err(errors)
      return ok({
        ...people.value,
        lines: items.map(({ productId: id, quantity, unitPriceCents }) => ({
          id,
          quantity,
          unitPriceCents,
        })),
        pickupAddress,
        shippingCents,
        reason,
        paymentMethod:
          paymentMethods.find((method) => method === typed.paymentMethod) ?? 'transfer',
        language: languages.find((language) => language === typed.language) ?? 'es',
        notes: typed.notes.trim(),
        giftNote: typed.giftNote.trim(),
        isPaid: typed.isPaid === 'on',
        isDelivered: typed.isDelivered === 'on',
        writesLetters: typed.writesLetters === 'on',
      })
    },
  }
}
