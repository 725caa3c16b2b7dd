import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { anonymisedCustomer } from './customer.ts'
import {
  corrections,
  orderStatuses,
  steps,
  type Correction,
  type Order,
  type Step,
} from './order.ts'
import {
  afterStep,
  canTakeStep,
  correctionOf,
  goodsOf,
  isInState,
  isOpen,
  isStepTaken,
  moneyOf,
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
  it('compares the status, and the times of money and goods', () => {
    const seen = stateOf(anOrder())
    expect(isInState(anOrder({ updatedAt: 7 }), seen)).toBe(true)
    expect(isInState({ ...seen, status: 'shipped' }, seen)).toBe(false)
    expect(isInState({ ...seen, paymentReceivedAt: 7 }, seen)).toBe(false)
    expect(isInState({ ...seen, refundedAt: 7 }, seen)).toBe(false)
    expect(isInState({ ...seen, shippedAt: 7 }, seen)).toBe(false)
    expect(isInState({ ...seen, deliveredAt: 7 }, seen)).toBe(false)
  })
})
