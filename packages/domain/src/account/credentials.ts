import { err, ok, type Result } from '../shared/result.ts'
import type { Credentials } from '../session/AuthGateway.ts'
import { checkEmail, collectErrors, type FieldErrors } from '../shared/fieldErrors.ts'

/** Checks the login form: both are required (spec section 5). The password is kept as typed. */
export function checkCredentials(
  form: Credentials,
): Result<Credentials, FieldErrors<keyof Credentials>> {
  const errors = collectErrors<keyof Credentials>({
    email: checkEmail(form.email),
    password: form.password === '' ? 'required' : undefined,
  })
  return errors === null ? ok({ email: form.email.trim(), password: form.password }) : err(errors)
}
