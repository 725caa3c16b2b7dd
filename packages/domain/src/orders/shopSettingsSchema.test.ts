import { describe, expect, it } from 'vitest'

import { aBankAccount } from '../testing/builders.ts'
import { defaultShopSettings } from './shopSettings.ts'
import {
  bankSettingsSchema,
  editedSettingsSchema,
  shopSettingsSchema,
} from './shopSettingsSchema.ts'

const account = { bank: 'B', kind: 'checking', number: '1', holder: 'H', holderId: '2' }

describe('shopSettingsSchema', () => {
  it('reads stored settings', () => {
    const stored = {
      version: 3,
      lastPress: 'x',
      shippingCents: 700,
      freeShippingFromCents: null,
      pause: { startsAt: 1, endsAt: null },
      pauseMessage: { es: 'Ley seca', en: 'Dry law' },
      maxBottlesPerOrder: 6,
      pendingDays: 3,
      lowStock: 12,
      deliveryDays: { from: 2, to: 5 },
      transferOffered: true,
      transferDays: 3,
      lettersOn: true,
      contact: { email: 'a@example.com', phone: '1', whatsapp: '2' },
      owner: { legalName: 'A', ruc: '1790012344001', address: 'Quito', returnDays: 15 },
      contactE164: { phone: '+59322345678', whatsapp: '' },
      reviewed: ['medals'],
      provinceTerms: [
        {
          province: 'Napo',
          shippingCents: 900,
          deliveryDays: { from: 3, to: 6 },
          onDeliveryOffered: false,
        },
      ],
      pickupAddress: 'Quito',
      onDeliveryOffered: false,
    }
    expect(shopSettingsSchema.parse(stored)).toEqual(stored)
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
    { lowStock: -1 },
    { pause: { startsAt: 1 } },
    { pause: { startsAt: 2, endsAt: 1 } },
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

describe('editedSettingsSchema', () => {
  const { contactE164, version: _, lastPress: __, ...settings } = defaultShopSettings
  const edited = { ...settings, bankAccount: null }

  it('reads all that an admin edits, and refuses what the server writes', () => {
    expect(editedSettingsSchema.parse(edited)).toEqual(edited)
    for (const more of [{ contactE164 }, { updatedAt: 1 }, { version: 1 }]) {
      expect(editedSettingsSchema.safeParse({ ...edited, ...more }).success).toBe(false)
    }
  })

  it.each<object>([
    { number: '12ab' },
    { number: '' },
    { holderId: '123' },
    { kind: 'gold' },
    { holder: 'x'.repeat(121) },
    { swift: 'X' },
  ])('refuses an account that no bank takes: %j', (wrong) => {
    const bankAccount = { ...aBankAccount(), ...wrong }
    expect(editedSettingsSchema.safeParse({ ...edited, bankAccount }).success).toBe(false)
  })

  it('refuses two terms of one province, and a part that is ticked off twice', () => {
    const napo = { province: 'Napo', shippingCents: 1, deliveryDays: null, onDeliveryOffered: true }
    for (const wrong of [{ provinceTerms: [napo, napo] }, { reviewed: Array(5).fill('team') }]) {
      expect(editedSettingsSchema.safeParse({ ...edited, ...wrong }).success).toBe(false)
    }
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
