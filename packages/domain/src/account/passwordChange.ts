import type { Result } from '../shared/result.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import { checkNewPassword, checkPassword } from '../shared/textFields.ts'

/** The change-password form as typed. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Checks the change-password form: the current one and a long enough new one (spec section 5). */
export function checkPasswordChange(
  form: PasswordChange,
): Result<PasswordChange, FieldErrors<keyof PasswordChange>> {
  return checkFields({
    currentPassword: checkPassword(form.currentPassword),
    newPassword: checkNewPassword(form.newPassword),
  })
}

/** Whether the new password may be typed: only once the current one is (spec section 2). */
export function canTypeNewPassword(currentPassword: string): boolean {
  return currentPassword !== ''
}
