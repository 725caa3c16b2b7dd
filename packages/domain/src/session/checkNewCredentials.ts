import { checkFields, type CheckedField, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
import { checkEmail, checkLength, checkNewPassword, maxLength } from '../shared/textFields.ts'
import type { Credentials } from './AuthGateway.ts'

/** Checks the address and the password of an account to be created. Does not trim the password. */
export function checkNewCredentials(
  form: Credentials,
): Result<Credentials, FieldErrors<keyof Credentials>> {
  return checkFields(checkedCredentials(form))
}

/** The checked fields of `checkNewCredentials`, for a form with more fields. */
export const checkedCredentials = ({ email, password }: Credentials) => ({
  email: checkNewEmail(email),
  password: checkNewPassword(password),
})

function checkNewEmail(typed: string): CheckedField<string> {
  const email = checkEmail(typed)
  return email.ok ? checkLength(typed, maxLength.email) : email
}
