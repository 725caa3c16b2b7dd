import { describe, expect, it } from 'vitest'

import { signUp, signUpAdmin, type Visitor } from './people.ts'
import { outage } from './outcomes.ts'
import { placeOrders } from './shop.ts'
import type { TestBench } from './TestBench.ts'

export function describeOrderListsContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('finding', () => {
    it('returns an order to its buyer and to admins only', async () => {
      const { bench, rosa } = fixture()
      const [id = ''] = await placeOrders(rosa, 1)
      expect(await rosa.device.orders.find(id)).toMatchObject({ id })
      expect(await (await signUp(bench)).device.orders.find(id)).toBeNull()
      expect(await bench.openDevice().orders.find(id)).toBeNull()
      expect(await (await signUpAdmin(bench)).device.orders.find(id)).toMatchObject({ id })
    })

    it('reports the path of a document that is not a valid order', async () => {
      const { bench, rosa } = fixture()
      await bench.put('orders/broken-order', { uid: rosa.account.uid })
      await expect(rosa.device.orders.find('broken-order')).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining('orders/broken-order'),
      })
    })

    it("lists a user's orders page by page, each once, newest first", async () => {
      const { bench, rosa } = fixture()
      const { orders } = rosa.device
      const { uid } = rosa.account
      const placed = await placeOrders(rosa, 5)
      await placeOrders(await signUp(bench), 1)

      const first = await orders.listForUser(uid, { limit: 2 })
      const second = await orders.listForUser(uid, { limit: 2, after: first.next })
      const third = await orders.listForUser(uid, { limit: 2, after: second.next })
      const pages = [first, second, third].map(({ items }) => items.map(({ id }) => id))

      expect(pages).toEqual([
        placed.slice(3).toReversed(),
        placed.slice(1, 3).toReversed(),
        placed.slice(0, 1),
      ])
      expect(third.next).toBeNull()
    })

    it('has no next page when the last one is full', async () => {
      const { rosa } = fixture()
      await placeOrders(rosa, 2)
      const page = await rosa.device.orders.listForUser(rosa.account.uid, { limit: 2 })
      expect(page).toMatchObject({ items: [{}, {}], next: null })
    })

    it("does not list another user's orders", async () => {
      const { bench, rosa } = fixture()
      await placeOrders(rosa, 1)
      const { orders } = (await signUp(bench)).device
      await expect(orders.listForUser(rosa.account.uid, { limit: 2 })).rejects.toEqual(
        outage('permission-denied'),
      )
    })
  })
}
