import type { Language, Registration } from '@storefront/domain'

import type { Log } from '../../composition/Log.ts'
import type { NoticeStore } from '../../notices/NoticeStore.ts'
import type { SignInAttempt } from './useSignIn.ts'

interface RegistrationContext {
  readonly language: Language
  readonly notices: NoticeStore
  readonly log: Log
}

/**
 * Registers (spec section 7): account, profile, verification e-mail. Once there is an account the
 * visitor stays signed in; what failed after it is told and can be made up for.
 */
export const registerWith =
  (registration: Registration, { language, notices, log }: RegistrationContext): SignInAttempt =>
  async ({ auth, profiles }) => {
    const { credentials, nombre, cedula } = registration
    const outcome = await auth.register(credentials)
    if (!outcome.ok) return outcome
    try {
      await profiles.create(outcome.value.uid, { email: credentials.email, nombre, cedula })
    } catch (cause) {
      log('The profile could not be written', cause)
      notices.show('profile-not-saved')
    }
    const sent = await auth.sendVerification(language)
    if (!sent.ok) log('The verification e-mail could not be sent', sent.error)
    return outcome
  }
