import { describe, expect, it } from 'vitest'

import { type OrderStatus, orderStatuses } from './order.ts'
import { canMoveOrder, isOpenStatus, nextStatuses } from './orderStatus.ts'

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
      orderStatuses.filter((to) => canMoveOrder(from, to, role)).map((to) => [from, to]),
    )
    expect(steps).toEqual(allowed[role])
  })

  it.each(['delivered', 'cancelled'] as const)('goes nowhere from %s', (status) => {
    expect(nextStatuses(status, role)).toEqual([])
  })
})

describe('isOpenStatus', () => {
  it('is what is still on its way', () => {
    expect(orderStatuses.filter(isOpenStatus)).toEqual(['pending', 'paid', 'shipped'])
  })
})
