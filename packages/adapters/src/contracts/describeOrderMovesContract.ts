import { activityOf, goodsOf, type Order } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { done } from './outcomes.ts'
import { signUp, signUpAdmin, valueOf, type Visitor } from './people.ts'
import { draftFor, placeOrders, productFields, stockOf } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const notFound = { ok: false, error: 'order-not-found' }
const refused = { ok: false, error: 'step-refused' }

export function describeOrderMovesContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('moving the goods', () => {
    let rosa: Visitor
    let order: Order
    beforeEach(async () => {
      rosa = fixture().rosa
      const draft = await draftFor(rosa, { destilado: 3, triple: 1 })
      order = valueOf(await rosa.device.orders.place(draft))
    })

    it("cancels a buyer's pending order and returns its bottles", async () => {
      const { orders } = rosa.device
      expect(await orders.takeStep(order.id, 'cancelled')).toEqual(done)
      expect(await orders.find(order.id)).toMatchObject({ status: 'cancelled' })
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
      expect(await stockOf(rosa.device, 'triple')).toBeNull()
    })

    it('returns the bottles once when an order is cancelled twice', async () => {
      const { orders } = rosa.device
      await orders.takeStep(order.id, 'cancelled')
      expect(await orders.takeStep(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('cancels an order of products that are no longer counted or no longer exist', async () => {
      const { bench } = fixture()
      await bench.put('products/destilado', productFields({ stock: null }))
      await bench.remove('products/triple')
      expect(await rosa.device.orders.takeStep(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBeNull()
    })

    it('lets an admin move its goods step by step, and one step back', async () => {
      const { device, account } = await signUpAdmin(fixture().bench)
      const { orders } = device
      const taken = ['shipped', 'delivered', 'deliveredUndone', 'shippedUndone', 'shipped'] as const
      const goods: string[] = []
      for (const step of taken) {
        expect(await orders.takeStep(order.id, step)).toEqual(done)
        goods.push(goodsOf((await orders.find(order.id)) ?? order))
      }
      expect(goods).toEqual(['shipped', 'delivered', 'shipped', 'new', 'shipped'])
      expect(await orders.takeStep(order.id, 'cancelled')).toEqual(refused)
      expect(await stockOf(rosa.device, 'destilado')).toBe(7)
      const moved = (await orders.find(order.id)) ?? order
      const activity = activityOf(moved)
      expect(activity.map(({ kind, by }) => [kind, by])).toEqual(
        taken.map((step) => [step, account.uid]),
      )
      const times = activity.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(moved).toMatchObject({ shippedAt: moved.updatedAt, deliveredAt: null })
      expect(activity.at(-1)?.at).toBe(moved.updatedAt)
    })

    it('moves an old order, which has none of the later fields', async () => {
      const { bench } = fixture()
      const path = `orders/${order.id}`
      const { paymentMethod, paymentReceivedAt, language, ...stored } =
        (await bench.read(path)) ?? {}
      expect([paymentMethod, paymentReceivedAt, language]).toEqual(['transfer', null, 'es'])
      await bench.put(path, { ...stored, status: 'paid' })
      const { orders } = (await signUpAdmin(bench)).device
      expect(await orders.find(order.id)).toMatchObject({
        paymentMethod: null,
        language: null,
        activity: {},
      })
      expect(await orders.takeStep(order.id, 'received')).toEqual(done)
      expect(await orders.takeStep(order.id, 'cancelled')).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('refuses to change an order that is no longer as it was seen', async () => {
      const { orders } = (await signUpAdmin(fixture().bench)).device
      await orders.takeStep(order.id, 'received')
      expect(await orders.takeStep(order.id, 'cancelled', { seen: order })).toEqual(refused)
      const seen = (await orders.find(order.id)) ?? order
      expect(await orders.takeStep(order.id, 'cancelled', { seen })).toEqual(done)
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('does not cancel an order as new while another admin ships it', async () => {
      const { bench } = fixture()
      const [one, other] = [await signUpAdmin(bench), await signUpAdmin(bench)]
      const outcomes = []
      for (let race = 0; race < 5; race += 1) {
        const [id = ''] = await placeOrders(bench, rosa, 1)
        const seen = (await one.device.orders.find(id)) ?? order
        const [shipped, cancelled] = await Promise.all([
          other.device.orders.takeStep(id, 'shipped'),
          one.device.orders.takeStep(id, 'cancelled', { seen }),
        ])
        outcomes.push([shipped.ok, cancelled.ok].filter(Boolean).length)
      }
      expect(outcomes).toEqual([1, 1, 1, 1, 1])
    })

    it('refuses every other step to the buyer', async () => {
      const { orders } = rosa.device
      for (const step of ['shipped', 'received'] as const) {
        expect(await orders.takeStep(order.id, step)).toEqual(refused)
      }
      await (await signUpAdmin(fixture().bench)).device.orders.takeStep(order.id, 'shipped')
      for (const step of ['delivered', 'shippedUndone', 'cancelled'] as const) {
        expect(await orders.takeStep(order.id, step)).toEqual(refused)
      }
      expect(await stockOf(rosa.device, 'destilado')).toBe(7)
    })

    it("does not find another user's order, nor one that does not exist", async () => {
      const { orders } = (await signUp(fixture().bench)).device
      expect(await orders.takeStep(order.id, 'cancelled')).toEqual(notFound)
      expect(await orders.takeStep('no-such-order', 'cancelled')).toEqual(notFound)
    })
  })
}
