import { err, ok, type Result } from '../shared/result.ts'
import { checkNewPassword, collectErrors, type FieldErrors } from '../shared/fieldErrors.ts'

/** The change-password form as typed. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Checks the change-password form: the current one and a long enough new one (spec section 5). */
export function checkPasswordChange(
  form: PasswordChange,
): Result<PasswordChange, FieldErrors<keyof PasswordChange>> {
  const errors = collectErrors<keyof PasswordChange>({
    currentPassword: form.currentPassword === '' ? 'required' : undefined,
    newPassword: checkNewPassword(form.newPassword),
  })
  return errors === null ? ok(form) : err(errors)
}

/** Whether the new password may be typed: only once the current one is (spec section 2). */
export function canTypeNewPassword(currentPassword: string): boolean {
  return currentPassword !== ''
}
