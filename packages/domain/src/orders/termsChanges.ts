import type { Cents } from '../money/money.ts'
import { joinAddress } from './address.ts'
import { isPersonField, personFields, recipientOf, type PersonField } from './customer.ts'
import { isSameItems } from './draftOrder.ts'
import type { Terms } from './entries.ts'
import { totalsOf } from './order.ts'

/** What an admin can change of an order: of its buyer, where it goes, and what it costs. */
const editedFields = [
  ...personFields,
  'receiver',
  'address',
  'giftNote',
  'payment',
  'items',
  'shipping',
  'discount',
] as const

export type EditedField = (typeof editedFields)[number]

/** For whom an order is, and where it goes. Once it has left, nothing else of it can be changed. */
const changedLater: ReadonlySet<EditedField> = new Set([...personFields, 'receiver', 'address'])

/** What differs between the terms before and after an edit. */
export const editedFieldsOf = (before: Terms, after: Terms): readonly EditedField[] =>
  editedFields.filter((field) => !isSameIn(field, before, after))

/** Whether an edit leaves how an order is sent, and what it costs. */
export const changesPeopleOnly = (before: Terms, after: Terms): boolean =>
  (before.pickupAddress === '') === (after.pickupAddress === '') &&
  editedFieldsOf(before, after).every((field) => changedLater.has(field))

function isSameIn(field: EditedField, before: Terms, after: Terms): boolean {
  if (field === 'items') return isSameItems(before.items, after.items)
  if (isPersonField(field)) return before.customer[field] === after.customer[field]
  return valueOf[field](before) === valueOf[field](after)
}

/** Who receives a gift, and the telephone; empty where the customer receives the order. */
export function receiverTextOf({ receiver }: Pick<Terms, 'receiver'>): string {
  if (receiver === null) return ''
  return [receiver.nombre, receiver.telefono].filter((text) => text !== '').join(', ')
}

/**
 * Where the bottles go, in lines: street, city and province, and reference, without labels, which would be of one language;
 * or where they are picked up.
 */
export function placeTextOf(terms: Pick<Terms, 'pickupAddress' | 'customer' | 'receiver'>): string {
  const { direccion, city, province, reference } = recipientOf(terms)
  const place = [city, province].filter((part) => part !== '').join(', ')
  const lines = [direccion, place, reference].filter((line) => line !== '')
  return terms.pickupAddress || lines.join('\n')
}

const valueOf: Readonly<
  Record<Exclude<EditedField, PersonField | 'items'>, (terms: Terms) => string | number>
> = {
  receiver: receiverTextOf,
  address: (terms) => terms.pickupAddress || joinAddress(recipientOf(terms)),
  giftNote: ({ giftNote }) => giftNote,
  payment: ({ paymentMethod }) => paymentMethod,
  shipping: ({ shippingCents }) => shippingCents,
  discount: ({ discountCents }) => discountCents,
}

/** By how much the total is higher after an edit, in cents; below 0: lower. */
export const addedCentsOf = (before: Terms, after: Terms): Cents =>
  totalsOf(after).totalCents - totalsOf(before).totalCents
