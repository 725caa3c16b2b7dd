import { describe, expect, it } from 'vitest'

import { checkProduct, maxProductName } from './checkProduct.ts'

const form = {
  name: ' Amaru Destilado ',
  price: '27,50',
  active: 'on',
  comingSoon: '',
  stock: '240',
  alcoholByVolume: '32.5',
  volumeMl: '750',
  sortOrder: '1',
}

describe('checkProduct', () => {
  it('returns the values of a valid form', () => {
    expect(checkProduct(form)).toEqual({
      ok: true,
      value: {
        name: 'Amaru Destilado',
        priceCents: 2750,
        active: true,
        comingSoon: false,
        stock: 240,
        alcoholByVolume: 32.5,
        volumeMl: 750,
        sortOrder: 1,
      },
    })
  })

  it('returns null for an empty stock and an empty alcohol content', () => {
    expect(checkProduct({ ...form, active: '', stock: '', alcoholByVolume: ' ' })).toMatchObject({
      value: { active: false, stock: null, alcoholByVolume: null },
    })
  })

  it('requires a price unless the product is coming soon', () => {
    expect(checkProduct({ ...form, price: '', comingSoon: 'on' })).toMatchObject({
      value: { priceCents: null, comingSoon: true },
    })
    expect(checkProduct({ ...form, price: '' })).toEqual({
      ok: false,
      error: { price: 'required' },
    })
    expect(checkProduct({ ...form, comingSoon: 'on' })).toMatchObject({
      value: { priceCents: 2750 },
    })
  })

  it('refuses a price of zero, coming soon or not', () => {
    for (const comingSoon of ['', 'on']) {
      expect(checkProduct({ ...form, price: '0,00', comingSoon })).toEqual({
        ok: false,
        error: { price: 'price-zero' },
      })
    }
  })

  it('reports the first error of each field', () => {
    const wrong = {
      name: 'n'.repeat(maxProductName + 1),
      price: '27.505',
      stock: '-1',
      alcoholByVolume: '101',
      volumeMl: '0',
      sortOrder: '',
    }
    expect(checkProduct({ ...form, ...wrong })).toEqual({
      ok: false,
      error: {
        name: 'too-long',
        price: 'amount-invalid',
        stock: 'whole-number-invalid',
        alcoholByVolume: 'percent-invalid',
        volumeMl: 'whole-number-invalid',
        sortOrder: 'required',
      },
    })
  })
})
