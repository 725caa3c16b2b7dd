import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { offerOf } from './offer.ts'

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
