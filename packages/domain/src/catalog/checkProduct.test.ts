import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import {
  checkAddedProduct,
  checkProduct,
  isPriceSlip,
  maxBatch,
  maxDescription,
  maxProductName,
} from './checkProduct.ts'

const words = {
  name: ' Amaru Miel ',
  descriptionEs: 'Con miel.',
  descriptionEn: ' With honey.',
  picture: '',
}

const form = {
  ...words,
  price: '27,50',
  active: 'on',
  comingSoon: '',
  stock: '240',
  alcoholByVolume: '32.5',
  volumeMl: '750',
  batch: ' 7 ',
  batchBottles: '480',
}

describe('checkProduct', () => {
  it('returns the values of a valid form', () => {
    expect(checkProduct(form)).toEqual(
      ok({
        priceCents: 2750,
        active: true,
        comingSoon: false,
        stock: 240,
        alcoholByVolume: 32.5,
        volumeMl: 750,
        batch: '7',
        batchBottles: 480,
      }),
    )
  })

  it('returns null for what is empty and need not be known', () => {
    const empty = { stock: '', alcoholByVolume: ' ', batch: ' ', batchBottles: '' }
    expect(checkProduct({ ...form, active: '', ...empty })).toMatchObject({
      value: { active: false, stock: null, alcoholByVolume: null, batch: null, batchBottles: null },
    })
  })

  it('requires a price unless the product is coming soon', () => {
    expect(checkProduct({ ...form, price: '', comingSoon: 'on' })).toMatchObject({
      value: { priceCents: null, comingSoon: true },
    })
    expect(checkProduct({ ...form, price: '' })).toEqual(err({ price: 'required' }))
    expect(checkProduct({ ...form, comingSoon: 'on' })).toMatchObject({
      value: { priceCents: 2750 },
    })
  })

  it('refuses a price of zero, coming soon or not', () => {
    for (const comingSoon of ['', 'on']) {
      expect(checkProduct({ ...form, price: '0,00', comingSoon })).toEqual(
        err({ price: 'price-zero' }),
      )
    }
  })

  it('reports the first error of each field', () => {
    const wrong = {
      price: '27.505',
      stock: '-1',
      alcoholByVolume: '101',
      volumeMl: '0',
      batch: '7'.repeat(maxBatch + 1),
      batchBottles: '0',
    }
    expect(checkProduct({ ...form, ...wrong })).toEqual(
      err({
        price: 'amount-invalid',
        stock: 'whole-number-invalid',
        alcoholByVolume: 'percent-invalid',
        volumeMl: 'whole-number-invalid',
        batch: 'too-long',
        batchBottles: 'whole-number-invalid',
      }),
    )
  })
})

describe('isPriceSlip', () => {
  it.each<[before: number | null, after: number | null, isSlip: boolean]>([
    [2_700, 27_000, true],
    [2_700, 270, true],
    [2_700, 26_999, false],
    [2_700, 271, false],
    [null, 27_000, false],
    [2_700, null, false],
  ])('says of %s and then %s: %s', (before, after, isSlip) => {
    expect(isPriceSlip(before, after)).toBe(isSlip)
  })
})

describe('checkAddedProduct', () => {
  it('returns the words too', () => {
    expect(checkAddedProduct(form, true)).toMatchObject({
      ok: true,
      value: {
        priceCents: 2750,
        name: 'Amaru Miel',
        description: { es: 'Con miel.', en: 'With honey.' },
        picture: '',
      },
    })
  })

  it('needs no English description', () => {
    expect(checkAddedProduct({ ...form, descriptionEn: ' ' }, true)).toMatchObject({
      value: { description: { es: 'Con miel.', en: '' } },
    })
  })

  it('requires a picture of a product that has none', () => {
    expect(checkAddedProduct(form, false)).toEqual(err({ picture: 'required' }))
    expect(checkAddedProduct({ ...form, picture: 'data:' }, false)).toMatchObject({
      value: { picture: 'data:' },
    })
  })

  it('reports wrong words and wrong numbers together', () => {
    const wrong = {
      ...form,
      price: '',
      name: 'n'.repeat(maxProductName + 1),
      descriptionEs: ' ',
      descriptionEn: 'd'.repeat(maxDescription + 1),
    }
    expect(checkAddedProduct(wrong, true)).toEqual(
      err({
        price: 'required',
        name: 'too-long',
        descriptionEs: 'required',
        descriptionEn: 'too-long',
      }),
    )
    expect(checkAddedProduct({ ...form, price: '0' }, true)).toEqual(err({ price: 'price-zero' }))
  })
})
