import type { Credentials } from '../session/AuthGateway.ts'
import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import { err, ok, type Result } from '../shared/result.ts'
import {
  checkContent,
  checkEmail,
  checkNewPassword,
  checkPassword,
  checkText,
} from '../shared/textFields.ts'
import { profileFields } from './profile.ts'

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
 * Checks the registration form (spec section 5). Cleans the texts but not the passwords. A cedula that
 * fails Ecuador's check is no error.
 */
export function checkRegistration(
  form: RegistrationForm,
): Result<Registration, FieldErrors<keyof RegistrationForm>> {
  const checked = checkFields({
    nombre: checkContent(
      checkText(form.nombre, profileFields.nombre.maxLength),
      profileFields.nombre.incomplete,
    ),
    cedula: checkText(form.cedula, profileFields.cedula.maxLength),
    email: checkEmail(form.email),
    password: checkNewPassword(form.password),
    confirmPassword: checkConfirmation(form.confirmPassword, form.password),
  })
  if (!checked.ok) return checked
  const { nombre, cedula, email, password } = checked.value
  return ok({ credentials: { email, password }, nombre, cedula })
}

function checkConfirmation(typed: string, password: string): CheckedField<string> {
  const confirmed = checkPassword(typed)
  return !confirmed.ok || typed === password ? confirmed : err('registerPasswordsDontMatch')
}
