import { describe, expect, it } from 'vitest'

import { checkShopSettings, shopSettingsFields } from './checkShopSettings.ts'
import { defaultShopSettings, settingsBounds } from './shopSettings.ts'

/** Only the required fields are filled in. */
const form = {
  ...(Object.fromEntries(shopSettingsFields.map((field) => [field, ''])) as Record<
    (typeof shopSettingsFields)[number],
    string
  >),
  shipping: '5',
  freeShippingFrom: '100,00',
  maxBottles: '24',
  pendingDays: '7',
}

const account = {
  bank: ' Banco del Austro ',
  bankKind: 'savings',
  bankNumber: '2200456',
  bankHolder: 'Amaru S.A.S.',
  bankHolderId: '1790012345001',
}

const wrongIn = (typed: Partial<typeof form>) => {
  const checked = checkShopSettings({ ...form, ...typed })
  return checked.ok ? {} : checked.error
}

describe('checkShopSettings', () => {
  it('returns the defaults for empty optional fields', () => {
    expect(checkShopSettings(form)).toEqual({
      ok: true,
      value: { ...defaultShopSettings, bankAccount: null },
    })
  })

  it('returns the values of a valid form', () => {
    const typed = {
      ...form,
      ...account,
      freeShippingFrom: '',
      deliveryFrom: '2',
      deliveryTo: '2',
      transferOffered: 'on',
      transferDays: '3',
      lettersOn: 'on',
      salesPaused: 'on',
      pauseStarts: '2026-11-21T18:00',
      pauseEnds: '2026-11-21T18:01',
      messageEs: ' Ley seca ',
      contactEmail: ' hola@example.com ',
      contactPhone: '1',
      contactWhatsapp: '2',
      ownerName: 'Amaru S.A.S.',
      ownerRuc: ' 1790012345001 ',
      ownerAddress: 'Quito',
      returnDays: '15',
    }
    const startsAt = Date.parse('2026-11-21T18:00:00-05:00')
    expect(checkShopSettings(typed)).toEqual({
      ok: true,
      value: {
        ...defaultShopSettings,
        freeShippingFromCents: null,
        salesPaused: true,
        salesPausedMessage: { es: 'Ley seca', en: '' },
        plannedPause: { startsAt, endsAt: startsAt + 60_000 },
        transferOffered: true,
        transferDays: 3,
        lettersOn: true,
        deliveryDays: { from: 2, to: 2 },
        bankAccount: {
          bank: 'Banco del Austro',
          kind: 'savings',
          number: '2200456',
          holder: 'Amaru S.A.S.',
          holderId: '1790012345001',
        },
        contact: { email: 'hola@example.com', phone: '1', whatsapp: '2' },
        owner: {
          legalName: 'Amaru S.A.S.',
          ruc: '1790012345001',
          address: 'Quito',
          returnDays: 15,
        },
      },
    })
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
      contactPhone: 'x'.repeat(31),
      contactWhatsapp: 'x'.repeat(31),
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

  it('requires both ends of the delivery and of a pause, in order', () => {
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
  })
})
