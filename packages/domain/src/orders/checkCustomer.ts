import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
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

/** The checkout's delivery form: the customer, with the address in parts. */
export type DeliveryForm = Customer & AddressParts

/** Checks the delivery form and returns the customer. Of the address only the street is required. */
export function checkDelivery(form: DeliveryForm): Result<Customer, FieldErrors<keyof Customer>> {
  const isStreetMissing = form.direccion.trim() === ''
  return checkCustomer({ ...form, direccion: isStreetMissing ? '' : joinAddress(form) })
}
