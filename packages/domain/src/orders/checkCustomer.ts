import { checkText, collectErrors, type FieldErrors, maxLength } from '../shared/fieldErrors.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Customer } from './order.ts'

/**
 * Checks whom and where to ship to: every field is required (spec section 5, "Checkout") and has its
 * length. Gives these fields alone, without surrounding spaces. The e-mail address is the account's,
 * which the authentication service has judged already.
 */
export function checkCustomer(form: Customer): Result<Customer, FieldErrors<keyof Customer>> {
  const trimmed: Customer = {
    nombre: form.nombre.trim(),
    cedula: form.cedula.trim(),
    email: form.email.trim(),
    telefono: form.telefono.trim(),
    direccion: form.direccion.trim(),
  }
  const errors = collectErrors<keyof Customer>({
    nombre: checkText(trimmed.nombre, maxLength.nombre),
    cedula: checkText(trimmed.cedula, maxLength.cedula),
    email: checkText(trimmed.email, maxLength.email),
    telefono: checkText(trimmed.telefono, maxLength.telefono),
    direccion: checkText(trimmed.direccion, maxLength.direccion),
  })
  return errors === null ? ok(trimmed) : err(errors)
}

/** Whether everything is there that shipping needs; if not, the visitor is told to use Edit. */
export function isCustomerComplete(customer: Customer): boolean {
  return checkCustomer(customer).ok
}
