import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { orderStatuses, type OrderStatus } from './order.ts'
import {
  canChangeStatus,
  canRecordPayment,
  isInState,
  isOpenStatus,
  nextStatuses,
  statusTime,
} from './orderStatus.ts'

const unpaid = (status: OrderStatus) => ({ status, paymentReceivedAt: null })
const received = (status: OrderStatus) => ({ status, paymentReceivedAt: 1 })

const allowed: Record<'admin' | 'user', readonly (readonly [OrderStatus, OrderStatus])[]> = {
  admin: [
    ['pending', 'paid'],
    ['pending', 'cancelled'],
    ['paid', 'shipped'],
    ['paid', 'cancelled'],
    ['shipped', 'delivered'],
  ],
  user: [['pending', 'cancelled']],
}

describe.each(['admin', 'user'] as const)('the transitions for the role %s', (role) => {
  it('are only the allowed ones', () => {
    const steps = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canChangeStatus(unpaid(from), to, role)).map((to) => [from, to]),
    )
    expect(steps).toEqual(allowed[role])
  })

  it.each(['delivered', 'cancelled'] as const)('end at %s', (status) => {
    expect(nextStatuses(unpaid(status), role)).toEqual([])
  })
})

describe('an order with a received payment', () => {
  it('can be cancelled only by an admin', () => {
    expect(canChangeStatus(received('pending'), 'cancelled', 'user')).toBe(false)
    expect(canChangeStatus(received('pending'), 'cancelled', 'admin')).toBe(true)
  })

  it('can receive a payment once and not when it is cancelled', () => {
    expect(orderStatuses.filter((status) => canRecordPayment(unpaid(status)))).toEqual([
      'pending',
      'paid',
      'shipped',
      'delivered',
    ])
    expect(orderStatuses.filter((status) => canRecordPayment(received(status)))).toEqual([])
  })
})

describe('statusTime', () => {
  it('is the time at which an order reached a status, or null', () => {
    const order = anOrder({ createdAt: 1, paidAt: 2, shippedAt: 3 })
    expect(orderStatuses.map((status) => statusTime(order, status))).toEqual([1, 2, 3, null, null])
  })
})

describe('isOpenStatus', () => {
  it('is true unless the order is delivered or cancelled', () => {
    expect(orderStatuses.filter(isOpenStatus)).toEqual(['pending', 'paid', 'shipped'])
  })
})

describe('isInState', () => {
  it('compares the status and the payment', () => {
    const seen = anOrder()
    expect(isInState(anOrder({ updatedAt: 7 }), seen)).toBe(true)
    expect(isInState({ ...seen, status: 'paid' }, seen)).toBe(false)
    expect(isInState({ ...seen, paymentReceivedAt: 7 }, seen)).toBe(false)
  })
})
