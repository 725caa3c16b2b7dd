import type { Account } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { done, eventually, refusal } from './outcomes.ts'
import { newAddress, onAnotherDevice, password, signUp } from './people.ts'
import type { TestBench } from './TestBench.ts'

const newPassword = 'dragon-fruit-7'

export function describeAuthEmailsContract(bench: () => TestBench): void {
  describe('verification by e-mail', () => {
    it('verifies the address, and notifies observers', async () => {
      const rosa = await signUp(bench())
      const { auth } = rosa.device
      const received: (Account | null)[] = []
      auth.onAccountChange((account) => received.push(account))

      expect(await auth.sendVerification('es')).toEqual(done)
      const code = await bench().lastActionCode(rosa.account.email)
      expect(await auth.verifyEmail(code)).toEqual(done)

      await eventually(() => expect(received.at(-1)?.emailVerified).toBe(true))
      expect((await onAnotherDevice(bench(), rosa)).account.emailVerified).toBe(true)
    })

    it('refreshes the token before it notifies observers', async () => {
      const { device, account } = await signUp(bench())
      const confirmed: Promise<unknown>[] = []
      device.auth.onAccountChange((seen) => {
        if (seen?.emailVerified === true) confirmed.push(device.profiles.confirmEmail(account.uid))
      })
      await device.auth.sendVerification('es')
      await device.auth.verifyEmail(await bench().lastActionCode(account.email))
      await eventually(() => expect(confirmed).toHaveLength(1))
      await Promise.all(confirmed)
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: true })
    })

    it('verifies the address on a device where nobody is signed in', async () => {
      const rosa = await signUp(bench())
      await rosa.device.auth.sendVerification('en')
      const code = await bench().lastActionCode(rosa.account.email)
      expect(await bench().openDevice().auth.verifyEmail(code)).toEqual(done)
      expect((await onAnotherDevice(bench(), rosa)).account.emailVerified).toBe(true)
    })

    it('is noticed on the device that waits for it, once the account is refreshed', async () => {
      const { device, account } = await signUp(bench())
      const confirmed: Promise<unknown>[] = []
      device.auth.onAccountChange((seen) => {
        if (seen?.emailVerified === true) confirmed.push(device.profiles.confirmEmail(account.uid))
      })
      await device.auth.sendVerification('es')
      const code = await bench().lastActionCode(account.email)
      await bench().openDevice().auth.verifyEmail(code)
      expect(await device.auth.refreshAccount()).toEqual(done)
      await eventually(() => expect(confirmed).toHaveLength(1))
      await Promise.all(confirmed)
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: true })
    })

    it('cannot be noticed by a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.refreshAccount()).toEqual(refusal('session-expired'))
    })

    it('accepts a code once', async () => {
      const { device, account } = await signUp(bench())
      await device.auth.sendVerification('es')
      const code = await bench().lastActionCode(account.email)
      await device.auth.verifyEmail(code)
      expect(await device.auth.verifyEmail(code)).toEqual(refusal('action-code-invalid'))
    })

    it('refuses an invented code', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.verifyEmail('invented')).toEqual(refusal('action-code-invalid'))
    })

    it('is refused to a guest', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.sendVerification('es')).toEqual(refusal('session-expired'))
    })
  })

  describe('password reset by e-mail', () => {
    it('sets a new password in place of the old one', async () => {
      const { email } = (await signUp(bench())).account
      const { auth } = bench().openDevice()
      expect(await auth.sendPasswordReset(email, 'es')).toEqual(done)
      expect(await auth.resetPassword(await bench().lastActionCode(email), newPassword)).toEqual(
        done,
      )
      expect(await auth.signIn({ email, password })).toEqual(refusal('invalid-credentials'))
      expect(await auth.signIn({ email, password: newPassword })).toMatchObject({ ok: true })
    })

    it('accepts a code once', async () => {
      const { email } = (await signUp(bench())).account
      const { auth } = bench().openDevice()
      await auth.sendPasswordReset(email, 'en')
      const code = await bench().lastActionCode(email)
      await auth.resetPassword(code, newPassword)
      expect(await auth.resetPassword(code, 'another-8')).toEqual(refusal('action-code-invalid'))
    })

    it('refuses an invented code', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.resetPassword('invented', newPassword)).toEqual(
        refusal('action-code-invalid'),
      )
    })

    it('returns the address of a code without redeeming it', async () => {
      const { email } = (await signUp(bench())).account
      const { auth } = bench().openDevice()
      await auth.sendPasswordReset(email, 'es')
      const code = await bench().lastActionCode(email)
      expect(await auth.passwordResetEmail(code)).toEqual({ ok: true, value: email })
      expect(await auth.resetPassword(code, newPassword)).toEqual(done)
      expect(await auth.passwordResetEmail(code)).toEqual(refusal('action-code-invalid'))
    })

    it('refuses a new password that is too short', async () => {
      const { email } = (await signUp(bench())).account
      const { auth } = bench().openDevice()
      await auth.sendPasswordReset(email, 'es')
      expect(await auth.resetPassword(await bench().lastActionCode(email), '12345')).toEqual(
        refusal('weak-password'),
      )
    })

    it('does not reveal whether an address has an account', async () => {
      const { auth } = bench().openDevice()
      expect(await auth.sendPasswordReset(newAddress(), 'es')).toEqual(done)
    })
  })
}
