import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
import { checkText, maxLength } from '../shared/textFields.ts'
import { type AddressParts, joinAddress } from './address.ts'
import type { Customer } from './order.ts'

/**
 * Checks whom and where to ship to: every field is required (spec section 5, "Checkout") and has its
 * length. Gives these fields alone, without surrounding spaces. The e-mail address is the account's,
 * which the authentication service has judged already.
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

/** Whether everything is there that shipping needs; if not, the visitor is told to use Edit. */
export function isCustomerComplete(customer: Customer): boolean {
  return checkCustomer(customer).ok
}

/** What a buyer types at checkout: the customer, whose address is in parts. */
export type DeliveryForm = Customer & AddressParts

/** Checks what a buyer typed, and gives the customer. Of the address the street alone is required. */
export function checkDelivery(form: DeliveryForm): Result<Customer, FieldErrors<keyof Customer>> {
  const isStreetMissing = form.direccion.trim() === ''
  return checkCustomer({ ...form, direccion: isStreetMissing ? '' : joinAddress(form) })
}
