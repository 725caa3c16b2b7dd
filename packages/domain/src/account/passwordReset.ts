import { err, ok, type Result } from '../shared/result.ts'
import { checkEmail, checkNewPassword, type FieldErrors } from '../shared/fieldErrors.ts'

/** Checks the form that asks for a reset e-mail: gives the address without surrounding spaces. */
export function checkPasswordResetRequest(form: {
  readonly email: string
}): Result<string, FieldErrors<'email'>> {
  const email = checkEmail(form.email)
  return email === undefined ? ok(form.email.trim()) : err({ email })
}

/** Checks the form that sets a new password with the code of that e-mail: gives it as typed. */
export function checkPasswordReset(form: {
  readonly newPassword: string
}): Result<string, FieldErrors<'newPassword'>> {
  const newPassword = checkNewPassword(form.newPassword)
  return newPassword === undefined ? ok(form.newPassword) : err({ newPassword })
}
