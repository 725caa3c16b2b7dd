import { type NewAccountContext, createProfile } from './createProfile.ts'
import type { SignInMethod } from './useSignIn.ts'

/**
 * Signs in by Google's popup. The first time a profile is written, without a name; an existing one
 * keeps its role and date (decisions, "Accounts").
 */
export const signInWithGoogle =
  (context: NewAccountContext): SignInMethod =>
  async (backend) => {
    const outcome = await backend.auth.signInWithGoogle()
    if (outcome.ok) await createProfile(backend, outcome.value, {}, context)
    return outcome
  }
