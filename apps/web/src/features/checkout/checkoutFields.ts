import {
  checkCustomer,
  checkLength,
  customerFieldNames,
  err,
  maxNotesLength,
  ok,
  type Customer,
  type CustomerField,
  type CustomerForm,
  type FieldErrors,
  type Result,
} from '@storefront/domain'

export type CheckoutField = CustomerField | 'notes'

/** The fields of the address, in the order they are shown. */
export const addressFields = ['direccion', 'city', 'province', 'reference'] as const

type AddressField = (typeof addressFields)[number]

const isAddressField = (field: CustomerField): field is AddressField =>
  addressFields.some((candidate) => candidate === field)

/** The fields about the buyer: all others. */
export const personFields = customerFieldNames.filter((field) => !isAddressField(field))

/** All fields of the form, in the order they are shown. */
export const checkoutFields: readonly CheckoutField[] = [...personFields, ...addressFields, 'notes']

/** The id of a field, the target of the summary's links. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`

/** What a valid form orders with. */
export interface CheckedCheckout {
  readonly customer: Customer
  readonly notes: string
}

/** Checks what the buyer typed, or has stored. */
export function checkCheckout(
  customer: CustomerForm,
  notes: string,
): Result<CheckedCheckout, FieldErrors<CheckoutField>> {
  const checked = checkCustomer(customer)
  const checkedNotes = checkLength(notes, maxNotesLength)
  if (checked.ok && checkedNotes.ok) {
    return ok({ customer: checked.value, notes: checkedNotes.value })
  }
  return err({
    ...(checked.ok ? {} : checked.error),
    ...(checkedNotes.ok ? {} : { notes: checkedNotes.error }),
  })
}
