import { err, ok, Outage, type OrderRepository } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { shipOrders } from './useBulkShipping.ts'

const orders = ['first', 'second', 'third'].map((id) => anOrder({ id, paymentReceivedAt: 1 }))
const [first, second, third] = orders

describe('shipping orders together', () => {
  it('moves one after the other, and tells how many are done with', async () => {
    const begun: string[] = []
    const takeStep = vi.fn<OrderRepository['takeStep']>(async (id) => {
      begun.push(`${id} begins`)
      await Promise.resolve()
      begun.push(`${id} ends`)
      return ok(undefined)
    })
    const onMoved = vi.fn<(count: number) => void>()
    const outcome = await shipOrders({ takeStep }, orders, onMoved)
    expect(outcome).toEqual({ shipped: orders, refused: [], unanswered: null })
    expect(begun).toEqual(orders.flatMap(({ id }) => [`${id} begins`, `${id} ends`]))
    expect(takeStep.mock.calls).toEqual(orders.map(({ id }) => [id, 'shipped']))
    expect(onMoved.mock.calls).toEqual([[1], [2], [3]])
  })

  it('passes over one that is refused', async () => {
    const takeStep = vi
      .fn<OrderRepository['takeStep']>()
      .mockResolvedValueOnce(err('step-refused'))
      .mockResolvedValue(ok(undefined))
    expect(await shipOrders({ takeStep }, orders, () => undefined)).toEqual({
      shipped: [second, third],
      refused: [{ order: first, code: 'step-refused' }],
      unanswered: null,
    })
  })

  it('ends at an outage, which leaves that one and those after it', async () => {
    const outage = new Outage('timeout', 'Too late')
    const takeStep = vi
      .fn<OrderRepository['takeStep']>()
      .mockResolvedValueOnce(ok(undefined))
      .mockRejectedValue(outage)
    expect(await shipOrders({ takeStep }, orders, () => undefined)).toEqual({
      shipped: [first],
      refused: [],
      unanswered: { orders: [second, third], cause: outage },
    })
    expect(takeStep).toHaveBeenCalledTimes(2)
  })
})
