import { describe, expect, it } from 'vitest'

import { auditEntryRef, bankRef, orderRef, settingsRef } from '../documents.ts'
import { settingsBounds, type EditedSettings } from '../orders/shopSettings.ts'
import { recentSignInMinutes } from '../session/recentSignIn.ts'
import { err } from '../shared/result.ts'
import { aBankAccount, anOrder, aPress, noon, someSettings } from '../testing/builders.ts'
import { admin, aShop, done, runOn, type Stored } from '../testing/runOn.ts'
import { saveSettings } from './saveSettings.ts'

const seen = someSettings({ lettersOn: true })
const { version: _, lastPress: __, contactE164: ___, ...publicSettings } = seen
const account = aBankAccount()
const other = aBankAccount({ number: '7700112233' })
const press = aPress(50)
const sender = { ...admin, press }
const late = noon + recentSignInMinutes * 60_000

const input = (changes: Partial<EditedSettings> = {}, version = 0) => ({
  version,
  settings: { ...publicSettings, bankAccount: account, ...changes },
})

describe('saveSettings', () => {
  it('saves all settings, and answers with them', async () => {
    const shop = runOn(aShop())
    const changes = { shippingCents: 700, pauseMessage: { es: 'Ley seca', en: 'Dry law' } }
    const saved = { ...seen, ...changes, version: 1, lastPress: press }
    const answer = done({ ...saved, bankAccount: account })
    expect(await shop.run(saveSettings, input(changes), { ...sender, now: late })).toEqual(answer)
    expect(shop.documents()[settingsRef.path]).toEqual({ ...saved, updatedAt: late })
    expect(shop.documents()[bankRef.path]).toEqual({ account })
    expect(await shop.run(saveSettings, input(), sender)).toEqual({ ...answer, already: true })
  })

  it.each([
    ['02 234 5678 ext. 12', '099 123 4567', { phone: '+59322345678', whatsapp: '+593991234567' }],
    ['2345678', '02 234 5678', { phone: '', whatsapp: '' }],
    ['', '', { phone: '', whatsapp: '' }],
  ])('reads the numbers to call out of “%s” and “%s”', async (phone, whatsapp, contactE164) => {
    const shop = runOn(aShop())
    const contact = { email: 'ventas@example.com', phone, whatsapp }
    await shop.run(saveSettings, input({ contact }), admin)
    expect(shop.find(settingsRef)).toMatchObject({ contact, contactE164 })
  })

  it('is refused with the settings of now if a colleague has saved some since they were seen', async () => {
    const shop = runOn(aShop())
    const first = await shop.run(saveSettings, input({ pendingDays: 3 }), sender)
    expect(
      await shop.run(saveSettings, input({ shippingCents: 700, bankAccount: other }), admin),
    ).toEqual(err({ code: 'changed', stored: first.ok && first.value }))
    expect(shop.find(bankRef)?.account).toEqual(account)
    expect(await shop.run(saveSettings, input({ shippingCents: 700 }, 1), admin)).toMatchObject({
      value: { version: 2, pendingDays: 7 },
    })
  })

  it('lets one of two admins create them, and refuses the other', async () => {
    const { [settingsRef.path]: _settings, [bankRef.path]: _bank, ...documents } = aShop()
    const shop = runOn(documents)
    const created = await shop.run(saveSettings, input({ shippingCents: 100 }), admin)
    expect(created).toMatchObject({ ok: true, value: { version: 1, shippingCents: 100 } })
    expect(await shop.run(saveSettings, input({ shippingCents: 200 }), admin)).toEqual(
      err({ code: 'changed', stored: created.ok && created.value }),
    )
  })

  it('leaves some way to pay, and offers no transfers without an account', async () => {
    const cases: readonly (readonly [Partial<EditedSettings>, string])[] = [
      [{ bankAccount: null }, 'bank-account-missing'],
      [{ transferOffered: false, onDeliveryOffered: false }, 'payment-missing'],
    ]
    for (const [changes, error] of cases) {
      expect(await runOn(aShop()).run(saveSettings, input(changes), admin)).toEqual(err(error))
    }
  })

  it.each<[field: string, changes: object]>([
    ['shippingCents', { shippingCents: -1 }],
    ['shippingCents', { shippingCents: 4.5 }],
    ['maxBottlesPerOrder', { maxBottlesPerOrder: settingsBounds.bottles + 1 }],
    ['pause', { pause: { startsAt: 2, endsAt: 2 } }],
    ['deliveryDays', { deliveryDays: { from: 3, to: 2 } }],
    ['pauseMessage.es', { pauseMessage: { es: 'x'.repeat(301), en: '' } }],
    ['fr', { pauseMessage: { es: '', en: '', fr: '' } }],
    ['bankAccount.number', { bankAccount: { ...account, number: '12ab' } }],
    ['contactE164', { contactE164: { phone: '+1', whatsapp: '' } }],
  ])('is refused with a wrong %s', async (field, changes) => {
    expect(await runOn(aShop()).run(saveSettings, input(changes), admin)).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})

describe('another account for transfers', () => {
  const { [bankRef.path]: _bank, ...withoutBank } = aShop()

  it.each<[string, Stored, EditedSettings['bankAccount']]>([
    ['is set', aShop(), other],
    ['is the first one', withoutBank, other],
    ['is none', aShop(), null],
  ])('%s, with a line in the audit log', async (_name, documents, bankAccount) => {
    const shop = runOn(documents)
    const edit = input({ bankAccount, transferOffered: bankAccount !== null })
    expect(await shop.run(saveSettings, edit, sender)).toMatchObject({
      ok: true,
      value: { bankAccount },
    })
    expect(shop.documents()[bankRef.path]).toEqual({ account: bankAccount, updatedAt: noon })
    expect(shop.find(auditEntryRef(press))).toEqual({
      id: press,
      kind: 'bankAccount',
      before: documents === withoutBank ? null : account,
      account: bankAccount,
      by: 'admin',
      byEmail: 'admin@example.com',
      changedAt: noon,
    })
  })

  it('needs a recent sign-in: without one neither it nor the settings are saved', async () => {
    const shop = runOn(aShop())
    const edit = input({ bankAccount: other, shippingCents: 700 })
    expect(await shop.run(saveSettings, edit, { ...admin, now: late })).toEqual(
      err('recent-sign-in-required'),
    )
    expect(shop.documents()).toEqual(aShop())
  })

  it('is not that of an order that waits for its transfer', async () => {
    const shop = runOn(aShop({ orders: [anOrder()] }))
    await shop.run(saveSettings, input({ bankAccount: other }), admin)
    expect(shop.find(orderRef(anOrder().id))?.bankAccount).toEqual(account)
  })

  it('replaces no line of the audit log, whatever press comes with it', async () => {
    const shop = runOn(aShop())
    await shop.run(saveSettings, input({ bankAccount: other }), sender)
    const line = shop.find(auditEntryRef(press))
    await shop.run(saveSettings, { ...input(), version: 1 }, admin)
    const answer = await shop.run(
      saveSettings,
      { ...input({ bankAccount: other }), version: 2 },
      { ...sender, now: noon + 1 },
    )
    expect(answer).toMatchObject(err({ code: 'changed' }))
    expect(shop.find(auditEntryRef(press))).toEqual(line)
  })

  it('leaves no line in the log if it is saved as it was', async () => {
    const shop = runOn(aShop())
    await shop.run(saveSettings, input(), sender)
    expect(shop.find(auditEntryRef(press))).toBeNull()
    expect(shop.find(settingsRef)).toEqual({ ...seen, version: 1, lastPress: press })
  })
})
