import { describe, expect, it } from 'vitest'

import { orderRef } from '../documents.ts'
import { anonymisedCustomer } from '../orders/customer.ts'
import { anOrder } from '../testing/builders.ts'
import { admin, aShop, noon, runOn } from '../testing/runOn.ts'
import { setTracking } from './setTracking.ts'

const shipped = anOrder({ status: 'shipped', shippedAt: noon })
const { id } = shipped
const tracking = { carrier: 'Tramaco', number: '1' }
const input = { id, seen: null, tracking }

describe('setTracking', () => {
  it('stores carrier and number, trimmed, with who stored it and when', async () => {
    const shop = runOn(aShop({ orders: [shipped] }))
    const typed = { ...input, tracking: { carrier: ' Tramaco ', number: ' 1 ' } }
    const tracked = await shop.run(setTracking, typed, { ...admin, now: noon + 5 })
    const value = {
      ...shipped,
      tracking,
      updatedAt: noon + 5,
      activity: [{ kind: 'tracked', by: 'admin', at: noon + 5 }],
    }
    expect(tracked).toEqual({ ok: true, already: false, value })
    expect(shop.find(orderRef(id))).toEqual(value)
  })

  it('replaces a number, and says so if it is stored already', async () => {
    const stored = { ...shipped, tracking: { carrier: 'Tramaco', number: '2' } }
    const shop = runOn(aShop({ orders: [stored] }))
    const seen = stored.tracking
    expect(await shop.run(setTracking, { ...input, seen }, admin)).toMatchObject({ already: false })
    expect(await shop.run(setTracking, { ...input, seen }, admin)).toMatchObject({ already: true })
    expect(shop.find(orderRef(id))?.activity).toHaveLength(1)
  })

  it.each([
    ['stored', null, { carrier: 'Tramaco', number: '2' }],
    ['changed', { carrier: 'Tramaco', number: '3' }, { carrier: 'Tramaco', number: '2' }],
    ['removed', { carrier: 'Tramaco', number: '3' }, null],
  ])('is refused if a colleague has %s a number meanwhile', async (_, seen, stored) => {
    const order = { ...shipped, tracking: stored }
    const shop = runOn(aShop({ orders: [order] }))
    expect(await shop.run(setTracking, { ...input, seen }, admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
    expect(shop.find(orderRef(id))).toEqual(order)
  })

  it.each([
    ['has not left', anOrder()],
    ['is picked up', { ...shipped, pickupAddress: 'Calle Doce, Puyo' }],
    ['was cancelled', anOrder({ status: 'cancelled' })],
    ['has no customer any more', { ...shipped, customer: anonymisedCustomer }],
  ])('is refused for an order that %s', async (_, order) => {
    const shop = runOn(aShop({ orders: [order] }))
    expect(await shop.run(setTracking, input, admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
  })

  it('is refused for an order that does not exist', async () => {
    expect(await runOn(aShop()).run(setTracking, input, admin)).toEqual({
      ok: false,
      error: 'order-not-found',
    })
  })

  it.each([
    ['tracking.carrier', { carrier: ' ', number: '1' }],
    ['tracking.number', { carrier: 'Tramaco', number: '1'.repeat(61) }],
    ['tracking', null],
    ['link', { ...tracking, link: 'https://example.com' }],
  ])('is refused with a wrong %s', async (field, typed) => {
    const shop = runOn(aShop({ orders: [shipped] }))
    expect(await shop.run(setTracking, { ...input, tracking: typed }, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})
