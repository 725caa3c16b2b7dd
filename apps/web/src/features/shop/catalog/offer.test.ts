import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { inShopOrder, isComingSoon, offerOf } from './offer.ts'

describe('offerOf', () => {
  const product = aProduct({ id: 'destilado' })

  it('is the product of that id', () => {
    expect(offerOf({ products: [product], outage: null }, 'destilado')).toBe(product)
  })

  it('is the product known before, while looking it up again fails', () => {
    expect(offerOf({ products: [product], outage: 'offline' }, 'destilado')).toBe(product)
  })

  it('is pending until the shop has answered', () => {
    expect(offerOf({ products: null, outage: null }, 'destilado')).toBe('pending')
  })

  it('is unknown when the shop cannot answer, or knows no such product', () => {
    expect(offerOf({ products: null, outage: 'offline' }, 'destilado')).toBe('unknown')
    expect(offerOf({ products: [product], outage: null }, 'reposado')).toBe('unknown')
  })
})

describe('isComingSoon', () => {
  const announced = aProduct({ priceCents: null, comingSoon: true })

  it.each([
    ['announces', announced],
    ['does not know', 'unknown'],
    ['has not answered about', 'pending'],
  ] as const)('is a bottle without a page that the shop %s', (_, offer) => {
    expect(isComingSoon({ path: null }, offer)).toBe(true)
  })

  it('is no bottle that the shop sells before the site has a page for it', () => {
    expect(isComingSoon({ path: null }, aProduct())).toBe(false)
    expect(isComingSoon({ path: null }, aProduct({ stock: 0 }))).toBe(false)
  })

  it('is no bottle with a page, whatever the shop says', () => {
    expect(isComingSoon({ path: '/Destilado' }, announced)).toBe(false)
    expect(isComingSoon({ path: '/Destilado' }, 'unknown')).toBe(false)
  })
})

describe('inShopOrder', () => {
  const contents = ['destilado', 'triple-destilado', 'reposado'].map((id) => ({ id }))

  it('is the site’s own until the shop has answered', () => {
    expect(inShopOrder(contents, null)).toEqual(contents)
  })

  it('is the shop’s, what it does not know last', () => {
    const products = ['reposado', 'other', 'destilado'].map((id) => aProduct({ id }))
    const order = inShopOrder(contents, products).map(({ id }) => id)
    expect(order).toEqual(['reposado', 'destilado', 'triple-destilado'])
  })
})
