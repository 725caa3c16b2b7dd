import type { AccountEmails } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import {
  applyActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'

import type { FirebaseContext } from '../FirebaseContext.ts'
import { toOutage } from '../toOutage.ts'
import { authCall } from './authCall.ts'
import { signedInUser } from './signedInUser.ts'

export function createFirebaseAccountEmails(context: FirebaseContext): AccountEmails {
  const { auth, log } = context
  return {
    sendVerification: (language) =>
      authCall(context, async () => {
        auth.languageCode = language
        await sendEmailVerification(await signedInUser(auth))
      }),

    sendPasswordReset: (email, language) =>
      authCall(context, async () => {
        auth.languageCode = language
        try {
          await sendPasswordResetEmail(auth, email)
        } catch (error) {
          // The result must not reveal whether an address has an account (spec section 14).
          if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error
        }
      }),

    passwordResetEmail: (actionCode) =>
      authCall(context, () => verifyPasswordResetCode(auth, actionCode)),

    resetPassword: (actionCode, newPassword) =>
      authCall(context, () => confirmPasswordReset(auth, actionCode, newPassword)),

    verifyEmail: (actionCode) =>
      authCall(context, async () => {
        await applyActionCode(auth, actionCode)
        // Notifies observers of the account. The address is verified even if this fails.
        void auth.currentUser?.reload().catch((cause: unknown) => {
          log('The verified account could not be reloaded', toOutage(cause, 'the account'))
        })
      }),
  }
}
