import { aProduct } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { openShop, productFields } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

export function describeProductsContract(makeBench: MakeBench): void {
  describe('ProductRepository', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
    })

    it('lists the products by sortOrder, for guests too', async () => {
      await openShop(bench, {
        reposado: { sortOrder: 3 },
        destilado: { sortOrder: 1 },
        triple: { sortOrder: 2 },
      })
      const products = await bench.openDevice().products.list()
      expect(products.map(({ id }) => id)).toEqual(['destilado', 'triple', 'reposado'])
    })

    it('returns prices in cents, without the stamps of orders', async () => {
      const lastSale = { orderId: 'some-order', line: 0 }
      await openShop(bench, { destilado: { price: 39.99, lastSale } })
      expect(await bench.openDevice().products.list()).toEqual([
        aProduct({ priceCents: 3999, stock: 10 }),
      ])
    })

    it('lists a product without sortOrder', async () => {
      const { sortOrder: _, ...unsorted } = productFields()
      await bench.put('products/destilado', unsorted)
      expect(await bench.openDevice().products.list()).toMatchObject([{ sortOrder: 0 }])
    })

    it('reports the path of a document that is not a valid product', async () => {
      await openShop(bench, { destilado: {}, broken: { price: 'twenty' } })
      await expect(bench.openDevice().products.list()).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining('products/broken'),
      })
    })
  })
}
