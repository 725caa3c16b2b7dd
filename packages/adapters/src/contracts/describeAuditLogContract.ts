import type { BankAccount } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, outage, refusal } from './outcomes.ts'
import { password, profileFields, signUp, signUpAdmin, type Visitor } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const account: BankAccount = {
  bank: 'Banco del Austro',
  kind: 'savings',
  number: '2200456',
  holder: 'Amaru S.A.S.',
  holderId: '1790012345001',
}
const signInRequired = { ok: false, error: 'recent-sign-in-required' }
const denied = outage('permission-denied')

/** The changes that need a recent sign-in, and the log that they are added to. */
export function describeAuditLogContract(makeBench: MakeBench): void {
  describe('AuditLog', () => {
    let bench: TestBench
    let admin: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      admin = await signUpAdmin(bench)
      await bench.put('users/uid-luis', profileFields({ email: 'luis@example.com' }))
    })

    async function saveBankAccount(bankAccount: BankAccount | null) {
      const { settings } = admin.device
      const before = { ...(await settings.shop()), bankAccount: await settings.bankAccount() }
      return settings.save(before, { bankAccount })
    }

    it('lists changes of roles and of the bank account, newest first, page by page', async () => {
      const { uid: by, email: byEmail } = admin.account
      const { auditLog, profiles } = admin.device
      await profiles.setRole('uid-luis', 'admin')
      await saveBankAccount(account)
      await saveBankAccount(null)
      const first = await auditLog.list({ limit: 2 })
      const second = await auditLog.list({ limit: 2, after: first.next })
      const signature = { id: expect.any(String), by, byEmail, changedAt: expect.any(Number) }
      expect([...first.items, ...second.items]).toEqual([
        { ...signature, kind: 'bankAccount', account: null },
        { ...signature, kind: 'bankAccount', account },
        { ...signature, kind: 'role', uid: 'uid-luis', email: 'luis@example.com', role: 'admin' },
      ])
      expect(second.next).toBeNull()
    })

    it('has no entry for what did not change', async () => {
      const { auditLog, profiles, settings } = admin.device
      await profiles.setRole('uid-luis', 'user')
      await profiles.setRole('nobody', 'admin')
      const before = { ...(await settings.shop()), bankAccount: null }
      await settings.save(before, { ...before, pendingDays: 5 })
      expect((await auditLog.list({ limit: 3 })).items).toEqual([])
    })

    it('needs a recent sign-in for these changes only, which re-authentication renews', async () => {
      const { device } = admin
      await bench.ageSignIn(device, admin.account.uid)
      expect(await device.profiles.setRole('uid-luis', 'admin')).toEqual(signInRequired)
      expect(await saveBankAccount(account)).toEqual(signInRequired)
      expect(await device.settings.bankAccount()).toBeNull()
      const before = { ...(await device.settings.shop()), bankAccount: null }
      expect(await device.settings.save(before, { pendingDays: 5 })).toEqual(done)

      expect(await device.auth.reauthenticate('wrong-one')).toEqual(refusal('invalid-credentials'))
      expect(await saveBankAccount(account)).toEqual(signInRequired)
      expect(await device.auth.reauthenticate(password)).toEqual(done)
      expect(await device.profiles.setRole('uid-luis', 'admin')).toEqual(done)
      expect(await saveBankAccount(account)).toEqual(done)
    })

    it('is read by admins only', async () => {
      for (const { auditLog } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(auditLog.list({ limit: 3 })).rejects.toEqual(denied)
      }
    })
  })
}
