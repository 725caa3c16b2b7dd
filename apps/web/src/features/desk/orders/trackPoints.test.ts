import { afterPresses, anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { goodsPoints, moneyPoints, type TrackPoint } from './trackPoints.ts'

const [placed, paid, shipped, delivered, cancelled, refunded] = [1, 2, 3, 4, 5, 6]

/** "due done, received done": the points without their times. */
const stagesOf = (points: readonly TrackPoint[]) =>
  points.map(({ name, stage }) => `${name} ${stage}`).join(', ')

const timesOf = (points: readonly TrackPoint[]) => points.map(({ at }) => at)

describe('the points of the money', () => {
  it('lead from due to received', () => {
    const due = anOrder({ createdAt: placed })
    expect(stagesOf(moneyPoints(due))).toBe('due current, received coming')
    expect(timesOf(moneyPoints(due))).toEqual([null, null])

    const received = anOrder({ createdAt: placed, paymentReceivedAt: paid })
    expect(stagesOf(moneyPoints(received))).toBe('due done, received done')
    expect(timesOf(moneyPoints(received))).toEqual([placed, paid])
  })

  it('lead back to the buyer once a paid order is cancelled', () => {
    const order = anOrder({ status: 'cancelled', paymentReceivedAt: paid, cancelledAt: cancelled })
    expect(stagesOf(moneyPoints(order))).toBe('received done, toRefund current, refunded coming')
    expect(timesOf(moneyPoints(order))).toEqual([paid, cancelled, null])

    const back = moneyPoints(
      anOrder({
        status: 'cancelled',
        paymentReceivedAt: paid,
        cancelledAt: cancelled,
        refundedAt: refunded,
      }),
    )
    expect(stagesOf(back)).toBe('received done, refunded done')
    expect(timesOf(back)).toEqual([paid, refunded])
  })

  it('name what was received, given back, and is still due or to refund', () => {
    const part = anOrder({ paymentReceivedAt: paid, receivedCents: 2_000 })
    expect(moneyPoints(part)).toMatchObject([
      { name: 'received', stage: 'done', cents: 2_000 },
      { name: 'due', stage: 'current', cents: 3_900 },
    ])
    const back = anOrder({
      status: 'cancelled',
      paymentReceivedAt: paid,
      cancelledAt: cancelled,
      refundedAt: refunded,
      refundedCents: 1_000,
    })
    expect(moneyPoints(back)).toMatchObject([
      { name: 'received', stage: 'done', cents: 5_900 },
      { name: 'refunded', stage: 'done', cents: 1_000 },
      { name: 'toRefund', stage: 'current', cents: 4_900 },
    ])
  })

  it('end where an unpaid order is cancelled', () => {
    const order = anOrder({ status: 'cancelled', paymentReceivedAt: null, cancelledAt: cancelled })
    expect(moneyPoints(order)).toEqual([{ name: 'none', at: cancelled, stage: 'off' }])
  })
})

describe('the points of the goods', () => {
  it('lead from the shelf to the door', () => {
    const order = anOrder({ status: 'pending', createdAt: placed })
    expect(stagesOf(goodsPoints(order))).toBe('pending current, shipped coming, delivered coming')

    const onItsWay = anOrder({ status: 'shipped', createdAt: placed, shippedAt: shipped })
    expect(stagesOf(goodsPoints(onItsWay))).toBe('pending done, shipped current, delivered coming')

    const arrived = goodsPoints(
      anOrder({
        status: 'delivered',
        createdAt: placed,
        shippedAt: shipped,
        deliveredAt: delivered,
      }),
    )
    expect(stagesOf(arrived)).toBe('pending done, shipped done, delivered done')
    expect(timesOf(arrived)).toEqual([placed, shipped, delivered])
  })

  it('end where the order is cancelled', () => {
    const order = anOrder({ status: 'cancelled', createdAt: placed, cancelledAt: cancelled })
    expect(stagesOf(goodsPoints(order))).toBe('pending done, cancelled off')
    expect(timesOf(goodsPoints(order))).toEqual([placed, cancelled])
  })

  it('end where they came back', () => {
    const order = anOrder({ status: 'returned', shippedAt: shipped, returnedAt: cancelled })
    expect(stagesOf(goodsPoints(order))).toBe('shipped done, returned off')
    expect(timesOf(goodsPoints(order))).toEqual([shipped, cancelled])
    const handedOver = anOrder({ status: 'delivered' })
    const back = afterPresses(handedOver, [{ kind: 'returned', isRestocked: true }])
    expect(stagesOf(goodsPoints(back))).toBe('delivered done, returned off')
  })
})
