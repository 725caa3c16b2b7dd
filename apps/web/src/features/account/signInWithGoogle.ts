import type { SignInAttempt } from './useSignIn.ts'

/**
 * Signs in by Google's popup. The first time a profile is written, without a name; an existing one
 * keeps its role and date (decisions, "Accounts").
 */
export const signInWithGoogle: SignInAttempt = async ({ auth, profiles }) => {
  const outcome = await auth.signInWithGoogle()
  if (outcome.ok) await profiles.create(outcome.value.uid, { email: outcome.value.email })
  return outcome
}
