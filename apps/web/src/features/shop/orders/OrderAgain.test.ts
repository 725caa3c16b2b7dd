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
    expect(reorder(order, [product], emptyCart, 24)).toEqual({
      lines: [aCartLine({ priceCents: 2950, quantity: 2 })],
      most: 24,
      fewer: [],
      limited: [],
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
      24,
    )
    expect(again).toMatchObject({ lines: [], missing: names })
  })

  it('takes no more than there are, counting what the cart holds', () => {
    const again = reorder(order, [aProduct({ stock: 3 })], [aCartLine({ quantity: 2 })], 24)
    expect(again).toMatchObject({ lines: [{ quantity: 1 }], fewer: ['destilado'] })
    const none = reorder(order, [aProduct({ stock: 2 })], [aCartLine({ quantity: 2 })], 24)
    expect(none).toMatchObject({ lines: [], fewer: ['destilado'] })
  })

  it('takes no more than one order has, counting what the cart holds', () => {
    const many = anOrder({ items: [line('destilado', 4), line('triple-destilado', 3)] })
    const products = [aProduct({ stock: 50 }), aProduct({ id: 'triple-destilado', stock: null })]
    expect(reorder(many, products, [aCartLine({ id: 'other', quantity: 1 })], 6)).toMatchObject({
      lines: [
        { id: 'destilado', quantity: 4 },
        { id: 'triple-destilado', quantity: 1 },
      ],
      fewer: [],
      limited: ['triple-destilado'],
    })
  })

  it('tells what the cart has no room for', () => {
    const cart = Array.from({ length: maxCartLines }, (_, index) =>
      aCartLine({ id: `other-${index}` }),
    )
    expect(reorder(order, [aProduct()], cart, 24)).toMatchObject({
      lines: [],
      full: ['destilado'],
    })
  })
})
