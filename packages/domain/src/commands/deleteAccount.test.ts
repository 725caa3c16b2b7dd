import { describe, expect, it } from 'vitest'

import { orderNotesRef, orderRef, waitingListRef } from '../documents.ts'
import { anonymisedCustomer } from '../orders/customer.ts'
import { aCaller, aCartLine, aCustomer, anOrder, aProfile } from '../testing/builders.ts'
import { admin, aShop, noon, rosa, runOn, type Stored } from '../testing/runOn.ts'
import { deleteAccount } from './deleteAccount.ts'

const unverified = { caller: aCaller({ emailVerified: false }) }
const delivered = anOrder({
  id: 'delivered',
  status: 'delivered',
  deliveredAt: noon,
  paymentReceivedAt: noon,
  notes: 'Timbre 2',
  giftNote: 'Feliz cumpleaños, Rosa',
  tracking: { carrier: 'Tramaco', number: '1' },
})
const others = anOrder({ id: 'others', uid: 'luis' })
const withoutAccount = { ...delivered, id: 'without', uid: null }
const notesOf = (orderId: string): Stored => ({
  [orderNotesRef(orderId).path]: { notes: [{ key: 'n', text: 'Rosa', by: 'admin', at: noon }] },
})

const waiting = (email: string) => ({ email, language: 'es', at: noon })
const { path: reposado } = waitingListRef('reposado')
const { path: triple } = waitingListRef('triple')
const waitingLists: Stored = {
  [reposado]: { people: [waiting('rosa@example.com'), waiting('luis@example.com')] },
  [triple]: { people: [waiting('luis@example.com')] },
}

describe('deleteAccount', () => {
  it('removes profile, cart and notes, and all that names the buyer of an order', async () => {
    const orders = [delivered, others]
    const carts = { rosa: { items: [aCartLine()] } }
    const shop = runOn({
      ...aShop({ orders, carts }),
      ...notesOf('delivered'),
      ...notesOf('others'),
    })
    expect(await shop.run(deleteAccount, {}, { ...rosa, now: noon + 5 })).toEqual({
      ok: true,
      already: false,
      value: null,
    })
    expect(shop.find(orderRef('delivered'))).toEqual({
      ...delivered,
      customer: anonymisedCustomer,
      notes: '',
      giftNote: '',
      tracking: null,
      updatedAt: noon + 5,
    })
    const after = shop.documents()
    expect(after['orders/delivered']).toMatchObject({
      searchTerms: expect.not.arrayContaining(['rosa']),
    })
    expect(after).not.toHaveProperty(['users/rosa'])
    expect(after).not.toHaveProperty(['carts/rosa'])
    expect(after).not.toHaveProperty(['orderNotes/delivered'])
    expect(JSON.stringify(after['orders/delivered'])).not.toMatch(/quishpe|1710034065|timbre/i)
    expect(shop.find(orderRef('others'))).toEqual(others)
    expect(after).toHaveProperty(['orderNotes/others'])
  })

  it('removes it too from orders of the address that have not joined the account', async () => {
    const luis = anOrder({ ...withoutAccount, customer: aCustomer({ email: 'luis@example.com' }) })
    const shop = runOn({
      ...aShop({ orders: [withoutAccount, { ...luis, id: 'luis' }] }),
      ...notesOf('without'),
      ...notesOf('luis'),
    })
    await shop.run(deleteAccount, {}, rosa)
    expect(shop.find(orderRef('without'))).toMatchObject({
      uid: null,
      customer: anonymisedCustomer,
      notes: '',
    })
    expect(shop.find(orderRef('luis'))).toMatchObject({ customer: luis.customer })
    expect(shop.documents()).not.toHaveProperty(['orderNotes/without'])
    expect(shop.documents()).toHaveProperty(['orderNotes/luis'])
  })

  it('takes the address off the waiting lists, and nobody else', async () => {
    const shop = runOn({ ...aShop(), ...waitingLists })
    await shop.run(deleteAccount, {}, rosa)
    expect(shop.documents()).toMatchObject({
      [reposado]: { people: [waiting('luis@example.com')] },
      [triple]: { people: [waiting('luis@example.com')] },
    })
  })

  it('leaves what has an address that is not verified: somebody else may have registered it', async () => {
    const open = anOrder({ id: 'open', uid: null })
    const stored = { ...aShop({ orders: [withoutAccount, open] }), ...notesOf('without') }
    const shop = runOn({ ...stored, ...waitingLists })
    expect(await shop.run(deleteAccount, {}, unverified)).toMatchObject({ ok: true })
    const { 'users/rosa': _, ...left } = stored
    expect(shop.documents()).toEqual({ ...left, ...waitingLists })
  })

  it('says so the second time, and writes nothing', async () => {
    const shop = runOn(aShop({ orders: [delivered] }))
    await shop.run(deleteAccount, {}, rosa)
    const before = shop.documents()
    expect(await shop.run(deleteAccount, {}, { ...rosa, now: noon + 5 })).toEqual({
      ok: true,
      already: true,
      value: null,
    })
    expect(shop.documents()).toEqual(before)
  })

  it.each([
    ['new', anOrder()],
    ['shipped', anOrder({ status: 'shipped', shippedAt: noon })],
    ['to be refunded', anOrder({ status: 'cancelled', paymentReceivedAt: noon })],
    ['new and has not joined the account', anOrder({ uid: null })],
  ])('is refused while an order is %s', async (_, order) => {
    const before = aShop({ orders: [order, delivered] })
    const shop = runOn(before)
    expect(await shop.run(deleteAccount, {}, rosa)).toEqual({ ok: false, error: 'orders-open' })
    expect(shop.documents()).toEqual(before)
  })

  it.each([
    ['an admin', admin, {}],
    ['an admin whose address is not verified', unverified, { rosa: aProfile({ role: 'admin' }) }],
  ])('is refused for %s', async (_, sender, profiles) => {
    expect(await runOn(aShop({ profiles })).run(deleteAccount, {}, sender)).toEqual({
      ok: false,
      error: 'admin-account',
    })
  })
})
