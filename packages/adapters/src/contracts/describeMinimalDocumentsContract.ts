import { defaultShopSettings } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done } from './outcomes.ts'
import { signUpAdmin, type Visitor } from './people.ts'
import { draftFor, productFields } from './shop.ts'
import type { TestBench } from './TestBench.ts'

/** What a product's document must say: somebody may make one by hand. */
const minimalProduct = { name: 'Amaru Destilado', price: 27, volumeMl: 750 }

export function describeMinimalDocumentsContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('in a shop whose documents say no more than they must', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(async () => {
      ;({ bench, rosa } = fixture())
      await bench.remove('settings/shop')
      await bench.put('products/destilado', minimalProduct)
    })

    it('orders are placed under the default settings', async () => {
      const draft = await draftFor(rosa, { destilado: 2 })
      expect(await rosa.device.orders.place(draft)).toMatchObject({
        ok: true,
        value: { shippingCents: defaultShopSettings.shippingCents, totalCents: 5900 },
      })
    })

    it('orders are cancelled', async () => {
      const { orders } = rosa.device
      const draft = await draftFor(rosa, { destilado: 2 })
      await orders.place(draft)
      expect(await orders.move(draft.id, 'cancelled')).toEqual(done)
      expect(await bench.read('products/destilado')).not.toHaveProperty('stock')
    })

    it('an edit gives a product what its document lacks', async () => {
      const { products } = (await signUpAdmin(bench)).device
      const before = (await products.list()).find(({ id }) => id === 'destilado')
      if (before === undefined) throw new Error('There is no destilado')
      expect(await products.update(before, { stock: 12 })).toEqual(done)
      expect(await bench.read('products/destilado')).toEqual({
        ...productFields({ alcoholByVolume: null, image: null, stock: 12, sortOrder: 0 }),
        updatedAt: expect.any(Number),
      })
    })
  })
}
