import { describe, expect, it } from 'vitest'

import { settingsRef } from '../documents.ts'
import { defaultShopSettings, settingsBounds } from '../orders/shopSettings.ts'
import { someSettings } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { saveSettings } from './saveSettings.ts'

const seen = someSettings({ lettersOn: true })

describe('saveSettings', () => {
  it('changes some settings, and answers with all of them', async () => {
    const shop = runOn(aShop())
    const changes = { shippingCents: 700, salesPausedMessage: { es: 'Ley seca', en: 'Dry law' } }
    const saved = await shop.run(saveSettings, { seen, changes }, admin)
    expect(saved).toEqual({ ok: true, already: false, value: { ...seen, ...changes } })
    expect(shop.documents()[settingsRef.path]).toEqual({ ...seen, ...changes, updatedAt: noon })
  })

  it.each([
    ['02 234 5678 ext. 12', '099 123 4567', { phone: '+59322345678', whatsapp: '+593991234567' }],
    ['2345678', '02 234 5678', { phone: '', whatsapp: '' }],
    ['', '', { phone: '', whatsapp: '' }],
  ])('reads the numbers to call out of “%s” and “%s”', async (phone, whatsapp, contactE164) => {
    const shop = runOn(aShop())
    const contact = { email: 'ventas@example.com', phone, whatsapp }
    await shop.run(saveSettings, { seen, changes: { contact } }, admin)
    expect(shop.find(settingsRef)).toMatchObject({ contact, contactE164 })
  })

  it('keeps what a colleague has changed in other settings meanwhile', async () => {
    const shop = runOn(aShop({ settings: { pendingDays: 3 } }))
    await shop.run(saveSettings, { seen, changes: { shippingCents: 700, pendingDays: 7 } }, admin)
    expect(shop.find(settingsRef)).toMatchObject({ shippingCents: 700, pendingDays: 3 })
  })

  it('is refused if a colleague has changed one of the same', async () => {
    const shop = runOn(aShop({ settings: { shippingCents: 600 } }))
    const changes = { shippingCents: 700 }
    expect(await shop.run(saveSettings, { seen, changes }, admin)).toEqual({
      ok: false,
      error: 'settings-changed',
    })
  })

  it('offers no transfers without an account', async () => {
    const before = { ...seen, transferOffered: false }
    const withoutAccount = aShop({ settings: before, bankAccount: null })
    const { 'settings/bank': _, ...withoutDocument } = withoutAccount
    for (const documents of [withoutAccount, withoutDocument]) {
      const changes = { transferOffered: true }
      expect(await runOn(documents).run(saveSettings, { seen: before, changes }, admin)).toEqual({
        ok: false,
        error: 'bank-account-missing',
      })
    }
  })

  it('leaves some way to pay', async () => {
    const before = { ...seen, transferOffered: false }
    const changes = { onDeliveryOffered: false }
    expect(
      await runOn(aShop({ settings: before })).run(saveSettings, { seen: before, changes }, admin),
    ).toEqual({ ok: false, error: 'payment-missing' })
  })

  it('says so if all is as it should be', async () => {
    const shop = runOn(aShop({ settings: { shippingCents: 700 } }))
    const changes = { shippingCents: 700 }
    expect(await shop.run(saveSettings, { seen, changes }, admin)).toMatchObject({ already: true })
  })

  it('stores the defaults the first time, even unchanged', async () => {
    const { 'settings/shop': _, ...documents } = aShop()
    const shop = runOn(documents)
    expect(await shop.run(saveSettings, { seen: defaultShopSettings, changes: {} }, admin)).toEqual(
      { ok: true, already: false, value: defaultShopSettings },
    )
    expect(shop.find(settingsRef)).toEqual(defaultShopSettings)
  })

  it.each<[field: string, changes: object]>([
    ['shippingCents', { shippingCents: -1 }],
    ['shippingCents', { shippingCents: 4.5 }],
    ['maxBottlesPerOrder', { maxBottlesPerOrder: settingsBounds.bottles + 1 }],
    ['plannedPause', { plannedPause: { startsAt: 2, endsAt: 2 } }],
    ['deliveryDays', { deliveryDays: { from: 3, to: 2 } }],
    ['salesPausedMessage.es', { salesPausedMessage: { es: 'x'.repeat(301), en: '' } }],
    ['fr', { salesPausedMessage: { es: '', en: '', fr: '' } }],
    ['bankAccount', { bankAccount: null }],
  ])('is refused with a wrong %s', async (field, changes) => {
    expect(await runOn(aShop()).run(saveSettings, { seen, changes }, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })

  it.each<[field: string, unknown: object]>([
    ['updatedAt', { updatedAt: noon }],
    ['fax', { contactE164: { phone: '', whatsapp: '', fax: '' } }],
  ])('is refused if what was seen has the unknown field %s', async (field, unknown) => {
    const input = { seen: { ...seen, ...unknown }, changes: {} }
    expect(await runOn(aShop()).run(saveSettings, input, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})
