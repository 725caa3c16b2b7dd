import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { type OrderStatus, orderStatuses } from './order.ts'
import {
  canMoveOrder,
  canReceivePayment,
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

describe.each(['admin', 'user'] as const)('an order moved by its %s', (role) => {
  it('takes the decided steps and no others', () => {
    const steps = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMoveOrder(unpaid(from), to, role)).map((to) => [from, to]),
    )
    expect(steps).toEqual(allowed[role])
  })

  it.each(['delivered', 'cancelled'] as const)('goes nowhere from %s', (status) => {
    expect(nextStatuses(unpaid(status), role)).toEqual([])
  })
})

describe('an order whose payment is received', () => {
  it('is cancelled by an admin alone', () => {
    expect(canMoveOrder(received('pending'), 'cancelled', 'user')).toBe(false)
    expect(canMoveOrder(received('pending'), 'cancelled', 'admin')).toBe(true)
  })

  it('is paid once, and not when it is cancelled', () => {
    expect(orderStatuses.filter((status) => canReceivePayment(unpaid(status)))).toEqual([
      'pending',
      'paid',
      'shipped',
      'delivered',
    ])
    expect(orderStatuses.filter((status) => canReceivePayment(received(status)))).toEqual([])
  })
})

describe('statusTime', () => {
  it('is when an order took a status, as far as it has', () => {
    const order = anOrder({ createdAt: 1, paidAt: 2, shippedAt: 3 })
    expect(orderStatuses.map((status) => statusTime(order, status))).toEqual([1, 2, 3, null, null])
  })
})

describe('isOpenStatus', () => {
  it('is what is still on its way', () => {
    expect(orderStatuses.filter(isOpenStatus)).toEqual(['pending', 'paid', 'shipped'])
  })
})
