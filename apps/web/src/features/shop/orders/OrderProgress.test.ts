import type { Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { progressOf } from './OrderProgress.tsx'

const cash = { paymentMethod: 'onDelivery' } as const
const received = { paymentReceivedAt: 1 } as const

const stages = (order: Partial<Order>) =>
  progressOf(anOrder(order)).map(({ name, stage }) => `${name} ${stage}`)

describe('the progress of an order', () => {
  it.each<[string, Partial<Order>, readonly string[]]>([
    [
      'is paid before it is shipped',
      received,
      ['placed done', 'paid current', 'shipped coming', 'delivered coming'],
    ],
    [
      'is not paid while a part is due, since an edit has raised its total',
      { ...received, receivedCents: 3_200 },
      ['placed current', 'paid coming', 'shipped coming', 'delivered coming'],
    ],
    [
      'may be shipped before it is paid',
      { status: 'shipped' },
      ['placed done', 'paid coming', 'shipped current', 'delivered coming'],
    ],
    [
      'is paid in cash at the end',
      { status: 'delivered', ...cash },
      ['placed done', 'shipped done', 'delivered current', 'paid coming'],
    ],
    ['ends where it is cancelled', { status: 'cancelled' }, ['placed done', 'cancelled current']],
    [
      'does not end there if it was paid',
      { status: 'cancelled', ...received },
      ['placed done', 'paid done', 'cancelled current', 'refunded coming'],
    ],
    [
      'ends with the refund',
      { status: 'cancelled', ...received, refundedAt: 2 },
      ['placed done', 'paid done', 'cancelled done', 'refunded current'],
    ],
  ])('%s', (_, order, expected) => {
    expect(stages(order)).toEqual(expected)
  })
})
