import type {
  Account,
  AuthError,
  Backend,
  Language,
  Log,
  NewProfile,
  Registration,
  Result,
  Session,
} from '@storefront/domain'

import type { NoticeStore } from '../../../shared/notices/NoticeStore.ts'
import type { SessionStore } from '../../../shared/session/SessionStore.ts'
import type { UnsavedProfile } from './accountServices.ts'

/** A method of signing in with a backend. */
export type SignInMethod = (backend: Backend) => Promise<Result<Account, AuthError>>

/** The services that report and keep what fails after the account was created. */
export interface NewAccountContext {
  readonly notices: NoticeStore
  readonly unsavedProfile: UnsavedProfile
  readonly log: Log
}

export interface RegistrationContext extends NewAccountContext {
  /** Called with the address to which the verification e-mail was sent. */
  readonly onVerificationSent: (email: string) => void
}

/**
 * Signs in with Google's popup. The first sign-in creates a profile without a name; an existing profile
 * keeps its role and date (spec section 14).
 */
export const signInWithGoogle =
  (context: NewAccountContext): SignInMethod =>
  async (backend) => {
    const outcome = await backend.auth.signInWithGoogle()
    if (outcome.ok) await createProfile(backend, outcome.value, {}, context)
    return outcome
  }

/**
 * Registers a visitor (spec section 7): creates the account and the profile, then sends the verification
 * e-mail. Once the account exists the visitor stays signed in; later failures are shown
 * or logged, and the visitor can repeat those steps.
 *
 * @param language the language of the e-mail
 */
export async function register(
  session: Pick<SessionStore, 'signIn'>,
  { credentials, nombre, cedula }: Registration,
  language: Language,
  context: RegistrationContext,
): Promise<Result<Session, AuthError>> {
  let isEmailSent = false
  const outcome = await session.signIn(async (backend) => {
    const registered = await backend.auth.register(credentials)
    if (!registered.ok) return registered
    await createProfile(backend, registered.value, { nombre, cedula }, context)
    const sent = await backend.auth.sendVerification(language)
    if (!sent.ok) context.log(`The verification e-mail could not be sent: ${sent.error.code}`)
    isEmailSent = sent.ok
    return registered
  })
  // Only for the visitor who is signed in by now, since the address is shown.
  if (isEmailSent && outcome.ok && outcome.value.status === 'signed-in') {
    context.onVerificationSent(outcome.value.account.email)
  }
  return outcome
}

/**
 * Creates the profile of an account that has none yet. A failure does not end the session: a notice is
 * shown, and the visitor can create the profile later (spec section 14).
 */
async function createProfile(
  { profiles }: Backend,
  { uid, email }: Account,
  fields: Omit<NewProfile, 'email'>,
  { notices, unsavedProfile, log }: NewAccountContext,
): Promise<void> {
  try {
    await profiles.create(uid, { ...fields, email })
  } catch (cause) {
    log('The profile could not be written', cause)
    unsavedProfile.keep(uid, fields)
    notices.show('profile-not-saved', 'warning')
  }
}
