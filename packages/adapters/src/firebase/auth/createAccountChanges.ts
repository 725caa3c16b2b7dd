import {
  type AccountKeptReason,
  type AuthError,
  type AuthGateway,
  type AuthOutcome,
  err,
  ok,
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
import { authCall, popupCall } from './authCall.ts'
import { signedInUser } from './signedInUser.ts'

type AccountChanges = Pick<AuthGateway, 'changePassword' | 'deleteAccount'>

/** @param removeData removes what the database keeps of a user, which only the user may, or says why not */
export function createAccountChanges(
  context: FirebaseContext,
  removeData: (uid: string) => Promise<Result<void, AccountKeptReason>>,
): AccountChanges {
  const { auth } = context

  function confirmByPopup(): AuthOutcome {
    return popupCall(async () => {
      await reauthenticateWithPopup(await signedInUser(auth), new GoogleAuthProvider())
    })
  }

  return {
    changePassword: (currentPassword, newPassword) =>
      authCall(context, async () => {
        const user = await signedInUser(auth)
        await confirmPassword(user, currentPassword)
        await updatePassword(user, newPassword)
      }),

    async deleteAccount(currentPassword) {
      const confirmed = currentPassword === null ? await confirmByPopup() : ok(undefined)
      if (!confirmed.ok) return confirmed
      const deleted = await authCall(context, async (): Promise<Result<void, AuthError>> => {
        const user = await signedInUser(auth)
        if (currentPassword !== null) await confirmPassword(user, currentPassword)
        const removed = await removeData(user.uid)
        if (!removed.ok) return err({ code: removed.error, providerCode: removed.error })
        return ok(await deleteUser(user))
      })
      return deleted.ok ? deleted.value : deleted
    },
  }
}

async function confirmPassword(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password)
  await reauthenticateWithCredential(user, credential)
}
