import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
import { checkNewPassword, checkPassword } from '../shared/textFields.ts'

/** The change-password form as typed. */
export interface PasswordChange {
  readonly currentPassword: string
  readonly newPassword: string
}

/** Checks that the current password is there and that the new one is long enough (spec section 5). */
export function checkPasswordChange(
  form: PasswordChange,
): Result<PasswordChange, FieldErrors<keyof PasswordChange>> {
  return checkFields({
    currentPassword: checkPassword(form.currentPassword),
    newPassword: checkNewPassword(form.newPassword),
  })
}

/** Whether the field of the new password is enabled: once the current one is typed (spec section 2). */
export function canTypeNewPassword(currentPassword: string): boolean {
  return currentPassword !== ''
}
