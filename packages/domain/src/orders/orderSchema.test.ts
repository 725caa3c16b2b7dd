import { describe, expect, it } from 'vitest'

import { aBankAccount, aCustomer, anOrder } from '../testing/builders.ts'
import { anonymisedCustomer } from './customer.ts'
import { orderFields, orderSchema } from './orderSchema.ts'

describe('orderSchema', () => {
  it.each([
    ['by transfer', anOrder({ notes: 'Timbre 2' })],
    [
      'for cash, without an account',
      anOrder({ uid: null, paymentMethod: 'onDelivery', bankAccount: null }),
    ],
    [
      'that is shipped',
      anOrder({
        status: 'shipped',
        shippedAt: 2,
        tracking: { carrier: 'Tramaco', number: '' },
        activity: [{ kind: 'shipped', by: 'admin', at: 2 }],
      }),
    ],
    [
      'that came back and was refunded in part',
      anOrder({
        status: 'returned',
        paymentReceivedAt: 1,
        returnedAt: 2,
        refundedAt: 3,
        refundedCents: 500,
        invoice: '001-001-000000123',
        activity: [
          { kind: 'edited', by: 'admin', at: 1, edited: ['items', 'address'], cents: -2_700 },
          { kind: 'returned', by: 'admin', at: 2, restocked: false },
          { kind: 'refunded', by: 'admin', at: 3, cents: 500, text: 'One bottle was broken' },
        ],
      }),
    ],
    ['whose buyer has deleted their account', anOrder({ customer: anonymisedCustomer })],
  ])('reads an order %s as it was written', (_, order) => {
    expect(orderSchema.parse({ id: order.id, ...orderFields(order) })).toEqual(order)
  })

  it.each<object>([
    { id: null },
    { number: null },
    { status: 'paid' },
    { currency: 'EUR' },
    { totalCents: -1 },
    { totalCents: 59.5 },
    { customer: {} },
    { customer: { ...aCustomer(), province: 'Galicia' } },
    { customer: { ...aCustomer(), idKind: 'visa' } },
    { items: [{ productId: 'destilado', name: '', quantity: 0, unitPriceCents: 2700 }] },
    { bankAccount: { ...aBankAccount(), number: '' } },
    { notes: undefined },
    { pickupAddress: undefined },
    { createdAt: null },
    { paymentMethod: null },
    { paymentReceivedAt: 'yes' },
    { shippedAt: true },
    { refundedAt: 'yes' },
    { language: 'fr' },
    { tracking: { carrier: 'Tramaco' } },
    { activity: [{ kind: 'lost', by: 'admin', at: 1 }] },
    { activity: [{ kind: 'edited', by: 'admin', at: 1, edited: ['price'] }] },
    { refundedCents: -1 },
  ])('refuses %j', (wrong) => {
    expect(orderSchema.safeParse({ ...anOrder(), ...wrong }).success).toBe(false)
  })
})

describe('the stored fields of an order', () => {
  it('have what queries look for, and not the id', () => {
    const fields = orderFields(anOrder({ status: 'cancelled', paymentReceivedAt: 1 }))
    expect(fields).toMatchObject({ money: 'toRefund', owed: 'refund' })
    expect(orderFields(anOrder({ status: 'cancelled' }))).toMatchObject({ owed: null })
    expect(fields['searchTerms']).toContain('quishpe')
    expect(fields).not.toHaveProperty('id')
  })
})
