import { aCartLine, aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { limitOf } from './bottleLimit.ts'

describe('limitOf', () => {
  const cart = [aCartLine({ quantity: 2 }), aCartLine({ id: 'other', quantity: 3 })]
  const shop = { cart, maxPerOrder: 8 }

  it('is what ends first beside the cart, the stock or the order', () => {
    expect(limitOf(shop, aProduct({ stock: 4 }))).toEqual({ by: 'stock', max: 4, left: 2 })
    expect(limitOf(shop, aProduct({ stock: 40 }))).toEqual({ by: 'order', max: 8, left: 3 })
    expect(limitOf(shop, aProduct({ stock: null }))).toEqual({ by: 'order', max: 8, left: 3 })
  })

  it('leaves nothing where the cart holds more than there may be', () => {
    expect(limitOf(shop, aProduct({ stock: 1 }))?.left).toBe(0)
    expect(limitOf({ ...shop, maxPerOrder: 4 }, aProduct({ stock: null }))?.left).toBe(0)
  })

  it('is not known before the shop has answered', () => {
    expect(limitOf({ ...shop, maxPerOrder: null }, aProduct({ stock: null }))).toBeNull()
    expect(limitOf(shop, 'pending')).toBeNull()
  })
})
