import {
  err,
  type AccountKeptReason,
  type AuthGateway,
  type AuthOutcome,
  type Result,
} from '@storefront/domain'
import {
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  updatePassword,
  type User,
} from 'firebase/auth'

import type { FirebaseContext } from '../FirebaseContext.ts'
import { authCall, outcomeOf } from './authCall.ts'
import { signedInUser } from './signedInUser.ts'

type AccountChanges = Pick<AuthGateway, 'changePassword' | 'reauthenticate' | 'deleteAccount'>

/**
 * Creates the part of the `AuthGateway` that changes and deletes accounts.
 *
 * @param removeData removes the user's documents, which only the user may do, or returns why it does not
 */
export function createFirebaseAccountChanges(
  context: FirebaseContext,
  removeData: (uid: string) => Promise<Result<void, AccountKeptReason>>,
): AccountChanges {
  const { auth } = context

  function confirmByPopup(): AuthOutcome {
    return outcomeOf(async () => {
      await reauthenticateWithPopup(await signedInUser(auth), new GoogleAuthProvider())
    })
  }

  const reauthenticate = (currentPassword: string | null) =>
    currentPassword === null
      ? confirmByPopup()
      : authCall(context, async () => {
          await confirmPassword(await signedInUser(auth), currentPassword)
        })

  return {
    reauthenticate,

    changePassword: (currentPassword, newPassword) =>
      authCall(context, async () => {
        const user = await signedInUser(auth)
        await confirmPassword(user, currentPassword)
        await updatePassword(user, newPassword)
      }),

    // Each step has its own deadline: a step is not cancelled by a deadline, and would go on deleting.
    async deleteAccount(currentPassword) {
      const confirmed = await reauthenticate(currentPassword)
      if (!confirmed.ok) return confirmed
      const removed = await outcomeOf(async () => removeData((await signedInUser(auth)).uid))
      if (!removed.ok) return removed
      const { value: kept } = removed
      if (!kept.ok) return err({ code: kept.error, providerCode: kept.error })
      return authCall(context, async () => deleteUser(await signedInUser(auth)))
    },
  }
}

async function confirmPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential)
}
