import {
  profileFields,
  profileTexts,
  type ProfileTexts,
  type TextField,
} from '../account/profile.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { checkEmail, checkLength, checkText, maxEmailLength } from '../shared/textFields.ts'
import { isProvince, joinAddress, splitAddress, type Province } from './address.ts'

/** What kind of id a customer gave as `cedula`. */
export const idKinds = ['cedula', 'ruc', 'passport'] as const

export type IdKind = (typeof idKinds)[number]

/**
 * The texts about the recipient of an order and the address. `direccion` is the street here; a profile keeps the
 * whole address in it.
 */
export const customerFields = {
  ...profileFields,
  email: { maxLength: maxEmailLength, isRequired: true },
  city: { maxLength: 80, isRequired: true },
  province: { maxLength: 40, isRequired: true },
  /** A landmark that helps to find the house. */
  reference: { maxLength: 120, isRequired: false },
} as const satisfies Readonly<Record<string, TextField>>

export type CustomerField = keyof typeof customerFields

// Object.keys returns plain strings.
export const customerFieldNames = Object.keys(customerFields) as readonly CustomerField[]

/** The customer as typed. */
export type CustomerForm = Readonly<Record<CustomerField, string>>

/** The recipient of an order and the address. */
export interface Customer extends CustomerForm {
  readonly idKind: IdKind
  /** Empty only once the order is anonymised. */
  readonly province: Province | ''
}

/** Replaces the customer of an order when the buyer deletes their account. The rest of the order is kept. */
export const anonymisedCustomer: Customer = {
  ...mapRecord(customerFields, () => ''),
  idKind: 'cedula',
  province: '',
}

/** What is known of a customer before an order: the profile's texts, with the address in its parts. */
export function customerFormOf(profile: ProfileTexts, email: string): CustomerForm {
  return { ...profileTexts(profile), ...splitAddress(profile.direccion), email }
}

/** The texts that a profile keeps of a customer: the address is one of them. */
export function profileTextsOf(customer: Customer): ProfileTexts {
  return mapRecord(profileFields, (_, field) =>
    field === 'direccion' ? joinAddress(customer) : customer[field],
  )
}

/**
 * Checks the customer of an order (spec section 5, "Checkout"): all is required but the reference, and has a
 * maximum length. Returns the texts trimmed, the address in lower case, and the kind of the id.
 */
export function checkCustomer(form: CustomerForm): Result<Customer, FieldErrors<CustomerField>> {
  const checked = checkFields<Record<CustomerField, string>>({
    ...mapRecord(customerFields, ({ maxLength, isRequired }, field) =>
      isRequired ? checkText(form[field], maxLength) : checkLength(form[field], maxLength),
    ),
    // As accounts store it.
    email: checkEmail(form.email.toLowerCase()),
  })
  if (!checked.ok) return checked
  const { province } = checked.value
  if (!isProvince(province)) return err({ province: 'required' })
  const customer = { ...checked.value, province, idKind: idKindOf(checked.value.cedula) }
  // A profile keeps the address as one text.
  const isAddressTooLong = joinAddress(customer).length > profileFields.direccion.maxLength
  return isAddressTooLong ? err({ direccion: 'too-long' }) : ok(customer)
}

/** Whether the customer has all that an order needs. */
export function isCustomerComplete(form: CustomerForm): boolean {
  return checkCustomer(form).ok
}

/** The kind of an id by its form: a RUC has 13 digits, a cedula 10. Spaces and hyphens do not count. */
export function idKindOf(typed: string): IdKind {
  const id = typed.replaceAll(/[\s-]/g, '')
  if (/^\d{13}$/.test(id)) return 'ruc'
  return /^\d{10}$/.test(id) ? 'cedula' : 'passport'
}
