import { describe, expect, it } from 'vitest'

import { orderNotesRef, orderRef, waitingLetterRef, waitingListRef } from '../documents.ts'
import { anonymised, type Order } from '../orders/order.ts'
import { recentSignInMinutes } from '../session/recentSignIn.ts'
import { err } from '../shared/result.ts'
import {
  aCaller,
  aCartLine,
  anOrder,
  aPress,
  aProfile,
  aWaitingLetter,
  aWaitingPerson,
  noon,
} from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, rosa, runOn, type Stored } from '../testing/runOn.ts'
import { deleteAccount } from './deleteAccount.ts'

const unverified = { caller: aCaller({ emailVerified: false }) }
const delivered = anOrder({
  id: 'delivered',
  status: 'delivered',
  paymentReceivedAt: noon,
  notes: 'Timbre 2',
  giftNote: 'Feliz cumpleaños, Rosa',
  tracking: { carrier: 'Tramaco', number: '1' },
})
const others = anOrder({ id: 'others', uid: 'luis' })
const withoutAccount = anOrder({ id: 'without', uid: null })
const orders = [delivered, others, withoutAccount]

const notesOf = (orderId: string): Stored => ({
  [orderNotesRef(orderId).path]: { notes: [{ press: 'n', text: 'Rosa', by: 'admin', at: noon }] },
})
const listOf = (product: string, ...names: readonly string[]): Stored => ({
  [waitingListRef(product).path]: { people: names.map((name) => aWaitingPerson(name)) },
})

describe('deleteAccount', () => {
  it('removes profile, cart and notes, and all that names the buyer of a joined order', async () => {
    const carts = { rosa: { items: [aCartLine()] } }
    const shop = runOn({
      ...aShop({ orders, carts }),
      ...notesOf('delivered'),
      ...notesOf('others'),
    })
    expect(await shop.run(deleteAccount, {}, rosa)).toEqual(done(null))
    expect(shop.find(orderRef('delivered'))).toEqual(anonymised(delivered))
    const after = shop.documents()
    for (const gone of ['users/rosa', 'carts/rosa', 'orderNotes/delivered']) {
      expect(after).not.toHaveProperty([gone])
    }
    expect(JSON.stringify(after['orders/delivered'])).not.toMatch(
      /quishpe|1710034065|timbre|rosa@/i,
    )
    // Orders that have not joined the account keep all, whatever address they carry.
    expect([others, withoutAccount].map(({ id }) => shop.find(orderRef(id)))).toEqual([
      others,
      withoutAccount,
    ])
    expect(after).toHaveProperty(['orderNotes/others'])
  })

  it('says so the second time, and writes nothing', async () => {
    const shop = runOn(aShop({ orders }))
    await shop.run(deleteAccount, {}, rosa)
    const before = shop.documents()
    expect(await shop.run(deleteAccount, {}, rosa)).toEqual(doneBefore(null))
    expect(shop.documents()).toEqual(before)
  })

  it('takes the address off all waiting lists, also of more than a hundred products', async () => {
    const many = Array.from({ length: 101 }, (_, index) => listOf(`p${index}`, 'luis', 'rosa'))
    const shop = runOn(
      Object.assign({}, aShop(), listOf('alone', 'rosa'), listOf('others', 'luis'), ...many),
    )
    await shop.run(deleteAccount, {}, rosa)
    const { 'users/rosa': _, ...left } = aShop()
    const lists = Array.from({ length: 101 }, (_one, index) => listOf(`p${index}`, 'luis'))
    expect(shop.documents()).toEqual(Object.assign({}, left, listOf('others', 'luis'), ...lists))
  })

  it('removes the letters to the address on waiting lists', async () => {
    const letters = ['rosa@example.com', 'luis@example.com'].map((email, index) =>
      aWaitingLetter({ email, key: aPress(index) }),
    )
    const [ofRosa, ofLuis] = letters.map((letter) => waitingLetterRef(letter).path)
    const stored = letters.map((letter) => [waitingLetterRef(letter).path, { ...letter }])
    const shop = runOn({ ...aShop(), ...Object.fromEntries(stored) })
    await shop.run(deleteAccount, {}, rosa)
    expect(shop.documents()).not.toHaveProperty([ofRosa ?? ''])
    expect(shop.documents()).toHaveProperty([ofLuis ?? ''])
  })

  it('leaves places with an address that is not verified: somebody else may have registered it', async () => {
    const letter = aWaitingLetter()
    const places = { ...listOf('triple', 'rosa'), [waitingLetterRef(letter).path]: { ...letter } }
    const shop = runOn({ ...aShop(), ...places })
    expect(await shop.run(deleteAccount, {}, unverified)).toMatchObject({ ok: true })
    expect(shop.documents()).toMatchObject(places)
  })

  it.each<[string, Order]>([
    ['has to be paid', anOrder()],
    ['has to arrive', anOrder({ status: 'shipped', paymentReceivedAt: noon })],
    ['has arrived, and has to be paid', anOrder({ status: 'delivered' })],
    ['has to be refunded', anOrder({ status: 'cancelled', paymentReceivedAt: noon })],
    ['has to be refunded what is too much', anOrder({ status: 'delivered', receivedCents: 6_000 })],
  ])('is refused while an order %s', async (_, order) => {
    const before = aShop({ orders: [order, delivered] })
    const shop = runOn(before)
    expect(await shop.run(deleteAccount, {}, rosa)).toEqual(err('orders-open'))
    expect(shop.documents()).toEqual(before)
  })

  it('needs a recent sign-in', async () => {
    const now = noon + recentSignInMinutes * 60_000
    expect(await runOn(aShop()).run(deleteAccount, {}, { ...rosa, now })).toEqual(
      err('recent-sign-in-required'),
    )
  })

  it.each([
    ['an admin', admin, {}],
    ['an admin whose address is not verified', unverified, { rosa: aProfile({ role: 'admin' }) }],
  ])('is refused for %s', async (_, sender, profiles) => {
    expect(await runOn(aShop({ profiles })).run(deleteAccount, {}, sender)).toEqual(
      err('admin-account'),
    )
  })
})
