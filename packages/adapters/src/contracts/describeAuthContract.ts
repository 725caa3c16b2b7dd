import type { Account } from '@storefront/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { describeAccountChangesContract } from './describeAccountChangesContract.ts'
import { describeAccountDeletionContract } from './describeAccountDeletionContract.ts'
import { describeAuthEmailsContract } from './describeAuthEmailsContract.ts'
import { done, eventually, refusal } from './outcomes.ts'
import { newAddress, onAnotherDevice, password, signUp, valueOf } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

export function describeAuthContract(makeBench: MakeBench): void {
  describe('AuthGateway', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
    })

    it('registers an account, signed in and with an unverified address', async () => {
      const { auth } = bench.openDevice()
      const email = newAddress()
      const account = valueOf(await auth.register({ email, password }))
      expect(account).toEqual({
        uid: expect.any(String),
        email,
        emailVerified: false,
        providers: ['password'],
      })
      expect(await auth.idToken()).toEqual(expect.any(String))
    })

    it('refuses an address that has an account, ignoring case', async () => {
      const { account } = await signUp(bench)
      const { auth } = bench.openDevice()
      const email = account.email.toUpperCase()
      expect(await auth.register({ email, password })).toEqual(refusal('email-in-use'))
    })

    it('refuses a password that is too short', async () => {
      const { auth } = bench.openDevice()
      expect(await auth.register({ email: newAddress(), password: '12345' })).toEqual(
        refusal('weak-password'),
      )
    })

    it('refuses an invalid address', async () => {
      const { auth } = bench.openDevice()
      expect(await auth.register({ email: 'rosa', password })).toEqual(refusal('email-invalid'))
    })

    it('signs in with address and password', async () => {
      const rosa = await signUp(bench)
      const { account } = await onAnotherDevice(bench, rosa)
      expect(account).toEqual(rosa.account)
    })

    it('refuses a wrong password', async () => {
      const { email } = (await signUp(bench)).account
      const { auth } = bench.openDevice()
      expect(await auth.signIn({ email, password: 'wrong-one' })).toEqual(
        refusal('invalid-credentials'),
      )
      expect(await auth.idToken()).toBeNull()
    })

    it('refuses an unknown address as it refuses a wrong password', async () => {
      const { auth } = bench.openDevice()
      expect(await auth.signIn({ email: newAddress(), password })).toEqual(
        refusal('invalid-credentials'),
      )
    })

    it('signs out', async () => {
      const { auth } = (await signUp(bench)).device
      expect(await auth.signOut()).toEqual(done)
      expect(await auth.idToken()).toBeNull()
    })

    it('notifies token observers of the token of each session', async () => {
      const { auth } = bench.openDevice()
      const received: string[] = []
      auth.onTokenChange((token) => received.push(token))
      await auth.register({ email: newAddress(), password })
      const token = await auth.idToken()
      await eventually(() => expect(received).toContain(token))
    })

    it('notifies observers of the account, at first and after each change', async () => {
      const { auth } = bench.openDevice()
      const received: (Account | null)[] = []
      auth.onAccountChange((account) => received.push(account))
      await eventually(() => expect(received).toEqual([null]))
      const account = valueOf(await auth.register({ email: newAddress(), password }))
      await eventually(() => expect(received).toEqual([null, account]))
      await auth.signOut()
      await eventually(() => expect(received).toEqual([null, account, null]))
    })

    it('notifies a later observer of the account that is signed in', async () => {
      const { device, account } = await signUp(bench)
      const received: (Account | null)[] = []
      device.auth.onAccountChange((seen) => received.push(seen))
      await eventually(() => expect(received).toEqual([account]))
    })

    it('does not notify an observer that has unsubscribed', async () => {
      const { device } = await signUp(bench)
      const unsubscribed = vi.fn<() => void>()
      const listening = vi.fn<(account: Account | null) => void>()
      device.auth.onAccountChange(unsubscribed)()
      device.auth.onAccountChange(listening)
      await device.auth.signOut()
      await eventually(() => expect(listening).toHaveBeenLastCalledWith(null))
      expect(unsubscribed).not.toHaveBeenCalled()
    })

    describeAuthEmailsContract(() => bench)
    describeAccountChangesContract(() => bench)
    describeAccountDeletionContract(() => bench)
  })
}
