import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { anyOrderRequest } from '../testing/arbitraries.ts'
import { aCustomer, anOrder } from '../testing/builders.ts'
import { draftOrder, type OrderDraft } from './draftOrder.ts'
import type { Order } from './order.ts'
import { orderSchema } from './orderSchema.ts'
import { searchTermsOf } from './searchTerms.ts'
import { isSameOrder, toStoredOrder } from './storedOrder.ts'

const anyDraft = anyOrderRequest({ uid: 'rosa', email: 'rosa@example.com' })
  .map(draftOrder)
  .filter((drafted) => drafted.ok)
  .map(({ value }) => value)

function aDraft(overrides: Partial<Order> = {}): OrderDraft {
  const { items, ...order } = anOrder(overrides)
  return {
    ...order,
    paymentMethod: 'transfer',
    language: 'es',
    items: items.map((line) => ({ ...line, stockCounted: true })),
  }
}

describe('toStoredOrder', () => {
  it('loses nothing of a draft when it is stored and read again', () => {
    fc.assert(
      fc.property(anyDraft, fc.nat(), (draft, now) => {
        const stored = { ...toStoredOrder(draft, '99F1E17F8B'), createdAt: now, updatedAt: now }
        const text = JSON.stringify(stored)
        const order = orderSchema.parse({ ...JSON.parse(text), id: draft.id })
        expect(order).toEqual({
          ...draft,
          number: '99F1E17F8B',
          items: draft.items.map(({ productId, name, quantity, unitPriceCents }) => ({
            productId,
            name,
            quantity,
            unitPriceCents,
          })),
          currency: 'USD',
          status: 'pending',
          paymentReceivedAt: null,
          refundedAt: null,
          tracking: null,
          activity: {},
          createdAt: now,
          updatedAt: now,
          paidAt: null,
          shippedAt: null,
          deliveredAt: null,
          cancelledAt: null,
        })
        expect(isSameOrder(draft, order)).toBe(true)
      }),
    )
  })

  it('stores notes only if there are any', () => {
    expect(toStoredOrder(aDraft({ notes: 'Timbre 2' }), '99F1E17F8B')).toMatchObject({
      notes: 'Timbre 2',
    })
    expect(toStoredOrder(aDraft({ notes: '' }), '99F1E17F8B')).not.toHaveProperty('notes')
  })

  it('stores search terms only if there are any', () => {
    const draft = aDraft()
    expect(toStoredOrder(draft, '99F1E17F8B')).toMatchObject({
      searchTerms: searchTermsOf(draft.customer),
    })
    const nothing = { nombre: '*', telefono: '*', cedula: '*', email: '*' }
    const unnamed = aDraft({ customer: aCustomer(nothing) })
    expect(toStoredOrder(unnamed, '99F1E17F8B')).not.toHaveProperty('searchTerms')
  })
})

describe('isSameOrder', () => {
  const line = { productId: 'triple', name: 'Triple', quantity: 1, unitPriceCents: 3900 }

  it('ignores the status and the language of an order', () => {
    const further = {
      language: 'en',
      status: 'paid',
      updatedAt: 1,
      paidAt: 1,
      paymentReceivedAt: 1,
    } as const
    expect(isSameOrder(anOrder(), anOrder(further))).toBe(true)
  })

  it.each([
    { uid: 'luis' },
    { items: [...anOrder().items, line] },
    { items: anOrder().items.map((item) => ({ ...item, quantity: 1 })) },
    { totalCents: 1 },
    { paymentMethod: 'onDelivery' as const },
    { customer: { ...anOrder().customer, direccion: 'Cuenca' } },
    { notes: 'Ring twice' },
  ])('is false for orders that differ by %j', (change) => {
    expect(isSameOrder(anOrder(), anOrder(change))).toBe(false)
  })
})
