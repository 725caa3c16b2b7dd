import type { Language, Registration } from '@storefront/domain'

import { type NewAccountContext, createProfile } from './createProfile.ts'
import type { SignInMethod } from './useSignIn.ts'

/**
 * Registers (spec section 7): account, profile, verification e-mail. Once there is an account the
 * visitor stays signed in; what failed after it is told or logged, and can be made up for.
 *
 * @param language the one of the e-mail
 */
export const registerWith =
  (
    { credentials, nombre, cedula }: Registration,
    language: Language,
    context: NewAccountContext,
  ): SignInMethod =>
  async (backend) => {
    const outcome = await backend.auth.register(credentials)
    if (!outcome.ok) return outcome
    await createProfile(backend, outcome.value, { nombre, cedula }, context)
    const sent = await backend.auth.sendVerification(language)
    if (!sent.ok) context.log('The verification e-mail could not be sent', sent.error)
    return outcome
  }
