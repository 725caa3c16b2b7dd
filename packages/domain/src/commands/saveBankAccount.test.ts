import { describe, expect, it } from 'vitest'

import { auditEntryRef, bankRef, orderRef, settingsRef } from '../documents.ts'
import { recentSignInMinutes } from '../session/recentSignIn.ts'
import { aBankAccount, aCaller, anOrder } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { saveBankAccount } from './saveBankAccount.ts'

const seen = aBankAccount()
const account = aBankAccount({ number: '7700112233' })
const entryId = `${noon}-bank-admin`

describe('saveBankAccount', () => {
  it.each([
    ['sets the account', account],
    ['removes it', null],
  ])('%s, and leaves a line in the audit log', async (_, changed) => {
    const shop = runOn(aShop())
    expect(await shop.run(saveBankAccount, { seen, account: changed }, admin)).toEqual({
      ok: true,
      already: false,
      value: changed,
    })
    expect(shop.documents()[bankRef.path]).toEqual({ account: changed, updatedAt: noon })
    expect(shop.find(auditEntryRef(entryId))).toEqual({
      id: entryId,
      kind: 'bankAccount',
      account: changed,
      by: 'admin',
      byEmail: 'admin@example.com',
      changedAt: noon,
    })
  })

  it('offers payment on delivery in place of transfers without an account', async () => {
    const shop = runOn(aShop({ settings: { onDeliveryOffered: false } }))
    await shop.run(saveBankAccount, { seen, account }, admin)
    expect(shop.find(settingsRef)?.transferOffered).toBe(true)
    await shop.run(saveBankAccount, { seen: account, account: null }, admin)
    expect(shop.find(settingsRef)).toMatchObject({
      transferOffered: false,
      onDeliveryOffered: true,
    })
  })

  it('is removed in a shop without settings', async () => {
    const { 'settings/shop': _, ...documents } = aShop()
    const removed = await runOn(documents).run(saveBankAccount, { seen, account: null }, admin)
    expect(removed).toMatchObject({ ok: true, value: null })
  })

  it('sets the first account', async () => {
    const { 'settings/bank': _, ...documents } = aShop()
    const shop = runOn(documents)
    expect(await shop.run(saveBankAccount, { seen: null, account }, admin)).toMatchObject({
      ok: true,
    })
  })

  it('leaves the account of an order that waits for its transfer as it is', async () => {
    const shop = runOn(aShop({ orders: [anOrder()] }))
    await shop.run(saveBankAccount, { seen, account }, admin)
    expect(shop.find(orderRef(anOrder().id))?.bankAccount).toEqual(seen)
  })

  it('says so if it is the account already, without another line in the log', async () => {
    const shop = runOn(aShop())
    expect(await shop.run(saveBankAccount, { seen: null, account: seen }, admin)).toEqual({
      ok: true,
      already: true,
      value: seen,
    })
    expect(shop.find(auditEntryRef(entryId))).toBeNull()
  })

  it('is refused if a colleague has changed it since it was seen', async () => {
    const shop = runOn(aShop({ bankAccount: aBankAccount({ number: '1' }) }))
    expect(await shop.run(saveBankAccount, { seen, account }, admin)).toEqual({
      ok: false,
      error: 'settings-changed',
    })
  })

  it('needs a sign-in within the last minutes', async () => {
    const now = noon + recentSignInMinutes * 60_000
    const shop = runOn(aShop())
    expect(await shop.run(saveBankAccount, { seen, account }, { ...admin, now })).toEqual({
      ok: false,
      error: 'recent-sign-in-required',
    })
    expect(shop.find(bankRef)).toEqual({ account: seen })
    const again = aCaller({ uid: 'admin', email: 'admin@example.com', signedInAt: noon + 1 })
    expect(
      await shop.run(saveBankAccount, { seen, account }, { caller: again, now }),
    ).toMatchObject({ ok: true })
  })

  it.each<[field: string, changed: unknown]>([
    ['account.number', { ...account, number: '' }],
    ['account.number', { ...account, number: '12ab' }],
    ['account.holderId', { ...account, holderId: '123' }],
    ['account.kind', { ...account, kind: 'gold' }],
    ['account.holder', { ...account, holder: 'x'.repeat(121) }],
    ['swift', { ...account, swift: 'X' }],
    ['account', undefined],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop())
    expect(await shop.run(saveBankAccount, { seen, account: changed }, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})
