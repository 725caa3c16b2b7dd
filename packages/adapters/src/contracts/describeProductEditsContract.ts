import { maxWholeNumber, type Backend, type Product } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done, outage } from './outcomes.ts'
import { signUp, signUpAdmin } from './people.ts'
import { draftFor, openShop, productFields, stockOf } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const denied = outage('permission-denied')
const changed = { ok: false, error: 'product-changed' }

/** How an admin edits products. */
export function describeProductEditsContract(makeBench: MakeBench): void {
  describe('ProductRepository for an admin', () => {
    let bench: TestBench
    let shop: Backend
    beforeEach(async () => {
      bench = await makeBench()
      await openShop(bench, { destilado: { stock: 10 } })
      shop = (await signUpAdmin(bench)).device
    })

    async function destilado(): Promise<Product> {
      const product = (await shop.products.list()).find(({ id }) => id === 'destilado')
      if (product === undefined) throw new Error('There is no destilado')
      return product
    }

    it('changes every field that can be changed', async () => {
      const changes = {
        name: 'Otro',
        priceCents: 2999,
        active: false,
        comingSoon: true,
        stock: null,
        alcoholByVolume: 40.5,
        volumeMl: 500,
        sortOrder: 7,
      }
      const before = await destilado()
      expect(await shop.products.update(before, changes)).toEqual(done)
      expect(await destilado()).toEqual({ ...before, ...changes })
    })

    it('removes the price of a product that is coming soon', async () => {
      const changes = { priceCents: null, comingSoon: true }
      expect(await shop.products.update(await destilado(), changes)).toEqual(done)
      expect(await destilado()).toMatchObject(changes)
    })

    it('writes the changed fields and the time', async () => {
      const lastSale = { orderId: 'some-order', line: 0 }
      await bench.put('products/destilado', productFields({ lastSale, comments: 'kept' }))
      const before = await destilado()
      await shop.products.update(before, { name: before.name, priceCents: 3100 })
      const { updatedAt, ...fields } = { ...(await bench.read('products/destilado')) }
      const { updatedAt: former, ...expected } = productFields({
        price: 31,
        lastSale,
        comments: 'kept',
      })
      expect(fields).toEqual(expected)
      expect(updatedAt).toBeGreaterThan(Number(former))
    })

    it('edits a document from the console with negative zeros', async () => {
      await bench.put('products/destilado', productFields({ stock: -0, sortOrder: -0 }))
      const before = await destilado()
      expect(before).toMatchObject({ stock: 0, sortOrder: 0 })
      expect(await shop.products.update(before, { name: 'Otro' })).toEqual(done)
      expect(await destilado()).toEqual({ ...before, name: 'Otro' })
    })

    it('keeps the stock that an order has changed when the edit does not change it', async () => {
      const before = await destilado()
      const rosa = await signUp(bench)
      await rosa.device.orders.place(await draftFor(rosa, { destilado: 3 }))
      expect(await shop.products.update(before, { priceCents: 3100, stock: 10 })).toEqual(done)
      expect(await destilado()).toMatchObject({ priceCents: 3100, stock: 7 })
    })

    it('is refused when an order has changed the stock that the edit changes', async () => {
      const before = await destilado()
      const rosa = await signUp(bench)
      await rosa.device.orders.place(await draftFor(rosa, { destilado: 3 }))
      expect(await shop.products.update(before, { priceCents: 3100, stock: 50 })).toEqual(changed)
      expect(await destilado()).toMatchObject({ priceCents: 2700, stock: 7 })
    })

    it('loses no bottle when the stock is edited while one is sold', async () => {
      const before = await destilado()
      const rosa = await signUp(bench)
      const draft = await draftFor(rosa, { destilado: 1 })
      const [edited, placed] = await Promise.all([
        shop.products.update(before, { stock: 50 }),
        rosa.device.orders.place(draft),
      ])
      expect(placed).toMatchObject({ ok: true })
      expect(await stockOf(shop, 'destilado')).toBe(edited.ok ? 49 : 9)
    })

    it('accepts the same edit twice, and then refuses another', async () => {
      const before = await destilado()
      expect(await shop.products.update(before, { stock: 50 })).toEqual(done)
      expect(await shop.products.update(before, { stock: 50 })).toEqual(done)
      expect(await shop.products.update(before, { stock: 60 })).toEqual(changed)
    })

    it('does not find a product that does not exist', async () => {
      const gone = { ...(await destilado()), id: 'gone' }
      expect(await shop.products.update(gone, { stock: 1 })).toEqual({
        ok: false,
        error: 'product-not-found',
      })
    })

    it('refuses invalid values', async () => {
      const before = await destilado()
      for (const wrong of [
        { priceCents: null },
        { priceCents: 0 },
        { stock: -1 },
        { stock: maxWholeNumber + 1 },
        { volumeMl: 0 },
        { volumeMl: maxWholeNumber + 1 },
        { sortOrder: maxWholeNumber + 1 },
        { sortOrder: -maxWholeNumber - 1 },
        { name: '' },
      ]) {
        await expect(shop.products.update(before, wrong)).rejects.toEqual(denied)
      }
      expect(await destilado()).toEqual(before)
    })

    it('is refused to users and guests', async () => {
      const before = await destilado()
      for (const { products } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(products.update(before, { stock: 1 })).rejects.toEqual(denied)
      }
      expect(await destilado()).toEqual(before)
    })
  })
}
