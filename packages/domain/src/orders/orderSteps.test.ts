import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { anonymisedCustomer } from './customer.ts'
import {
  corrections,
  orderStatuses,
  steps,
  type ActivityEntry,
  type Correction,
  type Order,
  type Step,
} from './order.ts'
import { correctionOf } from './order.ts'
import { dueOf, moneyOf, toRefundOf } from './orderMoney.ts'
import {
  afterStep,
  canEdit,
  canRefund,
  canTakeStep,
  goodsOf,
  isInState,
  isOpen,
  isStepTaken,
  nextSteps,
  stateOf,
} from './orderSteps.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const [placedAt, now] = [1, 2] as const

/** The steps back that an admin can take. */
const possible = (order: Order) => corrections.filter((step) => canTakeStep(order, step, 'admin'))

/** The order after a step at the time `now`. */
const after = (order: Order, step: Step | Correction, at: number = now): Order =>
  afterStep(order, step, 'admin', at)

describe('the two tracks of an order', () => {
  it.each<[Partial<Order>, string, string]>([
    [{}, 'due', 'new'],
    [{ paymentReceivedAt: 1 }, 'received', 'new'],
    [{ status: 'shipped' }, 'due', 'shipped'],
    [{ status: 'delivered' }, 'due', 'delivered'],
    [{ status: 'delivered', paymentReceivedAt: 1 }, 'received', 'delivered'],
    [{ status: 'cancelled' }, 'none', 'cancelled'],
    [{ status: 'cancelled', paymentReceivedAt: 1 }, 'toRefund', 'cancelled'],
    [{ status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2 }, 'refunded', 'cancelled'],
    [{ status: 'returned' }, 'none', 'returned'],
    [{ status: 'returned', paymentReceivedAt: 1 }, 'toRefund', 'returned'],
    // An edit has changed the total of 59.00 since the money came.
    [{ paymentReceivedAt: 1, receivedCents: 3_200 }, 'due', 'new'],
    [{ paymentReceivedAt: 1, receivedCents: 8_600 }, 'toRefund', 'new'],
    // A part was given back.
    [{ paymentReceivedAt: 1, refundedAt: 2, refundedCents: 500 }, 'received', 'new'],
    [
      { status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2, refundedCents: 500 },
      'refunded',
      'cancelled',
    ],
    // Nothing is due of a gift.
    [{ totalCents: 0 }, 'received', 'new'],
  ])('of %o: money %s, goods %s', (state, money, goods) => {
    expect([moneyOf(anOrder(state)), goodsOf(anOrder(state))]).toEqual([money, goods])
  })

  it('are open until the goods have arrived and no money has to go back', () => {
    expect(orderStatuses.filter((status) => isOpen(anOrder({ status })))).toEqual([
      'pending',
      'shipped',
    ])
    expect(isOpen(anOrder({ status: 'cancelled', paymentReceivedAt: 1 }))).toBe(true)
    expect(isOpen(anOrder({ status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2 }))).toBe(
      false,
    )
  })
})

describe('the next steps of an admin', () => {
  it.each<[string, Partial<Order>, readonly string[]]>([
    ['a transfer is expected before the shipment', {}, ['received', 'shipped', 'cancelled']],
    ['cash after it', cash, ['shipped', 'received', 'cancelled']],
    ['a paid order is shipped', { paymentReceivedAt: 1 }, ['shipped', 'cancelled']],
    ['then delivered', { status: 'shipped', paymentReceivedAt: 1 }, ['delivered']],
    ['cash is collected', { status: 'shipped', ...cash }, ['collected', 'delivered', 'received']],
    ['a transfer is not', { status: 'shipped' }, ['received', 'delivered']],
    ['money stays due', { status: 'delivered', ...cash }, ['received']],
    ['all is done', { status: 'delivered', paymentReceivedAt: 1 }, []],
    ['money goes back', { status: 'cancelled', paymentReceivedAt: 1 }, ['refunded']],
    ['once', { status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2 }, []],
    ['if there was any', { status: 'cancelled' }, []],
  ])('%s: %o', (_, state, expected) => {
    expect(nextSteps(anOrder(state), 'admin')).toEqual(expected)
  })
})

describe('the buyer', () => {
  it('cannot cancel an order of which a part is paid, since an edit has raised its total', () => {
    const raised = anOrder({ paymentReceivedAt: 1, receivedCents: 1_000 })
    expect([moneyOf(raised), canTakeStep(raised, 'cancelled', 'user')]).toEqual(['due', false])
  })

  it('can only cancel an order that is pending and not paid', () => {
    const states = orderStatuses.flatMap((status) =>
      [null, 1].map((paymentReceivedAt) => anOrder({ status, paymentReceivedAt })),
    )
    const changeable = states.filter((order) =>
      [...steps, ...corrections].some((step) => canTakeStep(order, step, 'user')),
    )
    expect(changeable).toEqual([anOrder()])
    expect(nextSteps(anOrder(), 'user')).toEqual(['cancelled'])
  })
})

/** Orders on which each step that can be corrected is possible. */
const before: readonly [Step, Order][] = [
  ['received', anOrder()],
  ['shipped', anOrder()],
  ['delivered', anOrder({ status: 'shipped', shippedAt: placedAt })],
  ['collected', anOrder({ status: 'shipped', shippedAt: placedAt, ...cash })],
  ['refunded', anOrder({ status: 'cancelled', paymentReceivedAt: placedAt })],
]

describe.each(before)('the step "%s"', (step, order) => {
  const correction = correctionOf(step) ?? 'shippedUndone'

  it('is taken once, and corrected by one step back', () => {
    expect(canTakeStep(order, step, 'admin')).toBe(true)
    expect(isStepTaken(order, step)).toBe(false)
    const taken = after(order, step)
    expect(canTakeStep(taken, step, 'admin')).toBe(false)
    expect(isStepTaken(taken, step)).toBe(true)
    expect(canTakeStep(taken, correction, 'admin')).toBe(true)
    expect(isStepTaken(taken, correction)).toBe(false)
    const corrected = after(taken, correction, now + 1)
    expect({ ...corrected, updatedAt: order.updatedAt, activity: [] }).toEqual(order)
    expect(isStepTaken(corrected, correction)).toBe(true)
    expect(canTakeStep(corrected, correction, 'admin')).toBe(false)
  })
})

describe('a cancellation', () => {
  it('makes a refund to do of a paid order only', () => {
    expect(moneyOf(after(anOrder(), 'cancelled'))).toBe('none')
    expect(moneyOf(after(anOrder({ paymentReceivedAt: 1 }), 'cancelled'))).toBe('toRefund')
  })

  it('has no step back', () => {
    const cancelled = after(anOrder({ paymentReceivedAt: 1 }), 'cancelled')
    expect(isStepTaken(cancelled, 'cancelled')).toBe(true)
    expect(possible(cancelled)).toEqual([])
  })
})

describe('a return', () => {
  const sent = anOrder({ status: 'shipped', shippedAt: placedAt, ...cash })

  it('closes an order that came back unpaid', () => {
    expect(canTakeStep(sent, 'returned', 'admin')).toBe(true)
    const back = afterStep(sent, 'returned', 'ana', now, { restocked: true })
    expect(back).toMatchObject({ status: 'returned', returnedAt: now })
    expect(back.activity).toEqual([{ kind: 'returned', by: 'ana', at: now, restocked: true }])
    expect([moneyOf(back), dueOf(back), isOpen(back)]).toEqual(['none', 0, false])
    expect(isStepTaken(back, 'returned')).toBe(true)
    expect(possible(back)).toEqual([])
  })

  it('makes a refund to do of what was paid, less what was refunded before', () => {
    const paid = anOrder({ status: 'delivered', paymentReceivedAt: 1 })
    expect(toRefundOf(after(paid, 'returned'))).toBe(5_900)
    const part = { ...paid, refundedAt: 2, refundedCents: 900 }
    const back = after(part, 'returned')
    expect([moneyOf(back), toRefundOf(back), isOpen(back)]).toEqual(['toRefund', 5_000, true])
  })

  it('is of bottles that have left', () => {
    expect(canTakeStep(anOrder(), 'returned', 'admin')).toBe(false)
    expect(correctionOf('returned')).toBeNull()
    expect(correctionOf('shippedUndone')).toBeNull()
  })
})

describe('the amounts of an order', () => {
  const raised = anOrder({ paymentReceivedAt: 1, receivedCents: 3_200 })

  it('are due again by what an edit has added, until that is received too', () => {
    expect([dueOf(raised), isStepTaken(raised, 'received')]).toEqual([2_700, false])
    const paid = after(raised, 'received')
    expect([paid.receivedCents, dueOf(paid)]).toEqual([5_900, 0])
    expect(paid.activity.at(-1)).toMatchObject({ kind: 'received', cents: 2_700 })
  })

  it('have to be refunded by what an edit has taken away, and the entry says how much', () => {
    const lowered = anOrder({ paymentReceivedAt: 1, receivedCents: 8_600 })
    expect(toRefundOf(lowered)).toBe(2_700)
    const refunded = after(lowered, 'refunded')
    expect(refunded).toMatchObject({ receivedCents: 5_900, refundedCents: 0, refundedAt: now })
    expect(refunded.activity.at(-1)).toMatchObject({ kind: 'refunded', cents: 2_700 })
    expect([moneyOf(refunded), toRefundOf(refunded)]).toEqual(['received', 0])
    expect(after(refunded, 'refundedUndone')).toMatchObject({
      receivedCents: 8_600,
      refundedAt: null,
    })
    // Added again, it is due again.
    expect(dueOf({ ...refunded, totalCents: 8_600 })).toBe(2_700)
  })

  it('are not due again for what was given back for a reason', () => {
    const given: ActivityEntry = { kind: 'refunded', by: 'ana', at: 2, cents: 500, text: 'Broken' }
    const part = anOrder({
      paymentReceivedAt: 1,
      refundedAt: 2,
      refundedCents: 500,
      activity: [given],
    })
    expect(dueOf({ ...part, totalCents: 7_000 })).toBe(1_100)
    expect(after(part, 'refundedUndone')).toMatchObject({ receivedCents: 5_900, refundedCents: 0 })
    // The first of two refunds stands.
    const twice = {
      ...part,
      refundedAt: 3,
      refundedCents: 700,
      activity: [given, { ...given, at: 3, cents: 200 }],
    }
    expect(after(twice, 'refundedUndone')).toMatchObject({ refundedCents: 500, refundedAt: 2 })
    // Not for an order that went no further after it.
    const back = after({ ...twice, status: 'delivered' }, 'returned', 10)
    const settled = after(back, 'refunded', 11)
    expect([settled.refundedCents, moneyOf(settled)]).toEqual([5_900, 'refunded'])
    expect(after(settled, 'refundedUndone')).toMatchObject({ refundedCents: 700, refundedAt: null })
  })

  it('need no refund after a cancellation if all of it was given back before', () => {
    const all = anOrder({ paymentReceivedAt: 1, refundedAt: 2 })
    expect(after(all, 'cancelled')).toMatchObject({ refundedAt: 2, status: 'cancelled' })
  })

  it('can be corrected after an edit, too', () => {
    for (const receivedCents of [3_200, 8_600]) {
      const edited = anOrder({ paymentReceivedAt: 1, receivedCents })
      expect(canTakeStep(edited, 'receivedUndone', 'admin')).toBe(true)
      expect(after(edited, 'receivedUndone')).toMatchObject({ receivedCents: 0 })
    }
  })

  it('are refunded in parts, of which the last one can be corrected', () => {
    const part = anOrder({ paymentReceivedAt: 1, refundedAt: 2, refundedCents: 900 })
    const cancelled = after(part, 'cancelled')
    expect([moneyOf(cancelled), toRefundOf(cancelled)]).toEqual(['toRefund', 5_000])
    const refunded = after(cancelled, 'refunded')
    expect([refunded.refundedCents, moneyOf(refunded)]).toEqual([5_900, 'refunded'])
    const corrected = after(refunded, 'refundedUndone')
    expect([corrected.refundedCents, moneyOf(corrected)]).toEqual([900, 'toRefund'])
  })

  it('lose only the last payment when that is corrected', () => {
    const first = after(anOrder(), 'received', 10)
    const second = after({ ...first, totalCents: 8_600 }, 'received', 20)
    const corrected = after(second, 'receivedUndone', 30)
    expect(corrected).toMatchObject({ receivedCents: 5_900, paymentReceivedAt: 10 })
    expect([moneyOf(corrected), dueOf(corrected)]).toEqual(['due', 2_700])
    expect(corrected.activity.at(-1)?.kind).toBe('receivedUndone')
    // A payment that was corrected does not count, and other steps are no payments.
    const shipped = after(after(corrected, 'received', 40), 'shipped', 50)
    expect(after(shipped, 'receivedUndone', 60)).toMatchObject({
      receivedCents: 5_900,
      paymentReceivedAt: 10,
    })
    // What was entered as paid has no entry of its own.
    const entered = anOrder({ paymentReceivedAt: 1, createdAt: 1 })
    const paidAgain = after({ ...entered, totalCents: 8_600 }, 'received', 20)
    expect(after(paidAgain, 'receivedUndone')).toMatchObject({
      receivedCents: 5_900,
      paymentReceivedAt: 1,
    })
    expect(after(entered, 'receivedUndone')).toMatchObject({
      receivedCents: 0,
      paymentReceivedAt: null,
    })
  })

  it('stay where a part of the last payment was given back', () => {
    const part = anOrder({ paymentReceivedAt: 1, refundedAt: 2, refundedCents: 900 })
    expect(canTakeStep(part, 'receivedUndone', 'admin')).toBe(false)
  })

  it('are as before after any step and its correction, and never less than nothing', () => {
    const anyStep = fc.constantFrom(...steps, ...corrections)
    const anyTotal = fc.constantFrom(2_700, 5_900, 8_600)
    const anyChanges = fc.array(fc.oneof(anyStep, anyTotal), { maxLength: 14 })
    const anyMethod = fc.constantFrom('transfer', 'onDelivery')
    fc.assert(
      fc.property(anyChanges, anyMethod, (changes, paymentMethod) => {
        for (const order of ordersAfter(anOrder({ paymentMethod }), changes)) {
          const { receivedCents, refundedCents } = order
          expect(Math.min(receivedCents, refundedCents, toRefundOf(order))).toBeGreaterThanOrEqual(
            0,
          )
          expect(correctedOf(order)).toEqual(
            correctedOf(order).map(() => ({ receivedCents, refundedCents })),
          )
        }
      }),
    )
  })
})

/** The orders that steps, corrections and edits of the total lead to; those that are not possible do nothing. */
function ordersAfter(
  first: Order,
  changes: readonly (Step | Correction | number)[],
): readonly Order[] {
  return changes.reduce(
    (orders, change, index) => {
      const order = orders.at(-1) ?? first
      if (typeof change === 'number') {
        return canEdit(order) ? [...orders, { ...order, totalCents: change }] : orders
      }
      const isPossible = canTakeStep(order, change, 'admin')
      return isPossible ? [...orders, after(order, change, index)] : orders
    },
    [first] as readonly Order[],
  )
}

/** The amounts of an order after each step that is possible and its correction. */
function correctedOf(order: Order): readonly Pick<Order, 'receivedCents' | 'refundedCents'>[] {
  return steps.flatMap((step) => {
    const correction = correctionOf(step)
    if (correction === null || !canTakeStep(order, step, 'admin')) return []
    const taken = after(order, step)
    if (!canTakeStep(taken, correction, 'admin')) return []
    const { receivedCents, refundedCents } = after(taken, correction)
    return [{ receivedCents, refundedCents }]
  })
}

describe('a step that was taken', () => {
  const part = { paymentReceivedAt: 1, receivedCents: 3_200 }

  it.each<[Step, Partial<Order>]>([
    ['received', { ...part, status: 'cancelled' }],
    ['collected', { ...part, ...cash, status: 'delivered', deliveredAt: 2 }],
    ['collected', { ...cash, status: 'delivered', deliveredAt: 2 }],
  ])('is not "%s" of %o', (step, state) => {
    expect(isStepTaken(anOrder(state), step)).toBe(false)
  })
})

describe('a delivered order', () => {
  const delivered = anOrder({ status: 'delivered', deliveredAt: 5, paymentReceivedAt: 5, ...cash })

  it('was collected if one time is stored for both', () => {
    expect(possible(delivered)).toEqual(['receivedUndone', 'deliveredUndone', 'collectedUndone'])
    expect(possible({ ...delivered, paymentReceivedAt: 6 })).not.toContain('collectedUndone')
    expect(possible({ ...delivered, deliveredAt: null, paymentReceivedAt: null })).toEqual([
      'deliveredUndone',
    ])
  })

  it('does not go back without its customer', () => {
    const order = { ...delivered, customer: anonymisedCustomer }
    expect(possible(order)).toEqual(['receivedUndone'])
  })
})

describe('the activity of an order', () => {
  it('says who has taken which step, and when; entries are only added', () => {
    const shipped = afterStep(anOrder(), 'shipped', 'ana', 7)
    expect(afterStep(shipped, 'shippedUndone', 'luis', 8)).toEqual({
      ...anOrder(),
      updatedAt: 8,
      activity: [
        { kind: 'shipped', by: 'ana', at: 7 },
        { kind: 'shippedUndone', by: 'luis', at: 8 },
      ],
    })
  })
})

it('an unknown step is an error in the program', () => {
  // Data that was never parsed could contain it.
  expect(() => after(anOrder(), 'lost' as unknown as Step)).toThrow(TypeError)
})

describe('isInState', () => {
  const order = anOrder()
  const tracked: ActivityEntry = { kind: 'tracked', by: 'ana', at: 7 }

  it('does not mind a tracking number', () => {
    expect(isInState({ ...order, updatedAt: 7, activity: [tracked] }, stateOf(order))).toBe(true)
  })

  it.each<Partial<Order>>([
    { status: 'shipped' },
    { paymentReceivedAt: 7 },
    { refundedAt: 7 },
    { shippedAt: 7 },
    { deliveredAt: 7 },
    { activity: [{ ...tracked, kind: 'edited' }, tracked] },
  ])('notices %o', (change) => {
    expect(isInState({ ...order, ...change }, stateOf(order))).toBe(false)
  })
})

describe('an order at the desk', () => {
  it('can be edited until it leaves, or has no customer any more', () => {
    expect(canEdit(anOrder())).toBe(true)
    expect(canEdit(anOrder({ status: 'shipped', shippedAt: now }))).toBe(false)
    expect(canEdit(anOrder({ customer: anonymisedCustomer }))).toBe(false)
  })

  it('can be refunded as long as money of it is left', () => {
    expect(canRefund(anOrder())).toBe(false)
    const paid = anOrder({ paymentReceivedAt: now })
    expect(canRefund(paid)).toBe(true)
    expect(canRefund({ ...paid, refundedAt: now, refundedCents: 500 })).toBe(true)
    expect(canRefund(anOrder({ paymentReceivedAt: now, refundedAt: now }))).toBe(false)
  })
})
