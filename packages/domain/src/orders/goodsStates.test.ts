import { describe, expect, it } from 'vitest'

import { isLetterTrue, lettersOf } from '../letters/lettersOf.ts'
import { anOrder, aPress } from '../testing/builders.ts'
import { goodsKinds } from './entries.ts'
import {
  goodsOf,
  goodsStates,
  goodsWay,
  isGoodsStep,
  orderStatuses,
  type OrderStatus,
} from './goodsStates.ts'
import { canEdit, isCancelledByBuyer, isHandedOver, waitingOf, type Order } from './order.ts'
import { owedOf } from './owed.ts'
import { afterSteps, canTakeStep, canTrack, type Step } from './steps.ts'

const made = { press: aPress(500), by: 'admin', at: 1 }
const goodsSteps: readonly Step[] = [
  { kind: 'shipped', tracking: null },
  { kind: 'delivered' },
  { kind: 'cancelled' },
  { kind: 'returned', isRestocked: true },
]

/** All statuses that steps lead to, from one on. */
function reachedFrom(order: Order, seen: readonly OrderStatus[] = []): readonly OrderStatus[] {
  return goodsSteps.reduce<readonly OrderStatus[]>(
    (reached, step) => {
      const after = afterSteps(order, [step], made)
      return after === null || reached.includes(after.status)
        ? reached
        : reachedFrom(after, reached)
    },
    [...seen, order.status],
  )
}

describe('the states of the goods', () => {
  it('are all reached from a new order, and only from there', () => {
    expect(reachedFrom(anOrder()).toSorted()).toEqual(orderStatuses.toSorted())
    expect(orderStatuses).toEqual(['pending', ...goodsKinds])
  })

  it('follow one another on the way of the bottles', () => {
    expect(goodsWay).toEqual(['pending', 'shipped', 'delivered'])
    expect(orderStatuses.filter(isGoodsStep)).toEqual(['shipped', 'delivered'])
  })

  it.each(orderStatuses)('of an order that is %s say which step comes next', (status) => {
    const { goods, next } = goodsStates[status]
    const [shipped, delivered] = (['shipped', 'delivered'] as const).map((step) =>
      canTakeStep(anOrder({ status }), step),
    )
    expect([shipped, delivered]).toEqual([goods === 'atShop', goods === 'onItsWay'])
    expect(next).toBe(shipped ? 'shipped' : delivered ? 'delivered' : null)
  })
})

describe.each(orderStatuses)('an order that is %s', (status) => {
  const order = anOrder({ status })
  const goods = goodsOf(order)
  const shipment = order.entries.find(({ kind }) => kind === 'shipped')

  it('writes of its shipment as it leaves the shop, and only while it is on its way', () => {
    const left = afterSteps(order, [{ kind: 'shipped', tracking: null }], made)
    expect(left && lettersOf(left, made.press)).toEqual(
      goods === 'atShop' ? ['orderShipped'] : null,
    )
    const letter = { kind: 'orderShipped', press: shipment?.press ?? '' } as const
    expect(isLetterTrue(letter, order)).toBe(goods === 'onItsWay')
  })

  it('is cancelled at the desk while the bottles are at the shop, and edited unless it is closed', () => {
    expect(canTakeStep(order, 'cancelled')).toBe(goods === 'atShop')
    expect(canEdit(order)).toBe(goods !== 'closed')
  })

  it('was handed over where it arrived and was never shipped', () => {
    expect(isHandedOver(order)).toBe(false)
    expect(isHandedOver({ status, shippedAt: null })).toBe(goods === 'arrived')
  })

  it('is cancelled by its buyer, or the schedule, only where the table says so, and unpaid', () => {
    const [paid, part] = [5_900, 1].map((receivedCents) => anOrder({ status, receivedCents }))
    const mayCancel = [order, paid, part].map((one) => one && isCancelledByBuyer(one))
    expect(mayCancel).toEqual([goodsStates[status].isCancelledByBuyer, false, false])
    expect(waitingOf(order) !== null).toBe(goods === 'atShop')
  })

  it('returns, and has a tracking, once it has left', () => {
    const hasLeft = goods === 'onItsWay' || goods === 'arrived'
    expect([canTakeStep(order, 'returned'), canTrack(order)]).toEqual([hasLeft, hasLeft])
  })

  it('has money to give back if it is closed, and needs no more work once it is paid and arrived', () => {
    const paid = anOrder({ status, receivedCents: 5_900 })
    expect(paid.toRefundCents).toBe(goods === 'closed' ? 5_900 : 0)
    expect(order.dueCents).toBe(goods === 'closed' ? 0 : 5_900)
    expect(owedOf(paid) === null).toBe(goods === 'arrived')
    expect(owedOf(order) === null).toBe(goods === 'closed')
  })
})
