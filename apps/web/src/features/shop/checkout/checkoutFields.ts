import {
  addressFields,
  checkCustomer,
  checkFields,
  checkLength,
  customerFieldNames,
  err,
  isAddressField,
  mapRecord,
  maxGiftNoteLength,
  maxNotesLength,
  ok,
  type CheckedCustomer,
  type CustomerField,
  type CustomerForm,
  type FieldErrors,
  type Result,
} from '@storefront/domain'

/** What the buyer may add in words, and the length it may have. */
export const remarks = { notes: maxNotesLength, giftNote: maxGiftNoteLength } as const

export type Remark = keyof typeof remarks

export type CheckoutField = CustomerField | Remark

/** The fields about the buyer: all others. */
export const personFields = customerFieldNames.filter((field) => !isAddressField(field))

/** All fields of the form, in the order they are shown. */
export const checkoutFields: readonly CheckoutField[] = [
  ...personFields,
  ...addressFields,
  'notes',
  'giftNote',
]

/** The id of a field, the target of the summary's links. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** What a valid form orders with. */
export interface CheckedCheckout extends Readonly<Record<Remark, string>> {
  readonly customer: CheckedCustomer
}

/** Checks what the buyer typed, or has stored. */
export function checkCheckout(
  customer: CustomerForm,
  typed: Readonly<Record<Remark, string>>,
  isPickup: boolean,
): Result<CheckedCheckout, FieldErrors<CheckoutField>> {
  const checked = checkCustomer(customer, isPickup)
  const checkedRemarks = checkFields<Record<Remark, string>>(
    mapRecord(remarks, (maxLength, remark) => checkLength(typed[remark], maxLength)),
  )
  if (checked.ok && checkedRemarks.ok)
    return ok({ customer: checked.value, ...checkedRemarks.value })
  return err({
    ...(checked.ok ? {} : checked.error),
    ...(checkedRemarks.ok ? {} : checkedRemarks.error),
  })
}
