import {
  cancelOrder,
  joinOrders,
  orderCounterRef,
  orderRef,
  placeOrder,
  type Order,
} from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { signUp, signUpAdmin, valueOf, verify } from './people.ts'
import { openShop, orderInput, putProduct, stockOf } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

/** The way of an order, with and without an account. */
export function describePlacingContract(makeBench: MakeBench): void {
  describe('placing an order', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
      await openShop(bench, { lettersOn: true })
    })

    it('stores it with its number, bottles and letters, for a guest who then follows its link', async () => {
      const guest = bench.openGuest()
      const input = orderInput(3)
      const order = valueOf(await guest.run(placeOrder, input))
      expect(order).toMatchObject({
        id: input.key,
        number: 'A-1001',
        uid: null,
        totalCents: input.seenTotalCents,
        customer: input.customer,
      })
      expect(await bench.openGuest().orders.find(order.id)).toEqual(order)
      expect(await stockOf(guest)).toBe(7)
      const { letters } = (await signUpAdmin(bench)).device
      const kinds = (await letters.ofOrder(order.id)).map(({ kind }) => kind)
      expect(new Set(kinds)).toEqual(new Set(['orderReceived', 'newOrder']))
    })

    it("keeps the rest of the buyer's cart, completes the profile, and lists it for the buyer", async () => {
      const { device, account } = await signUp(bench)
      const { uid, email } = account
      const rest = aCartLine({ id: 'triple' })
      for (const line of [aCartLine({ quantity: 2 }), rest]) await device.carts.setLine(uid, line)
      const order = valueOf(await device.run(placeOrder, orderInput(2)))
      expect(order).toMatchObject({ uid, customer: { email } })
      expect(await device.orders.listForUser(uid, { limit: 2 })).toEqual({
        items: [order],
        next: null,
      })
      expect(await device.carts.load(uid)).toEqual([rest])
      expect(await device.profiles.find(uid)).toMatchObject({
        nombre: 'Rosa Quishpe',
        direccion: 'Av. Amazonas N34-120\nQuito, Pichincha',
      })
    })

    it('stores where it is picked up, in place of an address', async () => {
      const pickupAddress = 'Av. Amazonas N24-03, Quito'
      const noAddress = { direccion: '', city: '', province: '', reference: '' } as const
      await openShop(bench, { pickupAddress })
      const input = { ...orderInput(1, noAddress), pickupAddress, seenTotalCents: 2700 }
      const order = valueOf(await bench.openGuest().run(placeOrder, input))
      expect(order).toMatchObject({ pickupAddress, shippingCents: 0, customer: noAddress })
      expect(await bench.openGuest().orders.find(order.id)).toEqual(order)
    })

    it('happens once when the same input is sent twice, also at the same time', async () => {
      const guest = bench.openGuest()
      const input = orderInput(2)
      const both = await Promise.all([guest.run(placeOrder, input), guest.run(placeOrder, input)])
      const order = await guest.orders.find(input.key)
      expect(both).toContainEqual({ ok: true, value: order, already: false })
      expect(both).toContainEqual({ ok: true, value: order, already: true })
      expect(await guest.run(placeOrder, input)).toEqual({ ok: true, value: order, already: true })
      expect(await stockOf(guest)).toBe(8)
      expect(await bench.read(orderCounterRef.path)).toEqual({ last: 1001 })
    })

    it('writes nothing at another total than the one that the buyer has seen', async () => {
      const guest = bench.openGuest()
      const input = orderInput(1)
      await putProduct(bench, { priceCents: 2800 })
      expect(await guest.run(placeOrder, input)).toEqual({
        ok: false,
        error: { code: 'total-changed', totalCents: 3300 },
      })
      expect(await bench.read(orderRef(input.key).path)).toBeNull()
      expect(await bench.read(orderCounterRef.path)).toBeNull()
      expect(await stockOf(guest)).toBe(10)
    })

    it('sells twelve bottles to twelve of twenty buyers at once, each with a number of their own', async () => {
      await putProduct(bench, { stock: 12 })
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => bench.openGuest().run(placeOrder, orderInput())),
      )
      const placed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
      const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.code]))
      const numbers = placed.map(({ number }: Order) => number).toSorted()
      expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => `A-${1001 + index}`))
      expect(refused).toHaveLength(8)
      // The last bottle is sold before some of them are decided.
      expect(refused.every((code) => ['stock-too-low', 'product-unavailable'].includes(code))).toBe(
        true,
      )
      expect(await stockOf(bench.openGuest())).toBe(0)
    })

    it('can be taken back by who has the link, and only once', async () => {
      const guest = bench.openGuest()
      const { id } = valueOf(await guest.run(placeOrder, orderInput(4)))
      const stranger = bench.openGuest()
      const cancelled = await stranger.run(cancelOrder, { id })
      expect(cancelled).toMatchObject({ ok: true, already: false, value: { status: 'cancelled' } })
      expect(await stranger.run(cancelOrder, { id })).toEqual({ ...cancelled, already: true })
      expect(await stockOf(guest)).toBe(10)
    })

    it('without an account joins the account of its address, once that is verified', async () => {
      const rosa = await signUp(bench)
      const { uid, email } = rosa.account
      const input = orderInput(1, { email })
      valueOf(await bench.openGuest().run(placeOrder, input))
      valueOf(await bench.openGuest().run(placeOrder, orderInput()))
      const listed = async () => (await rosa.device.orders.listForUser(uid, { limit: 5 })).items

      expect(await rosa.device.run(joinOrders, {})).toEqual({ ok: true, value: 0, already: true })
      expect(await listed()).toEqual([])
      await verify(bench, rosa)
      expect(await rosa.device.run(joinOrders, {})).toEqual({ ok: true, value: 1, already: false })
      expect(await listed()).toMatchObject([{ id: input.key, uid }])
      expect(await bench.openGuest().orders.find(input.key)).toBeNull()
    })
  })
}
