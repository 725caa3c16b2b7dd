import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { afterPresses, aBankAccount, anOrder, aPress, aReceiver } from '../testing/builders.ts'
import { anonymisedCustomer } from './customer.ts'
import type { Entry, Terms } from './entries.ts'
import {
  anonymised,
  isAnonymised,
  moneyOf,
  orderOf,
  termsOf,
  versionOf,
  waitingOf,
  withEntries,
  type Order,
} from './order.ts'
import type { Step } from './steps.ts'

const order = anOrder()
const received = (cents: number): Step => ({ kind: 'received', cents })
const refunded = (cents: number, isRestLeft = false): Step => ({
  kind: 'refunded',
  cents,
  reason: '',
  isRestLeft,
})
const cancelled: Step = { kind: 'cancelled' }

/** An order after an edit of its terms, by a press of its own. */
const edited = (
  before: Order,
  changes: Partial<Terms>,
  kind: 'edited' | 'accountCorrected' = 'edited',
) => {
  const press = aPress(900 + before.entries.length)
  const at = before.updatedAt + 1
  const terms = { ...termsOf(before), ...changes }
  return withEntries(before, [{ kind, terms, took: {}, reason: '', press, by: 'admin', at }])
}
const bottles = (quantity: number) => ({
  items: order.items.map((item) => ({ ...item, quantity })),
})

/** An order after its last press was undone. */
const undone = (before: Order, press = before.entries.at(-1)?.press ?? ''): Order =>
  afterPresses(before, [{ kind: 'struck', undoes: press }])

describe('the money of an order', () => {
  // Total, received, refunded, due, to refund.
  it.each<[string, Order, readonly number[], string]>([
    ['is due when it is placed', order, [5_900, 0, 0, 5_900, 0], 'due'],
    ['is received', afterPresses(order, [received(5_900)]), [5_900, 5_900, 0, 0, 0], 'received'],
    [
      'is due by what is missing if the buyer paid too little',
      afterPresses(order, [received(900)]),
      [5_900, 900, 0, 5_000, 0],
      'due',
    ],
    [
      'has to be refunded by what the buyer paid too much',
      afterPresses(order, [received(6_000)]),
      [5_900, 6_000, 0, 0, 100],
      'toRefund',
    ],
    [
      'is not due again for what was given back as goodwill',
      afterPresses(order, [received(5_900)], [refunded(1_000)]),
      [5_900, 5_900, 1_000, 0, 0],
      'received',
    ],
    [
      'leaves goodwill given when bottles are taken out: 27.00 go back',
      edited(afterPresses(order, [received(5_900)], [refunded(1_000)]), bottles(1)),
      [3_200, 5_900, 1_000, 0, 2_700],
      'toRefund',
    ],
    [
      'gives back what is too much before it counts goodwill',
      afterPresses(order, [received(6_000)], [refunded(300)]),
      [5_900, 6_000, 300, 0, 0],
      'received',
    ],
    [
      'is due again by what an edit adds after goodwill',
      edited(afterPresses(order, [received(5_900)], [refunded(1_000)]), bottles(3)),
      [8_600, 5_900, 1_000, 2_700, 0],
      'due',
    ],
    [
      'has to go back once the order is cancelled',
      afterPresses(order, [received(5_900)], [cancelled]),
      [5_900, 5_900, 0, 0, 5_900],
      'toRefund',
    ],
    [
      'leaves the rest to refund after a part refund of a closed order',
      afterPresses(order, [received(5_900)], [cancelled], [refunded(2_000)]),
      [5_900, 5_900, 2_000, 0, 3_900],
      'toRefund',
    ],
    [
      'ends with a part refund whose rest the buyer leaves to the shop',
      afterPresses(order, [received(5_900)], [cancelled], [refunded(2_000, true)]),
      [5_900, 5_900, 2_000, 0, 0],
      'refunded',
    ],
    [
      'ends so without any refund',
      afterPresses(order, [received(5_900)], [cancelled], [refunded(0, true)]),
      [5_900, 5_900, 0, 0, 0],
      'refunded',
    ],
    [
      'that arrives for a closed order has to go back',
      afterPresses(order, [cancelled], [received(5_900)]),
      [5_900, 5_900, 0, 0, 5_900],
      'toRefund',
    ],
    [
      'is none of an order that was cancelled unpaid',
      afterPresses(order, [cancelled]),
      [5_900, 0, 0, 0, 0],
      'none',
    ],
    [
      'is not due of a gift',
      anOrder({ totalCents: 0, shippingCents: 0 }),
      [0, 0, 0, 0, 0],
      'received',
    ],
    [
      'is again as before a payment that was undone',
      undone(afterPresses(order, [received(900)], [received(5_000)])),
      [5_900, 900, 0, 5_000, 0],
      'due',
    ],
    [
      'is again as before a refund that was undone',
      undone(afterPresses(order, [received(5_900)], [cancelled], [refunded(2_000, true)])),
      [5_900, 5_900, 0, 0, 5_900],
      'toRefund',
    ],
  ])('%s', (_, after, sums, money) => {
    const { totalCents, receivedCents, refundedCents, dueCents, toRefundCents } = after
    expect([totalCents, receivedCents, refundedCents, dueCents, toRefundCents]).toEqual(sums)
    expect(moneyOf(after)).toBe(money)
  })
})

describe('an order', () => {
  it('costs its lines and its shipping, less the discount', () => {
    const discounted = anOrder({ discountCents: 900 })
    expect(discounted).toMatchObject({ subtotalCents: 5_400, shippingCents: 500 })
    expect(discounted).toMatchObject({ totalCents: 5_000, dueCents: 5_000 })
  })

  it('has the times, tracking and invoice of what stands', () => {
    const tracking = { carrier: 'Servientrega', number: '1' }
    const corrected = { carrier: 'Servientrega', number: '2' }
    const shipped = afterPresses(order, [{ kind: 'shipped', tracking }])
    expect(shipped).toMatchObject({ status: 'shipped', shippedAt: shipped.updatedAt, tracking })
    const tracked = afterPresses(shipped, [{ kind: 'tracked', tracking: corrected }])
    expect(tracked.tracking).toEqual(corrected)
    expect(undone(tracked)).toMatchObject({ status: 'shipped', tracking })
    const back = undone(tracked, shipped.entries.at(-1)?.press)
    expect(back).toMatchObject({ status: 'pending', shippedAt: null, tracking: null })
    const again = afterPresses(back, [{ kind: 'shipped', tracking: null }])
    expect(again).toMatchObject({ status: 'shipped', tracking: null })
    const invoiced = afterPresses(order, [{ kind: 'invoiced', number: '001' }])
    expect([invoiced.invoice, undone(invoiced).invoice]).toEqual(['001', ''])
  })

  it('has no time of a refund where the buyer has left everything to the shop', () => {
    const closed = afterPresses(order, [received(1_000)], [cancelled])
    expect(afterPresses(closed, [refunded(0, true)]).refundedAt).toBeNull()
    const part = afterPresses(closed, [refunded(400)])
    const left = afterPresses(part, [refunded(0, true)])
    expect([left.refundedAt, left.toRefundCents]).toEqual([part.updatedAt, 0])
  })

  it('holds what its entries took, less what they put back', () => {
    expect(anOrder({ took: { destilado: 2 } }).holds).toEqual({ destilado: 2 })
    expect(anOrder({ status: 'cancelled', took: { destilado: 2 } }).holds).toEqual({ destilado: 0 })
  })

  it('has the number of its entries as its version, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }), (amounts) => {
        const paid = afterPresses(order, ...amounts.map((cents) => [received(cents)]))
        expect(versionOf(paid)).toBe(amounts.length + 1)
        expect(paid.receivedCents).toBe(amounts.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it.each<[string, readonly Entry[]]>([
    ['An order has entries', []],
    [
      'An order begins with its terms',
      [{ kind: 'delivered', press: aPress(), by: 'admin', at: 1 }],
    ],
  ])('is none otherwise: %s', (message, entries) => {
    expect(() => orderOf(order, entries)).toThrow(message)
  })

  it('is without the person once the account is deleted, and keeps all the rest', () => {
    const tracking = { carrier: 'Tramaco', number: '1' }
    const before = anOrder({
      status: 'delivered',
      paymentReceivedAt: 1,
      tracking,
      notes: 'Timbre 2',
      giftNote: 'Para Rosa',
      receiver: aReceiver(),
    })
    const after = anonymised(before)
    expect([isAnonymised(before), isAnonymised(after)]).toEqual([false, true])
    expect(JSON.stringify(after)).not.toMatch(
      /rosa@|quishpe|1710034065|timbre|para rosa|tramaco|tituaña|larga/i,
    )
    const { entries, ...flat } = before
    const gone = {
      customer: anonymisedCustomer,
      receiver: null,
      notes: '',
      giftNote: '',
      tracking: null,
    }
    expect(after).toMatchObject({ ...flat, ...gone })
    expect(after.entries.map(({ kind, at }) => [kind, at])).toEqual(
      entries.map(({ kind, at }) => [kind, at]),
    )
  })
})

it('an anonymised order keeps no reason that somebody typed, which may name the person', () => {
  const reason = 'Lo pidió Rosa'
  const settled = afterPresses(anOrder({ paymentReceivedAt: 1 }), [refunded(100)])
  const named = orderOf(
    settled,
    settled.entries.map((entry) => ('reason' in entry ? { ...entry, reason } : entry)),
  )
  expect(named.entries.filter((entry) => 'reason' in entry)).toHaveLength(2)
  expect(JSON.stringify(anonymised(named))).not.toContain('Rosa')
  expect(anonymised(named)).toMatchObject({ refundedCents: 100, dueCents: 0 })
})

describe('the waiting for a transfer', () => {
  const cash = anOrder({ paymentMethod: 'onDelivery' })
  const paid = afterPresses(order, [received(5_900)])
  const part = afterPresses(order, [received(900)])

  it.each<[string, Order, number | null]>([
    ['begins with the order', order, 0],
    [
      'goes on through an edit, and a note of the invoice',
      afterPresses(edited(order, bottles(1)), [{ kind: 'invoiced', number: '1' }]),
      0,
    ],
    [
      'begins anew when a shipment is undone, since none was awaited meanwhile',
      undone(afterPresses(order, [{ kind: 'shipped', tracking: null }])),
      2,
    ],
    ['ends with a payment', paid, null],
    ['or a part of one', part, null],
    ['begins anew when the receipt is undone', undone(paid), 2],
    ['also that of a part', undone(part), 2],
    [
      'begins anew when the money was given back, and is due again',
      edited(afterPresses(paid, [refunded(5_900)]), bottles(4)),
      3,
    ],
    ['is none for cash', cash, null],
    ['begins when cash becomes a transfer', edited(cash, { paymentMethod: 'transfer' }), 1],
    [
      'begins when a gift becomes an order',
      edited(anOrder({ totalCents: 0, shippingCents: 0 }), bottles(1)),
      1,
    ],
    [
      'begins anew with another account',
      edited(order, { bankAccount: aBankAccount({ number: '1' }) }, 'accountCorrected'),
      1,
    ],
    [
      'ends when the bottles leave',
      afterPresses(order, [{ kind: 'shipped', tracking: null }]),
      null,
    ],
    ['ends with the order', afterPresses(order, [cancelled]), null],
  ])('%s', (_, after, began) => {
    expect(waitingOf(after)).toBe(began === null ? null : after.entries[began])
  })
})
