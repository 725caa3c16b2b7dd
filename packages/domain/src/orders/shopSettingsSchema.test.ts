import { describe, expect, it } from 'vitest'

import { defaultShopSettings } from './shopSettings.ts'
import { shopSettingsSchema } from './shopSettingsSchema.ts'

describe('shopSettingsSchema', () => {
  it('reads stored settings', () => {
    const stored = {
      shippingCents: 700,
      freeShippingFromCents: null,
      salesPaused: true,
      salesPausedMessage: { es: 'Ley seca', en: 'Dry law' },
      plannedPause: { startsAt: 1, endsAt: 2 },
      maxBottlesPerOrder: 6,
      verifiedEmailOnly: true,
      pendingDays: 3,
      deliveryDays: { from: 2, to: 5 },
      bankAccount: { bank: 'B', kind: 'checking', number: '1', holder: 'H', holderId: '2' },
      contact: { email: 'a@example.com', phone: '1', whatsapp: '2' },
      owner: { legalName: 'A', ruc: '1790012345001', address: 'Quito', returnDays: 15 },
    }
    expect(shopSettingsSchema.parse(stored)).toEqual(stored)
  })

  it('fills in the defaults of fields that old settings lack', () => {
    const { shippingCents, freeShippingFromCents, salesPaused } = defaultShopSettings
    const stored = { shippingCents, freeShippingFromCents, salesPaused }
    expect(shopSettingsSchema.parse(stored)).toEqual(defaultShopSettings)
  })

  it('reads negative zero as 0, because the database would refuse to write it again', () => {
    const zeros = { shippingCents: -0, freeShippingFromCents: -0 }
    expect(shopSettingsSchema.parse({ ...defaultShopSettings, ...zeros })).toMatchObject({
      shippingCents: 0,
      freeShippingFromCents: 0,
    })
  })

  it.each([
    { maxBottlesPerOrder: 0 },
    { pendingDays: 1.5 },
    { plannedPause: { startsAt: 1 } },
    { deliveryDays: { from: 0, to: 2 } },
    { bankAccount: { bank: 'B' } },
    { contact: null },
    { owner: { legalName: 'A' } },
    { shippingCents: -1 },
    { shippingCents: 4.5 },
    { freeShippingFromCents: undefined },
  ])('refuses %j', (wrong) => {
    expect(shopSettingsSchema.safeParse({ ...defaultShopSettings, ...wrong }).success).toBe(false)
  })
})
