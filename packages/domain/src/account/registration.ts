import { err, ok, type Result } from '../shared/result.ts'
import type { Credentials } from '../session/AuthGateway.ts'
import {
  checkEmail,
  checkLength,
  checkNewPassword,
  checkRequired,
  collectErrors,
  type FieldErrors,
  maxLength,
} from './fieldErrors.ts'

/** The registration form as typed; all five are required (spec section 5). */
export interface RegistrationForm {
  readonly nombre: string
  readonly cedula: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
}

export interface Registration {
  readonly credentials: Credentials
  readonly nombre: string
  readonly cedula: string
}

/** Checks the registration form; the cedula is kept as typed but for surrounding spaces. */
export function checkRegistration(
  form: RegistrationForm,
): Result<Registration, FieldErrors<keyof RegistrationForm>> {
  const errors = collectErrors<keyof RegistrationForm>({
    nombre: checkRequired(form.nombre) ?? checkLength(form.nombre, maxLength.nombre),
    cedula: checkRequired(form.cedula) ?? checkLength(form.cedula, maxLength.cedula),
    email: checkEmail(form.email) ?? checkLength(form.email, maxLength.email),
    password: checkNewPassword(form.password),
    confirmPassword:
      form.confirmPassword === ''
        ? 'required'
        : form.confirmPassword === form.password
          ? undefined
          : 'passwords-dont-match',
  })
  if (errors !== null) return err(errors)
  return ok({
    credentials: { email: form.email.trim(), password: form.password },
    nombre: form.nombre.trim(),
    cedula: form.cedula.trim(),
  })
}
