import { describe, expect, it } from 'vitest'

import { ok } from '../shared/result.ts'
import {
  checkShopSettings,
  provinceFields,
  provinceRows,
  shopSettingsFields,
  typedPause,
  type ShopSettingsField,
} from './checkShopSettings.ts'
import { defaultShopSettings, settingsBounds } from './shopSettings.ts'

/** Only the required fields are filled in. */
const form: Parameters<typeof checkShopSettings>[0] = {
  // Object.fromEntries loses the type of the names.
  ...(Object.fromEntries(shopSettingsFields.map((field) => [field, ''])) as Record<
    ShopSettingsField,
    string
  >),
  shipping: '5',
  freeShippingFrom: '100,00',
  maxBottles: '24',
  pendingDays: '7',
  lowStock: '24',
  onDeliveryOffered: 'on',
}

const {
  contactE164: _,
  reviewed: __,
  version: ___,
  lastPress: ____,
  ...editedDefaults
} = defaultShopSettings

const account = {
  bank: ' Banco del Austro ',
  bankKind: 'savings',
  bankNumber: '2200456',
  bankHolder: 'Amaru S.A.S.',
  bankHolderId: '1790012344001',
}

const wrongIn = (typed: Readonly<Record<string, string>>) => {
  const checked = checkShopSettings({ ...form, ...typed })
  return checked.ok ? {} : checked.error
}

describe('checkShopSettings', () => {
  it('returns the defaults for empty optional fields', () => {
    expect(checkShopSettings(form)).toEqual(ok({ ...editedDefaults, bankAccount: null }))
  })

  it('returns the values of a valid form', () => {
    const typed = {
      ...form,
      ...account,
      freeShippingFrom: '',
      deliveryFrom: '2',
      deliveryTo: '2',
      pickupAddress: ' Av. Amazonas N24-03, Quito ',
      transferOffered: 'on',
      transferDays: '3',
      lettersOn: 'on',
      pauseStarts: '2026-11-21T18:00',
      pauseEnds: '2026-11-21T18:01',
      messageEs: ' Ley seca ',
      contactEmail: ' hola@example.com ',
      contactPhone: '1',
      contactWhatsapp: '2',
      ownerName: 'Amaru S.A.S.',
      ownerRuc: ' 1790012344001 ',
      ownerAddress: 'Quito',
      returnDays: '15',
    }
    const startsAt = Date.parse('2026-11-21T18:00:00-05:00')
    expect(checkShopSettings(typed)).toEqual(
      ok({
        ...editedDefaults,
        freeShippingFromCents: null,
        pickupAddress: 'Av. Amazonas N24-03, Quito',
        pauseMessage: { es: 'Ley seca', en: '' },
        pause: { startsAt, endsAt: startsAt + 60_000 },
        transferOffered: true,
        transferDays: 3,
        lettersOn: true,
        deliveryDays: { from: 2, to: 2 },
        bankAccount: {
          bank: 'Banco del Austro',
          kind: 'savings',
          number: '2200456',
          holder: 'Amaru S.A.S.',
          holderId: '1790012344001',
        },
        contact: { email: 'hola@example.com', phone: '1', whatsapp: '2' },
        owner: {
          legalName: 'Amaru S.A.S.',
          ruc: '1790012344001',
          address: 'Quito',
          returnDays: 15,
        },
      }),
    )
  })

  it('reports the first error of each field', () => {
    const tooLong = 'x'.repeat(settingsBounds.message + 1)
    const wrong = {
      shipping: '',
      freeShippingFrom: '-1',
      messageEs: tooLong,
      messageEn: tooLong,
      maxBottles: String(settingsBounds.bottles + 1),
      pendingDays: '0',
      transferDays: '61',
      contactEmail: 'hola',
      contactPhone: 'x'.repeat(61),
      contactWhatsapp: 'x'.repeat(61),
      ownerName: 'x'.repeat(201),
      ownerRuc: '123',
      ownerAddress: tooLong,
      returnDays: '0',
    }
    expect(wrongIn(wrong)).toEqual({
      shipping: 'required',
      freeShippingFrom: 'amount-invalid',
      messageEs: 'too-long',
      messageEn: 'too-long',
      maxBottles: 'out-of-range',
      pendingDays: 'out-of-range',
      transferDays: 'out-of-range',
      contactEmail: 'email-invalid',
      contactPhone: 'too-long',
      contactWhatsapp: 'too-long',
      ownerName: 'too-long',
      ownerRuc: 'ruc-invalid',
      ownerAddress: 'too-long',
      returnDays: 'out-of-range',
    })
  })

  it('requires all fields of a bank account or none', () => {
    expect(wrongIn({ bank: 'Banco' })).toEqual({
      bankKind: 'required',
      bankNumber: 'required',
      bankHolder: 'required',
      bankHolderId: 'required',
    })
    expect(wrongIn({ ...account, bankKind: 'gold' })).toEqual({ bankKind: 'required' })
  })

  it('offers transfers only with a bank account', () => {
    expect(Object.keys(wrongIn({ transferOffered: 'on' }))).toEqual([
      'bank',
      'bankKind',
      'bankNumber',
      'bankHolder',
      'bankHolderId',
    ])
    expect(wrongIn({ transferOffered: 'on', ...account })).toEqual({})
    expect(wrongIn(account)).toEqual({})
  })

  it('requires both ends of the delivery and the start of a pause, in order', () => {
    expect(wrongIn({ deliveryFrom: '2', pauseEnds: '2026-11-21T18:00' })).toEqual({
      deliveryTo: 'required',
      pauseStarts: 'required',
    })
    expect(wrongIn({ deliveryFrom: '3', deliveryTo: '2' })).toEqual({
      deliveryTo: 'ends-before-start',
    })
    const time = '2026-11-21T18:00'
    expect(wrongIn({ pauseStarts: time, pauseEnds: time })).toEqual({
      pauseEnds: 'ends-before-start',
    })
    expect(wrongIn({ pauseStarts: 'soon', pauseEnds: time })).toEqual({
      pauseStarts: 'time-invalid',
    })
    const open = { pauseStarts: time, pauseEnds: '' }
    expect(checkShopSettings({ ...form, ...open })).toMatchObject({
      value: { pause: typedPause(open) },
    })
    expect(typedPause(open)).toMatchObject({ endsAt: null })
    expect(typedPause({ ...open, pauseEnds: time })).toBeNull()
  })
})

describe('the shop’s own numbers', () => {
  it.each(['contactPhone', 'contactWhatsapp'] as const)('refuses a %s without a digit', (field) => {
    expect(wrongIn({ [field]: 'abc' })).toEqual({ [field]: 'telephone-invalid' })
    expect(wrongIn({ [field]: '2345678' })).toEqual({})
  })

  it('takes a RUC with words, spaces and hyphens', () => {
    for (const ownerRuc of ['1790012344-001 ', 'RUC No. 1790012344.001', 'N° 1790012344001.']) {
      const checked = checkShopSettings({ ...form, ownerRuc })
      expect(checked).toMatchObject({ value: { owner: { ruc: '1790012344001' } } })
    }
    expect(wrongIn({ ownerRuc: '179001234500' })).toEqual({ ownerRuc: 'ruc-invalid' })
    expect(wrongIn({ ownerRuc: 'RUC ..' })).toEqual({ ownerRuc: 'ruc-invalid' })
  })
})

describe('what buyers would see', () => {
  it.each(['12ab', '1234', 'ES 12345', '12345678901234567890123', '- 12345'])(
    'is no account number: %s',
    (bankNumber) => {
      expect(wrongIn({ ...account, bankNumber })).toEqual({ bankNumber: 'account-number-invalid' })
    },
  )

  it.each(['12345', '2100 4456 78', '2100-4456-78', '2100 - 445678', '12345678901234567890'])(
    'is an account number: %s',
    (bankNumber) => {
      expect(wrongIn({ ...account, bankNumber })).toEqual({})
    },
  )

  it.each(['Cta. Cte. N° 2100-123456.', 'Cta. ahorros No. 2100-123456', ' 2100-123456.\u200B'])(
    'is kept without the words around it: %s',
    (bankNumber) => {
      expect(checkShopSettings({ ...form, ...account, bankNumber })).toMatchObject({
        value: { bankAccount: { number: '2100-123456' } },
      })
    },
  )

  it.each(['123', 'AB123456', '17900123450'])('is no id that a bank takes: %s', (bankHolderId) => {
    expect(wrongIn({ ...account, bankHolderId })).toEqual({ bankHolderId: 'holder-id-invalid' })
  })

  it('is no absurd or negative shipping', () => {
    expect(wrongIn({ shipping: '200,01' })).toEqual({ shipping: 'out-of-range' })
    expect(wrongIn({ shipping: '-5' })).toEqual({ shipping: 'amount-invalid' })
    expect(wrongIn({ shipping: '200' })).toEqual({})
  })
})

describe('what is different about a province', () => {
  const galapagos = provinceFields('Galápagos')
  const rows = { provinces: provinceRows(['Napo', 'Galápagos']) }

  it('is its shipping, its days, or that buyers there cannot pay on delivery', () => {
    const typed = {
      [galapagos.shipping]: '15,50',
      [galapagos.deliveryFrom]: '10',
      [galapagos.deliveryTo]: '15',
      [provinceFields('Napo').onDelivery]: 'on',
      // Its row was taken away.
      [provinceFields('Loja').shipping]: 'x',
    }
    expect(checkShopSettings({ ...form, ...rows, ...typed })).toMatchObject({
      value: {
        provinceTerms: [
          {
            province: 'Galápagos',
            shippingCents: 1550,
            deliveryDays: { from: 10, to: 15 },
            onDeliveryOffered: false,
          },
          { province: 'Napo', shippingCents: null, deliveryDays: null, onDeliveryOffered: true },
        ],
      },
    })
  })

  it('is checked row by row, each error at its field', () => {
    const wrong = { [galapagos.shipping]: '200,01', [galapagos.deliveryFrom]: '3' }
    expect(wrongIn({ ...rows, ...wrong })).toEqual({
      [galapagos.shipping]: 'out-of-range',
      [galapagos.deliveryTo]: 'required',
    })
    expect(wrongIn({ ...rows, ...wrong, [galapagos.deliveryTo]: '2' })).toMatchObject({
      [galapagos.deliveryTo]: 'ends-before-start',
    })
    expect(wrongIn(wrong)).toEqual({})
  })

  it('leaves some way to pay', () => {
    expect(wrongIn({ onDeliveryOffered: '' })).toEqual({ onDeliveryOffered: 'payment-missing' })
    expect(wrongIn({ ...account, transferOffered: 'on', onDeliveryOffered: '' })).toEqual({})
  })
})
