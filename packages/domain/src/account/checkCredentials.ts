import type { Credentials } from '../session/AuthGateway.ts'
import { checkFields, type FieldErrors } from '../shared/fieldErrors.ts'
import type { Result } from '../shared/result.ts'
import { checkEmail, checkPassword } from '../shared/textFields.ts'

/** Checks the login form: both fields are required (spec section 5). Does not trim the password. */
export function checkCredentials(
  form: Credentials,
): Result<Credentials, FieldErrors<keyof Credentials>> {
  return checkFields({
    email: checkEmail(form.email),
    password: checkPassword(form.password),
  })
}
