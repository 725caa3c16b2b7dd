import type { FieldErrors } from '../shared/fieldErrors.ts'
import { err, type Result } from '../shared/result.ts'
import { checkEmail, checkNewPassword } from '../shared/textFields.ts'

/** Checks the form that requests a reset e-mail; returns the trimmed address. */
export function checkPasswordResetRequest(form: {
  readonly email: string
}): Result<string, FieldErrors<'email'>> {
  const email = checkEmail(form.email)
  return email.ok ? email : err({ email: email.error })
}

/** Checks the form that sets a new password with the code of that e-mail; returns it untrimmed. */
export function checkPasswordReset(form: {
  readonly newPassword: string
}): Result<string, FieldErrors<'newPassword'>> {
  const newPassword = checkNewPassword(form.newPassword)
  return newPassword.ok ? newPassword : err({ newPassword: newPassword.error })
}
