import type { Cents } from '../money/money.ts'
import { addressFields, customerFieldNames, isAddressField } from './customer.ts'
import { isSameItems } from './draftOrder.ts'
import type { Terms } from './entries.ts'
import { totalsOf } from './order.ts'

/** What an admin can change of an order; `delivery`: whether it is shipped or picked up. */
export const editedFields = ['customer', 'delivery', 'address', 'payment', 'items'] as const

export type EditedField = (typeof editedFields)[number]

/** What differs between the terms before and after an edit. Another delivery has another address, or none. */
export function editedFieldsOf(before: Terms, after: Terms): readonly EditedField[] {
  const isSame = (field: keyof Terms['customer']) =>
    before.customer[field] === after.customer[field]
  const isDeliverySame = before.pickupAddress === after.pickupAddress
  const isSameIn: Readonly<Record<EditedField, boolean>> = {
    customer: customerFieldNames.every((field) => isAddressField(field) || isSame(field)),
    delivery: isDeliverySame,
    address: !isDeliverySame || addressFields.every(isSame),
    payment: before.paymentMethod === after.paymentMethod,
    items: isSameItems(before.items, after.items),
  }
  return editedFields.filter((field) => !isSameIn[field])
}

/** By how much the total is higher after an edit, in cents; below 0: lower. */
export const addedCentsOf = (before: Terms, after: Terms): Cents =>
  totalsOf(after).totalCents - totalsOf(before).totalCents
