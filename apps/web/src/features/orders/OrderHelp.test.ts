import type { Order } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { nextStepOf } from './OrderHelp.tsx'

type Standing = Pick<Order, 'status' | 'paymentMethod' | 'paymentReceivedAt'>

const waiting: Standing = { status: 'pending', paymentMethod: 'transfer', paymentReceivedAt: null }

describe('what comes next for an order', () => {
  it.each<[Partial<Standing>, string]>([
    [{}, 'transfer'],
    [{ paymentReceivedAt: 1 }, 'pending'],
    [{ paymentMethod: 'onDelivery' }, 'pending'],
    [{ paymentMethod: null }, 'pending'],
    [{ status: 'paid' }, 'paid'],
    [{ status: 'shipped' }, 'shipped'],
    [{ status: 'shipped', paymentMethod: 'onDelivery' }, 'shippedToPay'],
    [{ status: 'shipped', paymentMethod: 'onDelivery', paymentReceivedAt: 1 }, 'shipped'],
    [{ status: 'delivered' }, 'delivered'],
    [{ status: 'cancelled' }, 'cancelled'],
  ])('of %o is told as "%s"', (standing, name) => {
    expect(nextStepOf({ ...waiting, ...standing })).toBe(name)
  })
})
