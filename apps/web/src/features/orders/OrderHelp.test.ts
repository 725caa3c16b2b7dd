import type { Order } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { nextOf } from './OrderHelp.tsx'

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
    expect(nextOf({ ...waiting, ...standing }, false)).toBe(`help.next.${name}`)
  })

  it('is the transfer itself once the account is known, while it has not arrived', () => {
    expect(nextOf(waiting, true)).toBe('help.next.transferNow')
    expect(nextOf({ ...waiting, paymentReceivedAt: 1 }, true)).toBe('help.next.pending')
    expect(nextOf({ ...waiting, paymentMethod: 'onDelivery' }, true)).toBe('help.next.pending')
  })
})
