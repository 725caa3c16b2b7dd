import { err, ok, type Result } from '../shared/result.ts'
import { checkNewPassword, collectErrors, type FieldErrors } from './fieldErrors.ts'

export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Checks the change-password form; the new one has to wait for the current one (spec section 5). */
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
