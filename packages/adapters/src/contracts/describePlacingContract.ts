import {
  codeOf,
  err,
  joinOrder,
  newPress,
  type Order,
  orderCounterRef,
  orderRef,
  placeOrder,
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
      const [input, press] = [orderInput(3), newPress()]
      const order = valueOf(await guest.run(placeOrder, input, press))
      expect(order).toMatchObject({
        id: press,
        number: 'A-1001',
        uid: null,
        totalCents: input.seenTotalCents,
        customer: input.customer,
      })
      expect(await bench.openGuest().orders.find(order.id)).toEqual(order)
      expect(await stockOf(guest)).toBe(7)
      const { letters } = (await signUpAdmin(bench)).device
      const kinds = (await letters.ofOrder(order.id)).items.map(({ kind }) => kind)
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
        unreadable: [],
        next: null,
      })
      expect(await device.carts.load(uid)).toEqual([rest])
      expect(await device.profiles.find(uid)).toMatchObject({
        nombre: 'Rosa Quishpe',
        direccion: 'Av. Amazonas N34-120\nQuito, Pichincha',
      })
    })

    it('happens once when it is sent twice, also at the same time', async () => {
      const guest = bench.openGuest()
      const [input, press] = [orderInput(2), newPress()]
      const place = () => guest.run(placeOrder, input, press)
      const both = await Promise.all([place(), place()])
      const order = await guest.orders.find(press)
      expect(both).toContainEqual({ ok: true, value: order, already: false })
      expect(both).toContainEqual({ ok: true, value: order, already: true })
      expect(await place()).toEqual({ ok: true, value: order, already: true })
      expect(await stockOf(guest)).toBe(8)
      expect(await bench.read(orderCounterRef.path)).toEqual({ last: 1001 })
    })

    it('writes nothing at another total than the one that the buyer has seen', async () => {
      const guest = bench.openGuest()
      const press = newPress()
      await putProduct(bench, { priceCents: 2800 })
      expect(await guest.run(placeOrder, orderInput(), press)).toEqual(
        err({ code: 'total-changed', totalCents: 3300 }),
      )
      expect(await bench.read(orderRef(press).path)).toBeNull()
      expect(await bench.read(orderCounterRef.path)).toBeNull()
      expect(await stockOf(guest)).toBe(10)
    })

    it('sells twelve bottles to twelve of twenty buyers at once, each with a number of their own', async () => {
      await putProduct(bench, { stock: 12 })
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => bench.openGuest().run(placeOrder, orderInput())),
      )
      const placed = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
      const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [codeOf(outcome.error)]))
      const numbers = placed.map(({ number }: Order) => number).toSorted()
      expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => `A-${1001 + index}`))
      expect(refused).toHaveLength(8)
      // The last bottle is sold before some of them are decided.
      expect(refused.every((code) => ['stock-too-low', 'product-unavailable'].includes(code))).toBe(
        true,
      )
      expect(await stockOf(bench.openGuest())).toBe(0)
    })

    it('without an account joins the account that opens its link, once the address is verified', async () => {
      const rosa = await signUp(bench)
      const { uid, email } = rosa.account
      const { id } = valueOf(await bench.openGuest().run(placeOrder, orderInput(1, { email })))
      const foreign = valueOf(await bench.openGuest().run(placeOrder, orderInput()))
      const join = (order = id) => rosa.device.run(joinOrder, { id: order })
      const notFound = err('order-not-found')

      expect(await join()).toEqual(notFound)
      await verify(bench, rosa)
      expect(await join()).toEqual({ ok: true, value: null, already: false })
      expect(await join()).toEqual({ ok: true, value: null, already: true })
      expect(await join(foreign.id)).toEqual(notFound)
      const { items } = await rosa.device.orders.listForUser(uid, { limit: 5 })
      expect(items).toMatchObject([{ id, uid }])
      // The link goes on working.
      expect(await bench.openGuest().orders.find(id)).toEqual(items[0])
    })
  })
}
