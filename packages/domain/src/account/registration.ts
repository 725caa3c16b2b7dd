import { err, ok, type Result } from '../shared/result.ts'
import type { Credentials } from '../session/AuthGateway.ts'
import {
  checkEmail,
  checkLength,
  checkNewPassword,
  checkText,
  collectErrors,
  type FieldErrorCode,
  type FieldErrors,
  maxLength,
} from '../shared/fieldErrors.ts'

/** The registration form as typed; all five are required (spec section 5). */
export interface RegistrationForm {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

/** What a right form registers: an account and the person's name and national id. */
export interface Registration {
  readonly credentials: Credentials
  readonly nombre: string
  readonly cedula: string
}

/**
 * Checks the registration form (spec section 5). Texts are kept as typed but for surrounding spaces,
 * passwords are kept whole; a cedula that fails Ecuador's check is no error.
 */
export function checkRegistration(
  form: RegistrationForm,
): Result<Registration, FieldErrors<keyof RegistrationForm>> {
  const errors = collectErrors<keyof RegistrationForm>({
    nombre: checkText(form.nombre, maxLength.nombre),
    cedula: checkText(form.cedula, maxLength.cedula),
    email: checkEmail(form.email) ?? checkLength(form.email, maxLength.email),
    password: checkNewPassword(form.password),
    confirmPassword: checkConfirmation(form.confirmPassword, form.password),
  })
  if (errors !== null) return err(errors)
  return ok({
    credentials: { email: form.email.trim(), password: form.password },
    nombre: form.nombre.trim(),
    cedula: form.cedula.trim(),
  })
}

function checkConfirmation(confirmed: string, password: string): FieldErrorCode | undefined {
  if (confirmed === '') return 'required'
  return confirmed === password ? undefined : 'passwords-dont-match'
}
