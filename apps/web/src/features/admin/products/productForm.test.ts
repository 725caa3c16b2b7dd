import { languages } from '@storefront/domain'
import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { requiredFields } from '../frame/useEdit.ts'
import { editedProduct, productForm } from './productForm.ts'

describe('the form of a product', () => {
  it.each([
    ['for sale', aProduct({ priceCents: 2_750, stock: 12, alcoholByVolume: 32.5 })],
    ['to come', aProduct({ priceCents: null, comingSoon: true, alcoholByVolume: null })],
    ['hidden and not counted', aProduct({ active: false, stock: null, sortOrder: -1 })],
  ])('%s is checked to what the product is', (_, product) => {
    for (const language of languages) {
      const checked = productForm.check(productForm.formOf(product, language))
      expect(checked.ok && { ...product, ...checked.value }).toEqual(product)
    }
  })
})

it('shows numbers as its reader types them', () => {
  const product = aProduct({ priceCents: 123_450, alcoholByVolume: 32.5 })
  expect(productForm.formOf(product, 'es')).toMatchObject({
    price: '1234,50',
    alcoholByVolume: '32,5',
  })
  expect(productForm.formOf(product, 'en')).toMatchObject({
    price: '1234.50',
    alcoholByVolume: '32.5',
  })
})

describe('the product that comes of what is typed', () => {
  const product = aProduct({ priceCents: 2_700, stock: 240 })
  const stored = productForm.formOf(product, 'es')

  it('follows it', () => {
    const typed = { ...stored, price: '29,90', stock: '' }
    expect(editedProduct(product, typed, stored)).toEqual({
      ...product,
      priceCents: 2_990,
      stock: null,
    })
  })

  it('keeps of a field that makes no sense what is stored', () => {
    const typed = { ...stored, price: 'mucho', stock: '12' }
    expect(editedProduct(product, typed, stored)).toEqual({ ...product, stock: 12 })
  })

  it('is what is stored while a price is still to be typed', () => {
    const coming = aProduct({ priceCents: null, comingSoon: true })
    const form = productForm.formOf(coming, 'es')
    expect(editedProduct(coming, { ...form, comingSoon: '' }, form)).toEqual(coming)
  })
})

describe('what may not be left empty', () => {
  const form = productForm.formOf(aProduct(), 'es')

  it('is the price of what is for sale', () => {
    const typed = { ...form, comingSoon: '' }
    expect(requiredFields(productForm, typed)).toEqual(['price', 'name', 'volumeMl', 'sortOrder'])
  })

  it('is no price of what is to come', () => {
    const typed = { ...form, comingSoon: 'on' }
    expect(requiredFields(productForm, typed)).toEqual(['name', 'volumeMl', 'sortOrder'])
  })
})
