import { defaultShopSettings } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done } from './outcomes.ts'
import { signUpAdmin, type Visitor } from './people.ts'
import { draftFor, productFields } from './shop.ts'
import type { TestBench } from './TestBench.ts'

/** The required fields of a product's document, which somebody may create in the console. */
const minimalProduct = { name: 'Amaru Destilado', price: 27, volumeMl: 750 }

/** The settings as the first version of the shop stored them. */
const minimalSettings = { shippingCents: 500, freeShippingFromCents: 10_000, salesPaused: false }

export function describeMinimalDocumentsContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('with documents that have only the required fields', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(async () => {
      ;({ bench, rosa } = fixture())
      await bench.put('settings/shop', minimalSettings)
      await bench.put('products/destilado', minimalProduct)
    })

    it('places orders with the defaults of the missing settings', async () => {
      const draft = await draftFor(rosa, { destilado: 2 })
      expect(await rosa.device.orders.place(draft)).toMatchObject({
        ok: true,
        value: { shippingCents: defaultShopSettings.shippingCents, totalCents: 5900 },
      })
    })

    it('cancels orders', async () => {
      const { orders } = rosa.device
      const draft = await draftFor(rosa, { destilado: 2 })
      await orders.place(draft)
      expect(await orders.takeStep(draft.id, 'cancelled')).toEqual(done)
      expect(await bench.read('products/destilado')).not.toHaveProperty('stock')
    })

    it('adds the missing fields of a product when it is edited', async () => {
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
