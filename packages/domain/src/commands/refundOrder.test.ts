import { describe, expect, it } from 'vitest'

import { letterRef, orderRef } from '../documents.ts'
import type { Order } from '../orders/order.ts'
import { moneyOf } from '../orders/orderMoney.ts'
import { stateOf } from '../orders/orderSteps.ts'
import { anOrder } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { refundOrder } from './refundOrder.ts'
import { setTracking } from './setTracking.ts'
import { takeStep } from './takeStep.ts'

const paid = anOrder({ status: 'delivered', paymentReceivedAt: 1 })

const input = (order: Order, cents: number, reason = 'A bottle was broken') => ({
  id: order.id,
  seen: stateOf(order),
  cents,
  reason,
})

describe('a refund of a part', () => {
  it('is recorded with its amount and its reason, and told to the buyer', async () => {
    const shop = runOn(aShop({ orders: [paid] }))
    const refunded = await shop.run(refundOrder, input(paid, 2_700), admin)
    expect(refunded).toMatchObject({
      ok: true,
      already: false,
      value: {
        refundedAt: noon,
        refundedCents: 2_700,
        activity: [
          { kind: 'refunded', by: 'admin', at: noon, cents: 2_700, text: 'A bottle was broken' },
        ],
      },
    })
    expect(shop.find(letterRef(paid.id, 'paymentRefunded'))).toMatchObject({ state: 'waiting' })
    expect(await shop.run(refundOrder, input(paid, 2_700), admin)).toEqual({
      ...refunded,
      already: true,
    })
  })

  it('is the same one when it is sent again, also if a colleague has written to the order since', async () => {
    const shop = runOn(aShop({ orders: [paid] }))
    await shop.run(refundOrder, input(paid, 2_700), admin)
    const tracking = { carrier: 'Tramaco', number: '1' }
    await shop.run(setTracking, { id: paid.id, seen: null, tracking }, admin)
    expect(shop.find(orderRef(paid.id))?.activity.at(-1)?.kind).toBe('tracked')
    expect(await shop.run(refundOrder, input(paid, 2_700), admin)).toMatchObject({ already: true })
  })

  it('is another one where the first was seen, or taken back', async () => {
    const shop = runOn(aShop({ orders: [paid] }))
    await shop.run(refundOrder, input(paid, 500), admin)
    const seen = shop.find(orderRef(paid.id)) ?? paid
    const step = { id: paid.id, step: 'refundedUndone', seen: stateOf(seen), tracking: null }
    await shop.run(takeStep, step, admin)
    const changed = { ok: false, error: 'order-changed' }
    expect(await shop.run(refundOrder, input(seen, 500), admin)).toEqual(changed)
    const other = runOn(aShop({ orders: [{ ...seen, status: 'returned' }] }))
    expect(await other.run(refundOrder, input(seen, 500), admin)).toEqual(changed)
  })

  it('settles an order that goes no further', async () => {
    const cancelled = anOrder({ status: 'cancelled', paymentReceivedAt: 1 })
    const shop = runOn(aShop({ orders: [cancelled] }))
    await shop.run(refundOrder, input(cancelled, 5_000), admin)
    expect(moneyOf(shop.find(orderRef(cancelled.id)) ?? paid)).toBe('refunded')
  })

  it('is never more than what was received and not given back', async () => {
    const part = anOrder({ ...paid, refundedAt: 2, refundedCents: 5_000 })
    for (const [order, cents] of [
      [part, 901],
      [anOrder(), 1],
    ] as const) {
      const shop = runOn(aShop({ orders: [order] }))
      expect(await shop.run(refundOrder, input(order, cents), admin)).toEqual({
        ok: false,
        error: 'refund-too-high',
      })
    }
  })

  it('is refused if the order has moved since it was seen, or does not exist', async () => {
    const seen = anOrder({ paymentReceivedAt: 1 })
    const shop = runOn(aShop({ orders: [paid] }))
    expect(await shop.run(refundOrder, input(seen, 1), admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
    expect(await runOn(aShop()).run(refundOrder, input(paid, 1), admin)).toEqual({
      ok: false,
      error: 'order-not-found',
    })
  })

  it('is recorded without settings, and needs a reason', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [paid] })
    expect(await runOn(documents).run(refundOrder, input(paid, 1), admin)).toMatchObject({
      ok: true,
    })
    expect(await runOn(documents).run(refundOrder, input(paid, 1, ' '), admin)).toMatchObject({
      error: { code: 'invalid-input' },
    })
  })
})
