import { describe, expect, it } from 'vitest'

import { aCartLine } from '@storefront/domain/testing'
import { password, signUp } from './people.ts'
import { done, refusal } from './outcomes.ts'
import type { TestBench } from './TestBench.ts'

const newPassword = 'dragon-fruit-7'

export function describeAccountChangesContract(bench: () => TestBench): void {
  describe('password change', () => {
    it('replaces the password', async () => {
      const { device, account } = await signUp(bench())
      expect(await device.auth.changePassword(password, newPassword)).toEqual(done)
      const { auth } = bench().openDevice()
      expect(await auth.signIn({ email: account.email, password })).toEqual(
        refusal('invalid-credentials'),
      )
      expect(await auth.signIn({ email: account.email, password: newPassword })).toMatchObject({
        ok: true,
      })
    })

    it('refuses a wrong current password and keeps it', async () => {
      const { device, account } = await signUp(bench())
      expect(await device.auth.changePassword('wrong-one', newPassword)).toEqual(
        refusal('invalid-credentials'),
      )
      const { auth } = bench().openDevice()
      expect(await auth.signIn({ email: account.email, password })).toMatchObject({ ok: true })
    })

    it('refuses a new password that is too short', async () => {
      const { auth } = (await signUp(bench())).device
      expect(await auth.changePassword(password, '12345')).toEqual(refusal('weak-password'))
    })

    it('has nothing to change for a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.changePassword(password, newPassword)).toEqual(refusal('session-expired'))
    })
  })

  describe('account deletion', () => {
    it('removes the account with its profile and cart, and signs out', async () => {
      const { device, account } = await signUp(bench())
      const { uid, email } = account
      await device.carts.change(uid, { id: 'add', actions: [{ type: 'add', line: aCartLine() }] })

      expect(await device.auth.deleteAccount(password)).toEqual(done)

      expect(await device.auth.idToken()).toBeNull()
      expect(await bench().read(`users/${uid}`)).toBeNull()
      expect(await bench().read(`carts/${uid}`)).toBeNull()
      const { auth } = bench().openDevice()
      expect(await auth.signIn({ email, password })).toEqual(refusal('invalid-credentials'))
    })

    it('removes nothing when the password is wrong', async () => {
      const { device, account } = await signUp(bench())
      expect(await device.auth.deleteAccount('wrong-one')).toEqual(refusal('invalid-credentials'))
      expect(await device.profiles.find(account.uid)).toMatchObject({ email: account.email })
    })

    it('has nothing to delete for a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.deleteAccount(password)).toEqual(refusal('session-expired'))
    })
  })
}
