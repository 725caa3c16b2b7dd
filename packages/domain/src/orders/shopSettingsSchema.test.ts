import { describe, expect, it } from 'vitest'

import { defaultShopSettings } from './shopSettings.ts'
import {
  bankSettingsSchema,
  oldBankSettingsSchema,
  shopSettingsSchema,
} from './shopSettingsSchema.ts'

const account = { bank: 'B', kind: 'checking', number: '1', holder: 'H', holderId: '2' }

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
      transferOffered: true,
      transferDays: 3,
      lettersOn: true,
      contact: { email: 'a@example.com', phone: '1', whatsapp: '2' },
      owner: { legalName: 'A', ruc: '1790012345001', address: 'Quito', returnDays: 15 },
    }
    expect(shopSettingsSchema.parse(stored)).toEqual(stored)
  })

  it('fills in the defaults of fields that old settings lack', () => {
    const { shippingCents, freeShippingFromCents, salesPaused } = defaultShopSettings
    const stored = { shippingCents, freeShippingFromCents, salesPaused }
    expect(shopSettingsSchema.parse(stored)).toEqual({
      ...defaultShopSettings,
      transferOffered: true,
    })
  })

  it('leaves out the bank account of old settings', () => {
    expect(shopSettingsSchema.parse({ ...defaultShopSettings, bankAccount: account })).toEqual(
      defaultShopSettings,
    )
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
    { transferOffered: 'yes' },
    { transferDays: 0 },
    { lettersOn: 'yes' },
    { contact: null },
    { owner: { legalName: 'A' } },
    { shippingCents: -1 },
    { shippingCents: 4.5 },
    { freeShippingFromCents: undefined },
  ])('refuses %j', (wrong) => {
    expect(shopSettingsSchema.safeParse({ ...defaultShopSettings, ...wrong }).success).toBe(false)
  })
})

describe('the schemas of the bank account', () => {
  it('read an account, or that there is none', () => {
    expect(bankSettingsSchema.parse({ account })).toEqual({ account })
    expect(bankSettingsSchema.parse({ account: null })).toEqual({ account: null })
    const stored = { ...defaultShopSettings, bankAccount: account }
    expect(oldBankSettingsSchema.parse(stored)).toEqual({ bankAccount: account })
    expect(oldBankSettingsSchema.parse(defaultShopSettings)).toEqual({ bankAccount: null })
  })

  it('refuse half an account', () => {
    expect(bankSettingsSchema.safeParse({ account: { bank: 'B' } }).success).toBe(false)
    expect(oldBankSettingsSchema.safeParse({ bankAccount: { bank: 'B' } }).success).toBe(false)
  })
})
