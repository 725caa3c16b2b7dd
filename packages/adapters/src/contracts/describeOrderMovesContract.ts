import { orderStatuses, statusTime, type Order } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done } from './outcomes.ts'
import { signUp, signUpAdmin, valueOf, type Visitor } from './people.ts'
import { draftFor, placeOrders, productFields, stockOf } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const notFound = { ok: false, error: 'order-not-found' }
const refused = { ok: false, error: 'status-refused' }

export function describeOrderMovesContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('changing the status', () => {
    let rosa: Visitor
    let order: Order
    beforeEach(async () => {
      rosa = fixture().rosa
      const draft = await draftFor(rosa, { destilado: 3, triple: 1 })
      order = valueOf(await rosa.device.orders.place(draft))
    })

    it("cancels a buyer's pending order and returns its bottles", async () => {
      const { orders } = rosa.device
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(done)
      expect(await orders.find(order.id)).toMatchObject({ status: 'cancelled' })
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
      expect(await stockOf(rosa.device, 'triple')).toBeNull()
    })

    it('returns the bottles once when an order is cancelled twice', async () => {
      const { orders } = rosa.device
      await orders.changeStatus(order.id, 'cancelled')
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('cancels an order of products that are no longer counted or no longer exist', async () => {
      const { bench } = fixture()
      await bench.put('products/destilado', productFields({ stock: null }))
      await bench.remove('products/triple')
      expect(await rosa.device.orders.changeStatus(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBeNull()
    })

    it('lets an admin move an order through all statuses', async () => {
      const { orders } = (await signUpAdmin(fixture().bench)).device
      for (const status of ['paid', 'shipped', 'delivered'] as const) {
        expect(await orders.changeStatus(order.id, status)).toEqual(done)
        expect(await orders.find(order.id)).toMatchObject({ status })
      }
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(refused)
      expect(await stockOf(rosa.device, 'destilado')).toBe(7)
    })

    it('stores the time of each status', async () => {
      const { orders } = (await signUpAdmin(fixture().bench)).device
      await orders.changeStatus(order.id, 'paid')
      await orders.changeStatus(order.id, 'shipped')
      const moved = await orders.find(order.id)
      if (moved === null) throw new Error('The order is gone')
      const [placed = 0, paid = 0, shipped = 0, ...later] = orderStatuses.map(
        (status) => statusTime(moved, status) ?? undefined,
      )
      expect([placed, shipped]).toEqual([order.createdAt, moved.updatedAt])
      expect(placed < paid && paid < shipped).toBe(true)
      expect(later).toEqual([undefined, undefined])
    })

    it('moves an old order without payment method and status times', async () => {
      const { bench } = fixture()
      const path = `orders/${order.id}`
      const { paymentMethod, ...stored } = (await bench.read(path)) ?? {}
      expect(paymentMethod).toBe('transfer')
      await bench.put(path, stored)
      const { orders } = (await signUpAdmin(bench)).device
      expect(await orders.find(order.id)).toMatchObject({ paymentMethod: null, paidAt: null })
      expect(await orders.changeStatus(order.id, 'paid')).toEqual(done)
      expect(await orders.recordPayment(order.id)).toEqual(done)
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('lets an admin cancel a paid order, and returns the bottles', async () => {
      const { orders } = (await signUpAdmin(fixture().bench)).device
      await orders.changeStatus(order.id, 'paid')
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('refuses to change an order that is no longer as it was seen', async () => {
      const { orders } = (await signUpAdmin(fixture().bench)).device
      await orders.recordPayment(order.id)
      expect(await orders.changeStatus(order.id, 'cancelled', order)).toEqual(refused)
      await orders.changeStatus(order.id, 'paid')
      expect(await orders.changeStatus(order.id, 'cancelled', order)).toEqual(refused)
      expect(await stockOf(rosa.device, 'destilado')).toBe(7)
      const seen = (await orders.find(order.id)) ?? order
      expect(await orders.changeStatus(order.id, 'cancelled', seen)).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('does not cancel an order as pending while another admin moves it', async () => {
      const { bench } = fixture()
      const [one, other] = [await signUpAdmin(bench), await signUpAdmin(bench)]
      const outcomes = []
      for (let race = 0; race < 5; race += 1) {
        const [id = ''] = await placeOrders(bench, rosa, 1)
        const seen = (await one.device.orders.find(id)) ?? order
        const [moved, cancelled] = await Promise.all([
          other.device.orders.changeStatus(id, 'paid'),
          one.device.orders.changeStatus(id, 'cancelled', seen),
        ])
        outcomes.push([moved.ok, cancelled.ok].filter(Boolean).length)
      }
      expect(outcomes).toEqual([1, 1, 1, 1, 1])
    })

    it('refuses every other transition to a user', async () => {
      const { orders } = rosa.device
      for (const status of orderStatuses) {
        if (status === 'pending' || status === 'cancelled') continue
        expect(await orders.changeStatus(order.id, status)).toEqual(refused)
      }
    })

    it('refuses the cancellation of a paid order by its buyer', async () => {
      const { orders } = (await signUpAdmin(fixture().bench)).device
      await orders.changeStatus(order.id, 'paid')
      expect(await rosa.device.orders.changeStatus(order.id, 'cancelled')).toEqual(refused)
      expect(await stockOf(rosa.device, 'destilado')).toBe(7)
    })

    it("does not find another user's order, nor one that does not exist", async () => {
      const { orders } = (await signUp(fixture().bench)).device
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(notFound)
      expect(await orders.changeStatus('no-such-order', 'cancelled')).toEqual(notFound)
    })
  })
}
