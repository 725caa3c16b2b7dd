import { describe, expect, it } from 'vitest'

import { defaultShopSettings } from './shopSettings.ts'
import { bankSettingsSchema, shopSettingsSchema, someSettingsSchema } from './shopSettingsSchema.ts'

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
      pendingDays: 3,
      deliveryDays: { from: 2, to: 5 },
      transferOffered: true,
      transferDays: 3,
      lettersOn: true,
      contact: { email: 'a@example.com', phone: '1', whatsapp: '2' },
      owner: { legalName: 'A', ruc: '1790012344001', address: 'Quito', returnDays: 15 },
      contactE164: { phone: '+59322345678', whatsapp: '' },
      reviewed: ['medals'],
      provinceTerms: [{ province: 'Napo', shippingCents: 900, onDeliveryOffered: false }],
      pickupAddress: 'Quito',
      onDeliveryOffered: false,
    }
    expect(shopSettingsSchema.parse(stored)).toEqual(stored)
    // What an edit does not name is not changed.
    expect(someSettingsSchema.parse({ pendingDays: 3 })).toEqual({ pendingDays: 3 })
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
    { maxBottlesPerOrder: undefined },
    { pendingDays: 1.5 },
    { plannedPause: { startsAt: 1 } },
    { plannedPause: { startsAt: 2, endsAt: 1 } },
    { deliveryDays: { from: 3, to: 2 } },
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

describe('someSettingsSchema', () => {
  it('reads some of the settings, and refuses any other field', () => {
    expect(someSettingsSchema.parse({ shippingCents: 700 })).toEqual({ shippingCents: 700 })
    expect(someSettingsSchema.safeParse({ updatedAt: 1 }).success).toBe(false)
    const { contactE164 } = defaultShopSettings
    expect(someSettingsSchema.safeParse({ contactE164 }).success).toBe(false)
  })
})

describe('bankSettingsSchema', () => {
  it('reads an account, or that there is none', () => {
    expect(bankSettingsSchema.parse({ account })).toEqual({ account })
    expect(bankSettingsSchema.parse({ account: null })).toEqual({ account: null })
  })

  it.each([{}, { account: { bank: 'B' } }, { account: { ...account, holder: '' } }])(
    'refuses %j',
    (stored) => {
      expect(bankSettingsSchema.safeParse(stored).success).toBe(false)
    },
  )
})
