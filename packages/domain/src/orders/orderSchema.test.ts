import { describe, expect, it } from 'vitest'

import { anOrder } from '../testing/builders.ts'
import { anonymisedCustomer } from './order.ts'
import { orderSchema } from './orderSchema.ts'

describe('orderSchema', () => {
  it('reads a stored order', () => {
    expect(orderSchema.parse(anOrder({ notes: 'Timbre 2' }))).toEqual(
      anOrder({ notes: 'Timbre 2' }),
    )
  })

  it('reads an order without notes', () => {
    const { notes: _, ...stored } = anOrder()
    expect(orderSchema.parse(stored)).toEqual(anOrder())
  })

  it('reads an old order without payment method and times of statuses', () => {
    const { paymentMethod, paymentReceivedAt, ...stored } = anOrder()
    const { paidAt, shippedAt, deliveredAt, cancelledAt, ...timeless } = stored
    const { refundedAt, language, tracking, activity, ...bare } = timeless
    expect([refundedAt, language, tracking, activity]).toEqual([null, 'es', null, {}])
    expect(
      [paymentReceivedAt, paidAt, shippedAt, deliveredAt, cancelledAt].every((at) => at === null),
    ).toBe(true)
    expect(orderSchema.parse(bare)).toEqual({
      ...anOrder(),
      paymentMethod: null,
      language: null,
    })
    expect(paymentMethod).toBe('transfer')
  })

  it('reads an order from before numbers existed, whose id is its number', () => {
    const { number: _, ...stored } = anOrder()
    expect(orderSchema.parse(stored).number).toBe(stored.id)
  })

  it('reads an order whose buyer has deleted their account', () => {
    expect(orderSchema.parse(anOrder({ customer: anonymisedCustomer }))).toEqual(
      anOrder({ customer: anonymisedCustomer }),
    )
  })

  it.each([
    { status: 'lost' },
    { currency: 'EUR' },
    { totalCents: -1 },
    { totalCents: 59.5 },
    { customer: {} },
    { items: [{ productId: 'destilado', name: '', quantity: 0, unitPriceCents: 2700 }] },
    { createdAt: null },
    { paymentMethod: 'card' },
    { paymentReceivedAt: 'yes' },
    { shippedAt: true },
    { refundedAt: 'yes' },
    { language: 'fr' },
    { tracking: { carrier: 'Tramaco' } },
    { activity: { 0: { kind: 'lost', by: 'admin', at: 1 } } },
  ])('refuses %j', (wrong) => {
    expect(orderSchema.safeParse({ ...anOrder(), ...wrong }).success).toBe(false)
  })
})
