import { activityOf, moneyOf, type Order, type Step } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done } from './outcomes.ts'
import { signUp, signUpAdmin, valueOf, type Visitor } from './people.ts'
import { draftFor } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const notFound = { ok: false, error: 'order-not-found' }
const refused = { ok: false, error: 'step-refused' }

export function describeOrderMoneyContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('the money of an order', () => {
    let bench: TestBench
    let rosa: Visitor
    let order: Order
    beforeEach(async () => {
      ;({ bench, rosa } = fixture())
      const draft = await draftFor(rosa, { destilado: 1 })
      order = valueOf(await rosa.device.orders.place({ ...draft, paymentMethod: 'onDelivery' }))
    })

    const find = async () => (await rosa.device.orders.find(order.id)) ?? order

    it('is received by an admin, whatever becomes of the goods', async () => {
      const { device, account } = await signUpAdmin(bench)
      expect(await device.orders.takeStep(order.id, 'received')).toEqual(done)
      const paid = await find()
      const at = paid.updatedAt
      expect(at).toBeGreaterThan(order.updatedAt)
      expect(paid).toEqual({
        ...order,
        paymentReceivedAt: at,
        updatedAt: at,
        activity: { 0: { kind: 'received', by: account.uid, at } },
      })
    })

    it('adds up in the period in which it was received', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      await orders.takeStep(order.id, 'received')
      const at = (await find()).paymentReceivedAt ?? 0
      const figures = (from: number, before: number) =>
        orders.figures({ received: { from, before } })
      expect(await figures(at - 1, at + 1)).toEqual({ count: 1, totalCents: order.totalCents })
      expect(await figures(at + 1, at + 2)).toEqual({ count: 0, totalCents: 0 })
    })

    it('is received once when it is sent twice', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      await orders.takeStep(order.id, 'received')
      const paid = await find()
      expect(await orders.takeStep(order.id, 'received')).toEqual(done)
      expect(await find()).toEqual(paid)
    })

    it('is received at the door in one step', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      await orders.takeStep(order.id, 'shipped')
      expect(await orders.takeStep(order.id, 'collected')).toEqual(done)
      const collected = await find()
      expect(collected.status).toBe('delivered')
      expect(collected.paymentReceivedAt).toBe(collected.deliveredAt)
      expect(await orders.takeStep(order.id, 'collectedUndone')).toEqual(done)
      expect(await find()).toMatchObject({
        status: 'shipped',
        deliveredAt: null,
        paymentReceivedAt: null,
      })
      expect(activityOf(await find()).map(({ kind }) => kind)).toEqual([
        'shipped',
        'collected',
        'collectedUndone',
      ])
    })

    it('stays due after a delivery without it', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      for (const step of ['shipped', 'delivered'] as const) await orders.takeStep(order.id, step)
      expect(moneyOf(await find())).toBe('due')
      expect(await orders.takeStep(order.id, 'received')).toEqual(done)
    })

    it('has to go back when a paid order is cancelled', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      const steps = ['received', 'cancelled', 'refunded', 'refundedUndone'] as const
      const money: string[] = []
      for (const step of steps) {
        expect(await orders.takeStep(order.id, step)).toEqual(done)
        money.push(moneyOf(await find()))
      }
      expect(money).toEqual(['received', 'toRefund', 'refunded', 'toRefund'])
    })

    it('is found while it is due or has to go back', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      const owed = async () => {
        const found = []
        for (const money of ['due', 'toRefund'] as const) {
          const { items } = await orders.list({ money }, { limit: 10 })
          const { count, totalCents } = await orders.figures({ money })
          expect([count, totalCents]).toEqual(items.length === 0 ? [0, 0] : [1, order.totalCents])
          if (items.length > 0) found.push(money)
        }
        return found
      }
      expect(await owed()).toEqual(['due'])
      await orders.takeStep(order.id, 'received')
      expect(await owed()).toEqual([])
      await orders.takeStep(order.id, 'receivedUndone')
      expect(await owed()).toEqual(['due'])
      await orders.takeStep(order.id, 'received')
      await orders.takeStep(order.id, 'cancelled')
      expect(await owed()).toEqual(['toRefund'])
      await orders.takeStep(order.id, 'refunded')
      expect(await owed()).toEqual([])
    })

    it('of an unpaid, cancelled order is owed by nobody', async () => {
      await rosa.device.orders.takeStep(order.id, 'cancelled')
      const { orders } = (await signUpAdmin(bench)).device
      expect(await orders.figures({ money: 'due' })).toEqual({ count: 0, totalCents: 0 })
      expect(await orders.figures({ money: 'toRefund' })).toEqual({ count: 0, totalCents: 0 })
    })

    it.each<readonly Step[]>([['refunded'], ['cancelled', 'received'], ['cancelled', 'refunded']])(
      'does not move by the steps %s, %s',
      async (...steps) => {
        const { orders } = (await signUpAdmin(bench)).device
        const last = steps.at(-1) ?? 'refunded'
        for (const step of steps.slice(0, -1)) await orders.takeStep(order.id, step)
        const before = await find()
        expect(await orders.takeStep(order.id, last)).toEqual(refused)
        expect(await find()).toEqual(before)
      },
    )

    it('is moved by admins only', async () => {
      expect(await rosa.device.orders.takeStep(order.id, 'received')).toEqual(refused)
      const { orders } = (await signUp(bench)).device
      expect(await orders.takeStep(order.id, 'received')).toEqual(notFound)
      expect(await orders.takeStep('no-such-order', 'received')).toEqual(notFound)
    })

    it('once received lets only an admin cancel the order', async () => {
      const { orders } = (await signUpAdmin(bench)).device
      await orders.takeStep(order.id, 'received')
      expect(await rosa.device.orders.takeStep(order.id, 'cancelled')).toEqual(refused)
      expect(await orders.takeStep(order.id, 'cancelled')).toEqual(done)
    })
  })
}
