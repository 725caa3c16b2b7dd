import type {
  Account,
  AuthError,
  Backend,
  Language,
  NewProfile,
  Registration,
  Result,
  Session,
} from '@storefront/domain'

import type { Services } from '../../../shared/services.tsx'

/** The services that sign in, and that report and keep what fails after the account was created. */
type AccountServices = Pick<Services, 'session' | 'notices' | 'unsavedProfile' | 'log'>

/**
 * Signs in with Google's popup. The first sign-in creates a profile without a name; an existing profile
 * keeps its role and date (spec section 14).
 */
export const signInWithGoogle = (services: AccountServices): Promise<Result<Session, AuthError>> =>
  services.session.signIn(async (backend) => {
    const outcome = await backend.auth.signInWithGoogle()
    if (outcome.ok) await createProfile(backend, outcome.value, {}, services)
    return outcome
  })

/**
 * Registers a visitor (spec section 7): creates the account and the profile, then sends the verification
 * e-mail. Once the account exists the visitor stays signed in; later failures are shown
 * or logged, and the visitor can repeat those steps.
 *
 * @param language the language of the e-mail
 * @param onVerificationSent called with the address to which the verification e-mail was sent
 */
export async function register(
  services: AccountServices,
  { credentials, nombre, cedula }: Registration,
  language: Language,
  onVerificationSent: (email: string) => void,
): Promise<Result<Session, AuthError>> {
  let isEmailSent = false
  const outcome = await services.session.signIn(async (backend) => {
    const registered = await backend.auth.register(credentials)
    if (!registered.ok) return registered
    await createProfile(backend, registered.value, { nombre, cedula }, services)
    const sent = await backend.auth.sendVerification(language)
    if (!sent.ok) services.log(`The verification e-mail could not be sent: ${sent.error.code}`)
    isEmailSent = sent.ok
    return registered
  })
  // Only for the visitor who is signed in by now, since the address is shown.
  if (isEmailSent && outcome.ok && outcome.value.status === 'signed-in') {
    onVerificationSent(outcome.value.account.email)
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
  { notices, unsavedProfile, log }: AccountServices,
): Promise<void> {
  try {
    await profiles.create(uid, { ...fields, email })
  } catch (cause) {
    log('The profile could not be written', cause)
    unsavedProfile.keep(uid, fields)
    notices.show('profile-not-saved', 'warning')
  }
}
