import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { ok, type Result } from '../shared/result.ts'
import { checkText, maxLength } from '../shared/textFields.ts'
import { joinAddress, type AddressParts } from './address.ts'
import type { Customer } from './order.ts'

/**
 * Checks the customer of an order: every field is required (spec section 5, "Checkout") and has a
 * maximum length. Returns only these fields, trimmed. It does not check the form of the e-mail address,
 * which is the account's and was checked by the authentication service.
 */
export function checkCustomer(form: Customer): Result<Customer, FieldErrors<keyof Customer>> {
  return checkFields({
    nombre: checkText(form.nombre, maxLength.nombre),
    cedula: checkText(form.cedula, maxLength.cedula),
    email: checkText(form.email, maxLength.email),
    telefono: checkText(form.telefono, maxLength.telefono),
    direccion: checkText(form.direccion, maxLength.direccion),
  })
}

/** Whether the customer has all that shipping needs. */
export function isCustomerComplete(customer: Customer): boolean {
  return checkCustomer(customer).ok
}

/** The recipient and the address, as a profile stores them. */
export type DeliveryDetails = Omit<Customer, 'email'>

/** The checkout's delivery form, with the address in parts. */
export type DeliveryForm = DeliveryDetails & AddressParts

/**
 * Checks the delivery form: all is required but the reference. Returns the profile's details, with the address
 * in one text. An address that was stored without city and province stays complete until it is edited.
 */
export function checkDelivery(
  form: DeliveryForm,
): Result<DeliveryDetails, FieldErrors<keyof DeliveryForm>> {
  const isStreetMissing = form.direccion.trim() === ''
  const checked = checkFields({
    nombre: checkText(form.nombre, maxLength.nombre),
    cedula: checkText(form.cedula, maxLength.cedula),
    telefono: checkText(form.telefono, maxLength.telefono),
    direccion: checkText(isStreetMissing ? '' : joinAddress(form), maxLength.direccion),
    city: checkText(form.city),
    province: checkText(form.province),
  })
  if (!checked.ok) return checked
  const { city: _, province: __, ...details } = checked.value
  return ok(details)
}
