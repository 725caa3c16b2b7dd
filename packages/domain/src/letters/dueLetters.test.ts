import { describe, expect, it } from 'vitest'

import { anonymisedCustomer, type Order } from '../orders/order.ts'
import { anOrder } from '../testing/index.ts'
import { isLetterTrue, lettersAfter } from './dueLetters.ts'
import { letterKinds } from './letter.ts'

const paid = { paymentReceivedAt: 1 } as const
const shipped = { status: 'shipped', shippedAt: 2 } as const
const delivered = { status: 'delivered', deliveredAt: 3 } as const
const cancelled = { status: 'cancelled', cancelledAt: 4 } as const
const refunded = { ...cancelled, ...paid, refundedAt: 5 } as const
const collected = { ...delivered, paymentReceivedAt: 3 } as const

describe('the letters after a change', () => {
  it.each<[string, Partial<Order> | null, Partial<Order>, readonly string[]]>([
    ['placed', null, {}, ['orderReceived', 'newOrder']],
    ['paid', {}, paid, ['paymentReceived']],
    ['not paid after all', paid, {}, []],
    ['shipped', paid, { ...paid, ...shipped }, ['orderShipped']],
    ['not shipped after all', shipped, {}, []],
    ['delivered', shipped, delivered, []],
    ['paid at the door', shipped, collected, []],
    ['paid after the delivery', delivered, { ...delivered, ...paid }, ['paymentReceived']],
    ['not delivered after all', delivered, shipped, []],
    ['not delivered, but paid', collected, { ...shipped, ...paid }, []],
    ['cancelled', {}, cancelled, ['orderCancelled']],
    ['cancelled and paid', paid, { ...paid, ...cancelled }, ['orderCancelled']],
    ['refunded', { ...paid, ...cancelled }, refunded, ['paymentRefunded']],
    ['with a note of its parcel', shipped, { ...shipped, updatedAt: 9 }, []],
    ['without its customer', shipped, { ...delivered, customer: anonymisedCustomer }, []],
    ['cancelled before anybody saw it', null, cancelled, []],
  ])('%s', (_, before, after, kinds) => {
    expect(lettersAfter(before && anOrder(before), anOrder(after))).toEqual(kinds)
  })
})

describe('isLetterTrue', () => {
  it.each<[string, Partial<Order>, readonly string[]]>([
    ['a transfer that is due', {}, ['orderReceived', 'newOrder', 'paymentReminder']],
    ['cash', { paymentMethod: 'onDelivery' }, ['orderReceived', 'newOrder']],
    ['paid', paid, ['orderReceived', 'newOrder', 'paymentReceived']],
    ['shipped', shipped, ['orderReceived', 'newOrder', 'orderShipped']],
    ['paid at the door', collected, ['orderReceived', 'newOrder']],
    ['cancelled', cancelled, ['orderCancelled']],
    ['refunded', refunded, ['orderCancelled', 'paymentRefunded']],
    ['anonymised', { ...refunded, customer: anonymisedCustomer }, []],
  ])('of an order: %s', (_, order, kinds) => {
    expect(letterKinds.filter((kind) => isLetterTrue(kind, anOrder(order)))).toEqual(kinds)
  })
})
