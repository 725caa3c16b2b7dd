import { emptyCart, maxCartLines } from '@storefront/domain'
import { aCartLine, anOrder, aProduct } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { reorder } from './OrderAgain.tsx'

const line = (productId: string, quantity: number) => ({
  productId,
  name: productId,
  quantity,
  unitPriceCents: 2700,
})
const order = anOrder({ items: [line('destilado', 2)] })

describe('reorder', () => {
  it('puts what can still be bought into the cart, at the price of now', () => {
    const product = aProduct({ priceCents: 2950 })
    expect(reorder(order, [product], emptyCart)).toEqual({
      lines: [aCartLine({ priceCents: 2950, quantity: 2 })],
      bottles: 2,
      fewer: [],
      missing: [],
      full: [],
    })
  })

  it('tells what is gone, hidden, sold out or yet to come', () => {
    const products = [
      aProduct({ id: 'hidden', active: false }),
      aProduct({ id: 'sold-out', stock: 0 }),
      aProduct({ id: 'coming', comingSoon: true }),
    ]
    const names = ['gone', 'hidden', 'sold-out', 'coming']
    const again = reorder(
      anOrder({ items: names.map((name) => line(name, 1)) }),
      products,
      emptyCart,
    )
    expect(again).toMatchObject({ lines: [], bottles: 0, missing: names })
  })

  it('takes no more than there are, counting what the cart holds', () => {
    const again = reorder(order, [aProduct({ stock: 3 })], [aCartLine({ quantity: 2 })])
    expect(again).toMatchObject({ bottles: 1, fewer: ['destilado'] })
    const none = reorder(order, [aProduct({ stock: 2 })], [aCartLine({ quantity: 2 })])
    expect(none).toMatchObject({ lines: [], bottles: 0, fewer: ['destilado'] })
  })

  it('tells what the cart has no room for', () => {
    const cart = Array.from({ length: maxCartLines }, (_, index) =>
      aCartLine({ id: `other-${index}` }),
    )
    expect(reorder(order, [aProduct()], cart)).toMatchObject({
      lines: [],
      full: ['destilado'],
    })
  })
})
