import type { Order } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done } from './outcomes.ts'
import { signUp, signUpAdmin, valueOf, type Visitor } from './people.ts'
import { draftFor } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const notFound = { ok: false, error: 'order-not-found' }
const refused = { ok: false, error: 'payment-refused' }

export function describeOrderPaymentContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('receiving a payment', () => {
    let bench: TestBench
    let rosa: Visitor
    let order: Order
    beforeEach(async () => {
      ;({ bench, rosa } = fixture())
      const draft = await draftFor(rosa, { destilado: 1 })
      order = valueOf(await rosa.device.orders.place({ ...draft, paymentMethod: 'onDelivery' }))
    })

    it('is recorded by an admin, and does not change the status', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      expect(await orders.recordPayment(order.id)).toEqual(done)
      const paid = await rosa.device.orders.find(order.id)
      expect(paid).toEqual({
        ...order,
        paymentReceivedAt: paid?.updatedAt,
        updatedAt: expect.any(Number),
      })
      expect(paid?.updatedAt).toBeGreaterThan(order.updatedAt)
    })

    it('is recorded once when it is sent twice', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      await orders.recordPayment(order.id)
      const paid = await orders.find(order.id)
      expect(await orders.recordPayment(order.id)).toEqual(done)
      expect(await orders.find(order.id)).toEqual(paid)
    })

    it('is recorded for a delivered order', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      for (const status of ['paid', 'shipped', 'delivered'] as const) {
        await orders.changeStatus(order.id, status)
      }
      expect(await orders.recordPayment(order.id)).toEqual(done)
      expect(await orders.find(order.id)).toMatchObject({ status: 'delivered' })
    })

    it('is refused for a cancelled order, and to the buyer', async () => {
      expect(await rosa.device.orders.recordPayment(order.id)).toEqual(refused)
      const { orders } = (await signUpAdmin(bench)).device
      await orders.changeStatus(order.id, 'cancelled')
      expect(await orders.recordPayment(order.id)).toEqual(refused)
      expect(await orders.find(order.id)).toMatchObject({ paymentReceivedAt: null })
    })

    it('lets only an admin cancel the order afterwards', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      await orders.recordPayment(order.id)
      const moved = await rosa.device.orders.changeStatus(order.id, 'cancelled')
      expect(moved).toEqual({ ok: false, error: 'status-refused' })
      expect(await orders.changeStatus(order.id, 'cancelled')).toEqual(done)
    })

    it("does not find another user's order, nor one that does not exist", async () => {
      const { orders } = (await signUp(bench)).device
      expect(await orders.recordPayment(order.id)).toEqual(notFound)
      expect(await orders.recordPayment('no-such-order')).toEqual(notFound)
    })
  })
}
