import { describe, expect, it } from 'vitest'

import { done, refusal } from './outcomes.ts'
import { password, signUp } from './people.ts'
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

    it('is refused to a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.changePassword(password, newPassword)).toEqual(refusal('session-expired'))
    })
  })
}
