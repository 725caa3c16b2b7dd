import type { Credentials } from '../session/AuthGateway.ts'
import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import { err, ok, type Result } from '../shared/result.ts'
import {
  checkEmail,
  checkLength,
  checkNewPassword,
  checkPassword,
  checkText,
  maxLength,
} from '../shared/textFields.ts'

/** The registration form as typed; all five are required (spec section 5). */
export interface RegistrationForm {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

/** What a valid form registers: an account, and the person's name and national id. */
export interface Registration {
  readonly credentials: Credentials
  readonly nombre: string
  readonly cedula: string
}

/**
 * Checks the registration form (spec section 5). Trims the texts but not the passwords. A cedula that
 * fails Ecuador's check is no error.
 */
export function checkRegistration(
  form: RegistrationForm,
): Result<Registration, FieldErrors<keyof RegistrationForm>> {
  const checked = checkFields({
    nombre: checkText(form.nombre, maxLength.nombre),
    cedula: checkText(form.cedula, maxLength.cedula),
    ...newCredentials(form),
    confirmPassword: checkConfirmation(form.confirmPassword, form.password),
  })
  if (!checked.ok) return checked
  const { nombre, cedula, email, password } = checked.value
  return ok({ credentials: { email, password }, nombre, cedula })
}

/** Checks the address and the password of an account to be created. Does not trim the password. */
export function checkNewCredentials(
  form: Credentials,
): Result<Credentials, FieldErrors<keyof Credentials>> {
  return checkFields(newCredentials(form))
}

const newCredentials = ({ email, password }: Credentials) => ({
  email: checkNewEmail(email),
  password: checkNewPassword(password),
})

function checkNewEmail(typed: string): CheckedField<string> {
  const email = checkEmail(typed)
  return email.ok ? checkLength(typed, maxLength.email) : email
}

function checkConfirmation(typed: string, password: string): CheckedField<string> {
  const confirmed = checkPassword(typed)
  return !confirmed.ok || typed === password ? confirmed : err('registerPasswordsDontMatch')
}
