import { languages } from '@storefront/domain'
import { anAddedProduct, aPicture, aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { requiredFields } from '../../../shared/forms/useRecordForm.ts'
import { addedForm, bottleForm, editedProduct, formOf, newForm } from './productForm.ts'

describe('the form of a product', () => {
  it.each([
    ['for sale', aProduct({ priceCents: 2_750, stock: 12, alcoholByVolume: 32.5 })],
    ['of a batch', aProduct({ batch: 'VII', batchBottles: 1_480 })],
    ['to come', aProduct({ priceCents: null, comingSoon: true, alcoholByVolume: null })],
    ['hidden and not counted', aProduct({ active: false, stock: null })],
  ])('%s is checked to what the product is', (_, product) => {
    for (const language of languages) {
      const checked = bottleForm.check(formOf(product, language))
      expect(checked.ok && { ...product, ...checked.value }).toEqual(product)
    }
  })
})

it('shows numbers as its reader types them', () => {
  const product = aProduct({ priceCents: 123_450, alcoholByVolume: 32.5 })
  expect(formOf(product, 'es')).toMatchObject({
    price: '1234,50',
    alcoholByVolume: '32,5',
  })
  expect(formOf(product, 'en')).toMatchObject({
    price: '1234.50',
    alcoholByVolume: '32.5',
  })
})

describe('the product that comes of what is typed', () => {
  const product = aProduct({ priceCents: 2_700, stock: 240 })
  const stored = formOf(product, 'es')

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

  it('has the typed words where it has words of its own', () => {
    const added = anAddedProduct()
    const words = { name: 'Miel', descriptionEs: 'Con miel.', descriptionEn: '' }
    expect(editedProduct(added, { ...formOf(added, 'es'), ...words }, stored)).toEqual({
      ...added,
      name: 'Miel',
      description: { es: 'Con miel.', en: '' },
    })
    expect(editedProduct(product, { ...stored, ...words }, stored)).toEqual(product)
  })

  it('is what is stored while a price is still to be typed', () => {
    const coming = aProduct({ priceCents: null, comingSoon: true })
    const form = formOf(coming, 'es')
    expect(editedProduct(coming, { ...form, comingSoon: '' }, form)).toEqual(coming)
  })
})

it('an added product is checked to what it is, with another picture', () => {
  const product = anAddedProduct()
  for (const language of languages) {
    const checked = addedForm.check({ ...formOf(product, language), picture: aPicture })
    expect(checked.ok && { ...product, ...checked.value }).toEqual({
      ...product,
      picture: aPicture,
    })
  }
})

describe('what may not be left empty', () => {
  const form = formOf(aProduct(), 'es')

  it('is all but the picture and the English words of an added product, and the picture of a new one', () => {
    const words = ['name', 'descriptionEs']
    expect(requiredFields(addedForm, form)).toEqual([...words, 'price', 'volumeMl'])
    expect(requiredFields(newForm, form)).toEqual([...words, 'picture', 'price', 'volumeMl'])
  })

  it('is the price of what is for sale', () => {
    const typed = { ...form, comingSoon: '' }
    expect(requiredFields(bottleForm, typed)).toEqual(['price', 'volumeMl'])
  })

  it('is no price of what is to come', () => {
    const typed = { ...form, comingSoon: 'on' }
    expect(requiredFields(bottleForm, typed)).toEqual(['volumeMl'])
  })
})
