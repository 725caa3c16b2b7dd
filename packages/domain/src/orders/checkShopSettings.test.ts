import { describe, expect, it } from 'vitest'

import { checkShopSettings, maxMessageLength } from './checkShopSettings.ts'

const form = {
  shipping: '5',
  freeShippingFrom: '100,00',
  salesPaused: '',
  messageEs: ' Ley seca ',
  messageEn: '',
}

describe('checkShopSettings', () => {
  it('reads what an admin typed', () => {
    expect(checkShopSettings(form)).toEqual({
      ok: true,
      value: {
        shippingCents: 500,
        freeShippingFromCents: 10_000,
        salesPaused: false,
        salesPausedMessage: { es: 'Ley seca', en: '' },
      },
    })
  })

  it('has no free shipping without a limit', () => {
    expect(checkShopSettings({ ...form, freeShippingFrom: '', salesPaused: 'on' })).toMatchObject({
      value: { freeShippingFromCents: null, salesPaused: true },
    })
  })

  it('names the first thing wrong with each field', () => {
    const tooLong = 'x'.repeat(maxMessageLength + 1)
    const wrong = { shipping: '', freeShippingFrom: '-1', messageEs: tooLong, messageEn: tooLong }
    expect(checkShopSettings({ ...form, ...wrong })).toEqual({
      ok: false,
      error: {
        shipping: 'required',
        freeShippingFrom: 'amount-invalid',
        messageEs: 'too-long',
        messageEn: 'too-long',
      },
    })
  })
})
