import { err, ok, Outage, type Order, type OrderRepository } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it, vi } from 'vitest'

import { takeSteps } from './useBulkSteps.ts'

const orders = ['first', 'second', 'third'].map((id) => anOrder({ id, status: 'pending' }))
const [first, second, third] = orders

const repository = (
  takeStep: OrderRepository['takeStep'],
  now: Order | null = anOrder({ status: 'cancelled' }),
) => ({ takeStep, find: async () => now })

const ship = (from: ReturnType<typeof repository>, onMoved: (count: number) => void = () => {}) =>
  takeSteps(from, orders, 'shipped', onMoved)

describe('a step of several orders', () => {
  it('is taken of one after the other, and tells how many are done with', async () => {
    const begun: string[] = []
    const takeStep = vi.fn<OrderRepository['takeStep']>(async (id) => {
      begun.push(`${id} begins`)
      await Promise.resolve()
      begun.push(`${id} ends`)
      return ok(undefined)
    })
    const onMoved = vi.fn<(count: number) => void>()
    const outcome = await ship(repository(takeStep), onMoved)
    expect(outcome).toEqual({ step: 'shipped', taken: orders, refused: [], unanswered: null })
    expect(begun).toEqual(orders.flatMap(({ id }) => [`${id} begins`, `${id} ends`]))
    expect(takeStep.mock.calls).toEqual(orders.map(({ id }) => [id, 'shipped']))
    expect(onMoved.mock.calls).toEqual([[1], [2], [3]])
  })

  it.each([
    [anOrder({ status: 'cancelled' }), 'cancelled'],
    [null, null],
  ])('passes over one that is refused, and tells why', async (now, goods) => {
    const takeStep = vi
      .fn<OrderRepository['takeStep']>()
      .mockResolvedValueOnce(err('step-refused'))
      .mockResolvedValue(ok(undefined))
    expect(await ship(repository(takeStep, now))).toEqual({
      step: 'shipped',
      taken: [second, third],
      refused: [{ order: first, goods }],
      unanswered: null,
    })
  })

  it('ends at an outage, which leaves that one and those after it', async () => {
    const outage = new Outage('timeout', 'Too late')
    const takeStep = vi
      .fn<OrderRepository['takeStep']>()
      .mockResolvedValueOnce(ok(undefined))
      .mockRejectedValue(outage)
    expect(await ship(repository(takeStep))).toEqual({
      step: 'shipped',
      taken: [first],
      refused: [],
      unanswered: { orders: [second, third], cause: outage },
    })
    expect(takeStep).toHaveBeenCalledTimes(2)
  })
})
