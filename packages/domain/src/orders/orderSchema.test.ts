import { describe, expect, it } from 'vitest'

import { aBankAccount, aCustomer, anOrder, aReceiver } from '../testing/builders.ts'
import { anonymised, type Order } from './order.ts'
import { orderFields, orderSchema } from './orderSchema.ts'
import { afterSteps } from './steps.ts'

const tracking = { carrier: 'Tramaco', number: '' }
const struck = anOrder({ status: 'shipped', tracking })
const made = { press: 'p', by: 'admin', at: 9 }

/** An order whose first entry has other terms. */
const withTerms = (changes: object) => {
  const { entries, ...placed } = anOrder()
  return {
    ...placed,
    entries: entries.map((entry) => ({ ...entry, terms: { ...anOrder(), ...changes } })),
  }
}

describe('orderSchema', () => {
  it.each<[string, Order | null]>([
    ['by transfer', anOrder({ notes: 'Timbre 2' })],
    ['as a gift, at a discount', anOrder({ receiver: aReceiver(), discountCents: 400 })],
    ['for cash, without an account', anOrder({ uid: null, paymentMethod: 'onDelivery' })],
    [
      'that was shipped, and then not',
      afterSteps(
        struck,
        [
          { kind: 'tracked', tracking },
          { kind: 'struck', undoes: struck.entries.at(-1)?.press ?? '' },
        ],
        made,
      ),
    ],
    [
      'that came back and was refunded',
      anOrder({
        status: 'returned',
        paymentReceivedAt: 1,
        refundedAt: 3,
        refundedCents: 500,
        invoice: '001',
      }),
    ],
    ['that was cancelled', anOrder({ status: 'cancelled' })],
    ['whose buyer has deleted their account', anonymised(anOrder({ status: 'delivered' }))],
  ])('reads an order %s as it was written', (_, order) => {
    expect(orderSchema.parse({ ...(order && orderFields(order)), id: order?.id })).toEqual(order)
  })

  it('reads nothing but what was placed and the entries', () => {
    const order = anOrder()
    const wrong = {
      ...orderFields(order),
      id: order.id,
      status: 'delivered',
      totalCents: -1,
      owed: 7,
    }
    expect(orderSchema.parse(wrong)).toEqual(order)
  })

  it.each<object>([
    { number: null },
    { uid: undefined },
    { isOpenByLink: null },
    { language: 'fr' },
    { notes: undefined },
    { entries: [] },
    { entries: [{ kind: 'delivered', ...made }] },
    { entries: [...anOrder().entries, { kind: 'lost', ...made }] },
    { entries: [...anOrder().entries, { kind: 'received', cents: -1, ...made }] },
    { entries: [...anOrder().entries, { kind: 'received', cents: 0.5, ...made }] },
    { entries: [...anOrder().entries, { kind: 'shipped', tracking: { carrier: 'x' }, ...made }] },
    { entries: [...anOrder().entries, { kind: 'delivered', by: 'admin', at: 9 }] },
    withTerms({ customer: { ...aCustomer(), province: 'Galicia' } }),
    withTerms({ customer: { ...aCustomer(), idKind: 'visa' } }),
    withTerms({ items: [{ productId: 'destilado', name: '', quantity: 0, unitPriceCents: 2700 }] }),
    withTerms({ bankAccount: { ...aBankAccount(), number: '' } }),
    withTerms({ shippingCents: -1 }),
    withTerms({ pendingDays: 0 }),
    withTerms({ paymentMethod: 'card' }),
  ])('refuses %j', (wrong) => {
    expect(orderSchema.safeParse(anOrder()).success).toBe(true)
    expect(orderSchema.safeParse({ ...anOrder(), ...wrong }).success).toBe(false)
  })
})

it('the stored fields of an order have what queries look for, and not the id', () => {
  const { id: _, ...flat } = anOrder({ status: 'cancelled', paymentReceivedAt: 1, cancelledAt: 2 })
  const fields = orderFields({ id: 'KEY00000000000000001', ...flat })
  expect(fields).toEqual({
    ...flat,
    money: 'toRefund',
    owed: 'refund',
    owedSince: flat.createdAt,
    owedCents: 5_900,
    netCents: 5_900,
    netByMonth: { '1969-12': 5_900 },
    transferAccount: null,
    customerKey: 'rosa@example.com',
    searchTerms: expect.arrayContaining(['quishpe', '#1001', '$5900']),
  })
  expect(orderFields(anOrder({ status: 'cancelled' }))).toMatchObject({
    owed: null,
    owedSince: null,
  })
})
