import {
  addressFormOf,
  checkAmount,
  checkOptional,
  checkShipping,
  cleanText,
  customerFieldNames,
  destinationOf,
  err,
  goodsOf,
  isProvince,
  ok,
  recipientOf,
  shippingAfterEdit,
  subtotalOf,
  toDecimal,
  totalsOf,
  type Cents,
  type Language,
  type Order,
} from '@storefront/domain'
import { formatForInput } from '@storefront/i18n'

import type { FormDefinition, FormValues } from '../../../shared/forms/useRecordForm.ts'
import type { ShopData } from '../../shop/checkout/useCheckoutShop.ts'
import {
  checkPeople,
  receiverInputs,
  wayOf,
  type People,
  type PersonInput,
} from '../../shop/orders/peopleInputs.ts'
import { bottlesOfLines, chosenOf, deskLines, withTyped, type BottlesField } from './deskOrder.ts'

export type EditField =
  | PersonInput
  | 'isGift'
  | 'giftNote'
  | 'pickupAddress'
  | 'paymentMethod'
  | 'shipping'
  | 'discount'
  | 'reason'
  | BottlesField

/** What an edit says of an order, besides its bottles. */
export interface Edit extends People {
  readonly agreedShippingCents: Cents | null
  readonly discountCents: Cents
  readonly reason: string
}

/** Where the order can be picked up: where it is now, and where the shop offers it. */
export const pickupsOf = ({ pickupAddress }: Order, { settings }: ShopData) =>
  [pickupAddress, settings.pickupAddress] as const

/** What an order becomes by what is typed: its bottles, where it is picked up, and what it costs. */
export function editedOrder(order: Order, typed: FormValues<EditField>, shop: ShopData) {
  const pickups = pickupsOf(order, shop)
  // The shop may move, or stop to offer it, while the form is open.
  const pickupAddress = ['', ...pickups].includes(typed.pickupAddress)
    ? typed.pickupAddress
    : pickups[0]
  const lines = withTyped(deskLines(order, shop.products), typed)
  const items = chosenOf(lines).map(({ id, name, quantity, priceCents }) => ({
    productId: id,
    name,
    quantity,
    unitPriceCents: priceCents,
  }))
  const province = isProvince(typed.province) ? typed.province : ''
  // A correction after it has left moves no bottles: the shipping stays what it was.
  const destination =
    goodsOf(order) === 'atShop'
      ? destinationOf({ pickupAddress, customer: { province }, receiver: null })
      : destinationOf(order)
  const shippingWith = (agreedCents: Cents | null) =>
    shippingAfterEdit(order, { items, destination, agreedCents }, shop.settings)
  const agreed = checkOptional(typed.shipping, checkShipping)
  const shipping = shippingWith(agreed.ok ? agreed.value : null)
  /** What the order costs without a discount, which is at most that. */
  const mostCents = subtotalOf(items) + shipping.shippingCents
  const discount = checkOptional(typed.discount, checkAmount)
  const typedDiscount = discount.ok ? (discount.value ?? 0) : 0
  const discountCents = Math.min(typedDiscount, mostCents)
  return {
    lines,
    items,
    pickupAddress,
    usualShippingCents: shippingWith(null).shippingCents,
    shipping,
    mostCents,
    isDiscountTooHigh: typedDiscount > mostCents,
    discountCents,
    totals: totalsOf({ items, ...shipping, discountCents }),
  }
}

/** The form of an order, with the bottles that it has, and those on sale. */
export const editOrderForm = (
  stored: Order,
  shop: ShopData,
  language: Language,
): FormDefinition<Order, EditField, Edit> => ({
  fields: [
    'shipping',
    'discount',
    'reason',
    ...customerFieldNames,
    'isGift',
    ...receiverInputs,
    'giftNote',
    'pickupAddress',
    'paymentMethod',
  ],
  checkboxes: ['isGift'],
  formOf(order) {
    return {
      ...order.customer,
      ...addressFormOf(recipientOf(order)),
      isGift: order.receiver === null ? '' : 'on',
      receiverName: order.receiver?.nombre ?? '',
      receiverTelephone: order.receiver?.telefono ?? '',
      giftNote: order.giftNote,
      pickupAddress: order.pickupAddress,
      paymentMethod: order.paymentMethod,
      shipping: order.isShippingAgreed ? amountText(order.shippingCents, language) : '',
      discount: order.discountCents === 0 ? '' : amountText(order.discountCents, language),
      reason: '',
      ...bottlesOfLines(deskLines(order, shop.products)),
    }
  },
  check(typed) {
    const { pickupAddress, isDiscountTooHigh } = editedOrder(stored, typed, shop)
    const people = checkPeople(typed, wayOf(typed.isGift === 'on', pickupAddress), 'desk')
    const shipping = checkOptional(typed.shipping, checkShipping)
    const amount = checkOptional(typed.discount, checkAmount)
    const discount = isDiscountTooHigh ? err('out-of-range' as const) : amount
    const discountCents = discount.ok ? (discount.value ?? 0) : 0
    const reason = cleanText(typed.reason)
    const isReasonMissing =
      discountCents > 0 && discountCents !== stored.discountCents && reason === ''
    if (people.ok && shipping.ok && discount.ok && !isReasonMissing) {
      return ok({ ...people.value, agreedShippingCents: shipping.value, discountCents, reason })
    }
    return err({
      ...(!shipping.ok && { shipping: shipping.error }),
      ...(!discount.ok && { discount: discount.error }),
      ...(isReasonMissing && { reason: 'required' as const }),
      ...(!people.ok && people.error),
    })
  },
})

const amountText = (cents: Cents, language: Language) =>
  formatForInput(toDecimal(cents), language, 2)
