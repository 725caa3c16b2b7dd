import { describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { signUp, signUpAdmin, type Visitor } from './people.ts'
import { numberOf, placeOrders } from './shop.ts'
import type { TestBench } from './TestBench.ts'

export function describeOrderListsContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('finding', () => {
    it('returns an order to its buyer and to admins only', async () => {
      const { bench, rosa } = fixture()
      const [id = ''] = await placeOrders(bench, rosa, 1)
      expect(await rosa.device.orders.find(id)).toMatchObject({ id })
      expect(await (await signUp(bench)).device.orders.find(id)).toBeNull()
      expect(await bench.openDevice().orders.find(id)).toBeNull()
      expect(await (await signUpAdmin(bench)).device.orders.find(id)).toMatchObject({ id })
    })

    it('finds no order for an id with a slash', async () => {
      const { orders } = fixture().rosa.device
      expect(await orders.find('a/b')).toBeNull()
    })

    it('finds an order by its number, and an old one, without a number, by its id', async () => {
      const { bench, rosa } = fixture()
      const [id = ''] = await placeOrders(bench, rosa, 1)
      const { number: _, ...old } = { ...(await bench.read(`orders/${id}`)) }
      await bench.put('orders/7K3M9QX2AB', old)
      const { orders } = (await signUpAdmin(bench)).device
      const number = numberOf(id)

      expect(await orders.findByNumber(number)).toEqual([await orders.find(id)])
      expect(await orders.findByNumber('7K3M9QX2AB')).toMatchObject([
        { id: '7K3M9QX2AB', number: '7K3M9QX2AB' },
      ])
      expect(await orders.findByNumber(number.toLowerCase())).toEqual([])
      expect(await orders.findByNumber(id)).toEqual([])
      expect(await orders.findByNumber('0000000000')).toEqual([])
    })

    it('finds every order of a number, and nothing for a user', async () => {
      const { bench, rosa } = fixture()
      const [id = ''] = await placeOrders(bench, rosa, 1)
      await bench.put('orders/another0000000000001', { ...(await bench.read(`orders/${id}`)) })
      const { orders } = (await signUpAdmin(bench)).device
      expect(await orders.findByNumber(numberOf(id))).toHaveLength(2)
      await expect(rosa.device.orders.findByNumber(numberOf(id))).rejects.toEqual(
        outage('permission-denied'),
      )
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
      const placed = await placeOrders(bench, rosa, 5)
      await placeOrders(bench, await signUp(bench), 1)

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
      const { bench, rosa } = fixture()
      await placeOrders(bench, rosa, 2)
      const page = await rosa.device.orders.listForUser(rosa.account.uid, { limit: 2 })
      expect(page).toMatchObject({ items: [{}, {}], next: null })
    })

    it("does not list another user's orders", async () => {
      const { bench, rosa } = fixture()
      await placeOrders(bench, rosa, 1)
      const { orders } = (await signUp(bench)).device
      await expect(orders.listForUser(rosa.account.uid, { limit: 2 })).rejects.toEqual(
        outage('permission-denied'),
      )
    })
  })
}
