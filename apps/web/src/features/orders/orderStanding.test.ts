import type { Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { describe, expect, it } from 'vitest'

import { progressOf, standingAmount, standingOf } from './orderStanding.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const received = { paymentReceivedAt: 1 } as const
const pickup = { pickupAddress: 'Quito' } as const

describe('where an order stands', () => {
  it.each<[Partial<Order>, string]>([
    [{}, 'transfer'],
    [received, 'paid'],
    [cash, 'pending'],
    [{ status: 'shipped' }, 'shipped'],
    [{ status: 'shipped', ...cash }, 'shippedToPay'],
    [{ status: 'shipped', ...cash, ...received }, 'shipped'],
    [{ status: 'delivered', ...received }, 'delivered'],
    [{ status: 'delivered', ...cash }, 'deliveredToPay'],
    [pickup, 'transfer'],
    [{ ...pickup, ...received }, 'pickupPaid'],
    [{ ...pickup, ...cash }, 'pickupPending'],
    [{ ...pickup, status: 'shipped' }, 'ready'],
    [{ ...pickup, status: 'shipped', ...cash }, 'readyToPay'],
    [{ ...pickup, status: 'delivered', ...received }, 'pickedUp'],
    [{ ...pickup, status: 'delivered', ...cash }, 'pickedUpToPay'],
    [{ status: 'cancelled' }, 'cancelled'],
    [{ status: 'cancelled', ...received }, 'toRefund'],
    [{ status: 'cancelled', ...received, refundedAt: 2 }, 'refunded'],
  ])('%o: %s', (order, standing) => {
    expect(standingOf(anOrder(order))).toBe(standing)
  })
})

const stages = (order: Partial<Order>) =>
  progressOf(anOrder(order)).map(({ name, stage }) => `${name} ${stage}`)

it('is about what is due, or goes back, or the total', () => {
  const amounts = [
    received,
    { ...received, receivedCents: 3_200 },
    { ...received, status: 'cancelled', refundedCents: 900 },
    { ...received, status: 'cancelled', refundedAt: 2 },
  ] as const
  expect(amounts.map((order) => standingAmount(anOrder(order)))).toEqual([
    5_900, 2_700, 5_000, 5_900,
  ])
})

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
    [
      'is ready and picked up, where it is not shipped',
      { ...pickup, ...received, status: 'shipped' },
      ['placed done', 'paid done', 'ready current', 'pickedUp coming'],
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
