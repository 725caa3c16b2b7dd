import { aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { inShopOrder } from './ProductsPage.tsx'
import { limitOf } from './bottleLimit.ts'
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

describe('limitOf', () => {
  const shop = { quantityInCart: () => 2, inCart: 5, mostPerOrder: 8 }

  it('is what ends first beside the cart, the stock or the order', () => {
    expect(limitOf(shop, aProduct({ stock: 4 }))).toEqual({ by: 'stock', most: 4, left: 2 })
    expect(limitOf(shop, aProduct({ stock: 40 }))).toEqual({ by: 'order', most: 8, left: 3 })
    expect(limitOf(shop, aProduct({ stock: null }))).toEqual({ by: 'order', most: 8, left: 3 })
  })

  it('leaves nothing where the cart holds more than there may be', () => {
    expect(limitOf(shop, aProduct({ stock: 1 }))?.left).toBe(0)
    expect(limitOf({ ...shop, mostPerOrder: 4 }, aProduct({ stock: null }))?.left).toBe(0)
  })

  it('is not known before the shop has answered', () => {
    expect(limitOf({ ...shop, mostPerOrder: null }, aProduct({ stock: null }))).toBeNull()
    expect(limitOf(shop, 'pending')).toBeNull()
  })
})

describe('inShopOrder', () => {
  const contents = ['destilado', 'triple-destilado', 'reposado'].map((id) => ({ id }))
  const order = (shop: Parameters<typeof inShopOrder>[0]) =>
    inShopOrder(shop, contents).map(({ id }) => id)

  it('is the site’s own until the shop has answered', () => {
    expect(order({ products: null })).toEqual(['destilado', 'triple-destilado', 'reposado'])
  })

  it('is the shop’s, what it does not know last', () => {
    const products = ['reposado', 'other', 'destilado'].map((id) => aProduct({ id }))
    expect(order({ products })).toEqual(['reposado', 'destilado', 'triple-destilado'])
  })
})
