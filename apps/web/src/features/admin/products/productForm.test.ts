import { checkProduct, languages } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { formOf } from './productForm.ts'

describe('the form of a product', () => {
  it.each([
    ['for sale', aProduct({ priceCents: 2_750, stock: 12, alcoholByVolume: 32.5 })],
    ['to come', aProduct({ priceCents: null, comingSoon: true, alcoholByVolume: null })],
    ['hidden and not counted', aProduct({ active: false, stock: null, sortOrder: -1 })],
  ])('%s is checked to what the product is', (_, product) => {
    for (const language of languages) {
      const checked = checkProduct(formOf(product, language))
      expect(checked.ok && { ...product, ...checked.value }).toEqual(product)
    }
  })
})

it('shows numbers as its reader types them', () => {
  const product = aProduct({ priceCents: 123_450, alcoholByVolume: 32.5 })
  expect(formOf(product, 'es')).toMatchObject({ price: '1234,50', alcoholByVolume: '32,5' })
  expect(formOf(product, 'en')).toMatchObject({ price: '1234.50', alcoholByVolume: '32.5' })
})
