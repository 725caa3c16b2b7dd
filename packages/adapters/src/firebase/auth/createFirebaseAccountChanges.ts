import {
  deleteAccount,
  err,
  type AccountChanges,
  type AuthOutcome,
  type RunCommand,
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

import { accountKeptCode } from '../../accountKeptCode.ts'
import type { FirebaseContext } from '../FirebaseContext.ts'
import { authCall, outcomeOf } from './authCall.ts'
import { openGoogle } from './googleWindow.ts'
import { signedInUser } from './signedInUser.ts'

/**
 * Creates the part of the `AuthGateway` that changes and deletes accounts.
 *
 * @param run sends the command that removes what the shop keeps about the user
 */
export function createFirebaseAccountChanges(
  context: FirebaseContext,
  run: RunCommand,
): AccountChanges {
  const { auth } = context

  function confirmByPopup(): AuthOutcome {
    return outcomeOf(async () => {
      const user = await signedInUser(auth)
      await openGoogle(auth, () => reauthenticateWithPopup(user, new GoogleAuthProvider()))
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

    // Each step has its own deadline: a step is not cancelled by a deadline, and would go on deleting. After a lost
    // reply all of them can be taken again, as long as the account exists.
    async deleteAccount(currentPassword) {
      const confirmed = await reauthenticate(currentPassword)
      if (!confirmed.ok) return confirmed
      const removed = await outcomeOf(() => run(deleteAccount, {}))
      if (!removed.ok) return removed
      const { value: answer } = removed
      if (!answer.ok) {
        return err({ code: accountKeptCode(answer.error), providerCode: answer.error })
      }
      return authCall(context, async () => deleteUser(await signedInUser(auth)))
    },
  }
}

async function confirmPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential)
}
