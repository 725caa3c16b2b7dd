import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { anonymisedCustomer, corrections, orderStatuses, steps, type Order } from './order.ts'
import {
  canTakeStep,
  changesOf,
  correctionOf,
  goodsOf,
  isInState,
  isOpen,
  isStepTaken,
  moneyOf,
  nextSteps,
} from './orderSteps.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const [placedAt, now] = [1, 2] as const

/** The steps back that an admin can take. */
const possible = (order: Order) => corrections.filter((step) => canTakeStep(order, step, 'admin'))

/** The order after a step at the time `now`. */
const after = (order: Order, step: (typeof steps)[number]): Order => ({
  ...order,
  ...changesOf(order, step, now),
})

describe('the two tracks of an order', () => {
  it.each<[Partial<Order>, string, string]>([
    [{}, 'due', 'new'],
    [{ paymentReceivedAt: 1 }, 'received', 'new'],
    [{ status: 'paid' }, 'due', 'new'],
    [{ status: 'shipped' }, 'due', 'shipped'],
    [{ status: 'delivered' }, 'due', 'delivered'],
    [{ status: 'delivered', paymentReceivedAt: 1 }, 'received', 'delivered'],
    [{ status: 'cancelled' }, 'none', 'cancelled'],
    [{ status: 'cancelled', paymentReceivedAt: 1 }, 'toRefund', 'cancelled'],
    [{ status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2 }, 'refunded', 'cancelled'],
  ])('of %o: money %s, goods %s', (state, money, goods) => {
    expect([moneyOf(anOrder(state)), goodsOf(anOrder(state))]).toEqual([money, goods])
  })

  it('are open until the goods have arrived and no money has to go back', () => {
    expect(orderStatuses.filter((status) => isOpen(anOrder({ status })))).toEqual([
      'pending',
      'paid',
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
    ['as in old orders', { paymentMethod: null }, ['shipped', 'received', 'cancelled']],
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

/** Orders on which each step but the cancellation can be taken. */
const before: readonly [Exclude<(typeof steps)[number], 'cancelled'>, Order][] = [
  ['received', anOrder()],
  ['shipped', anOrder()],
  ['delivered', anOrder({ status: 'shipped', shippedAt: placedAt })],
  ['collected', anOrder({ status: 'shipped', shippedAt: placedAt, ...cash })],
  ['refunded', anOrder({ status: 'cancelled', paymentReceivedAt: placedAt })],
]

describe.each(before)('the step "%s"', (step, order) => {
  const correction = correctionOf(step)

  it('is taken once, and corrected by one step back', () => {
    expect(canTakeStep(order, step, 'admin')).toBe(true)
    expect(isStepTaken(order, step)).toBe(false)
    const taken = after(order, step)
    expect(canTakeStep(taken, step, 'admin')).toBe(false)
    expect(isStepTaken(taken, step)).toBe(true)
    expect(canTakeStep(taken, correction, 'admin')).toBe(true)
    expect(isStepTaken(taken, correction)).toBe(false)
    const corrected = { ...taken, ...changesOf(taken, correction, now + 1) }
    expect(corrected).toEqual(order)
    expect(isStepTaken(corrected, correction)).toBe(true)
    expect(canTakeStep(corrected, correction, 'admin')).toBe(false)
  })
})

describe('a cancellation', () => {
  it('makes a refund to do of a paid order only', () => {
    expect(changesOf(anOrder(), 'cancelled', now)).toEqual({
      status: 'cancelled',
      cancelledAt: now,
    })
    expect(changesOf(anOrder({ paymentReceivedAt: 1 }), 'cancelled', now)).toEqual({
      status: 'cancelled',
      cancelledAt: now,
      refundedAt: null,
    })
  })

  it('has no step back', () => {
    const cancelled = after(anOrder({ paymentReceivedAt: 1 }), 'cancelled')
    expect(isStepTaken(cancelled, 'cancelled')).toBe(true)
    expect(possible(cancelled)).toEqual([])
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

describe('isInState', () => {
  it('compares the status, the payment and the refund', () => {
    const seen = anOrder()
    expect(isInState(anOrder({ updatedAt: 7 }), seen)).toBe(true)
    expect(isInState({ ...seen, status: 'paid' }, seen)).toBe(false)
    expect(isInState({ ...seen, paymentReceivedAt: 7 }, seen)).toBe(false)
    expect(isInState({ ...seen, refundedAt: 7 }, seen)).toBe(false)
  })
})
