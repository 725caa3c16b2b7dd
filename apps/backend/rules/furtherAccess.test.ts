import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { roleCommit } from './testing/auditLog.ts'
import { expectAccepted, expectRefused, remove, send, set, update } from './testing/commit.ts'
import { aBankDocument, aCartOf, aProfile, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  anOrder,
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  orderCommit,
  shopDocuments,
  stepChange,
  withStock,
} from './testing/orders.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno, unverified } from './testing/people.ts'

const shop = await openShop('further-access')
const id = 'order000000000000001'
const lineItems = lineItemsOf(1)
const bottle = 'products/bottle-0'

describe('what no rule names', () => {
  it.each(['users', 'carts', 'settings', 'products', 'orders', 'letters'])(
    'is refused: the collection group %s',
    async (name) => {
      await shop.store({ ...shopDocuments(lineItems), 'carts/ana': aCartOf(1) })
      await assertFails(getDocs(collectionGroup(shop.as(ana), name)))
      await assertFails(getDocs(collectionGroup(shop.as(admin), name)))
    },
  )

  it('is refused: another collection, and the list of settings', async () => {
    await shop.store({ 'unnamed/document': {}, 'settings/bank': aBankDocument() })
    for (const person of [ana, admin]) {
      const database = shop.as(person)
      await assertFails(getDoc(doc(database, 'unnamed/document')))
      await assertFails(getDocs(collection(database, 'unnamed')))
      await assertFails(getDocs(collection(database, 'settings')))
      await expectRefused(
        database,
        { 'unnamed/another': set({}) },
        { valid: { 'carts/ana': set(aCartOf(1)) }, by: shop.as(ana) },
      )
    }
  })

  it('is refused: the deletion of an order', async () => {
    const path = `orders/${id}`
    await shop.store({ [path]: aStoredOrder(ana, lineItems, 'cancelled') })
    await assertFails(send(shop.as(ana), { [path]: remove }))
    await assertFails(send(shop.as(admin), { [path]: remove }))
    await assertSucceeds(getDoc(doc(shop.as(ana), path)))
  })

  it('gives no rights: a claim of the token', async () => {
    await shop.store({ 'users/bruno': aProfile(bruno) })
    const claiming = shop.as({ ...ana, claims: { role: 'admin', admin: true } })
    await assertFails(getDoc(doc(claiming, 'users/bruno')))
    await assertSucceeds(getDoc(doc(shop.as(admin), 'users/bruno')))
  })
})

it('an admin does not order under settings of the same commit', async () => {
  const cheap = someSettings({ shippingCents: 0 })
  const order = anOrder(admin, lineItems, cheap)
  await shop.store({ ...shopDocuments(lineItems), 'settings/bank': aBankDocument() })
  const forged = { 'settings/shop': set(cheap), ...orderCommit(id, admin, lineItems, order) }
  await expectRefused(shop.as(admin), forged, { valid: orderCommit(id, admin, lineItems) })
})

describe('a further key', () => {
  const extra = { extra: 1 }

  it('is refused in an edit of a profile, and in a change of a role', async () => {
    await shop.store({ 'users/ana': aProfile(ana), 'users/bruno': aProfile(bruno) })
    await expectRefused(
      shop.as(ana),
      { 'users/ana': update({ nombre: 'Ana', ...extra }) },
      { valid: { 'users/ana': update({ nombre: 'Ana' }) } },
    )
    await expectRefused(shop.as(admin), roleCommit(bruno, 'admin', { changes: extra }), {
      valid: roleCommit(bruno, 'admin'),
    })
  })

  it('is refused in an edit of a product', async () => {
    await shop.store(shopDocuments(lineItems))
    const edit = { name: 'Another', updatedAt: serverTimestamp() }
    await expectRefused(
      shop.as(admin),
      { [bottle]: update({ ...edit, ...extra }) },
      { valid: { [bottle]: update(edit) } },
    )
  })

  it('is refused in a sale and in a return', async () => {
    await shop.store(shopDocuments(lineItems))
    const sale = orderCommit(id, ana, lineItems)
    const taking = { stock: 8, lastSale: { orderId: id, line: 0 } }
    await expectRefused(
      shop.as(ana),
      { ...sale, [bottle]: update({ ...taking, ...extra }) },
      { valid: sale },
    )
    const cancel = cancelCommit(id, withStock(lineItems, 8), ana)
    const giving = { stock: 10, lastReturn: { orderId: id, line: 0 } }
    await expectRefused(
      shop.as(ana),
      { ...cancel, [bottle]: update({ ...giving, ...extra }) },
      { valid: cancel },
    )
    expect(await shop.read(bottle)).toMatchObject({ stock: 10 })
  })

  it('is refused in an order, when it moves on, is paid, and is anonymised', async () => {
    const path = `orders/${id}`
    await shop.store({
      ...shopDocuments(lineItems),
      [path]: aStoredOrder(ana, lineItems, 'pending'),
    })
    const steps = (['received', 'shipped', 'delivered'] as const).map((step, entries) =>
      stepChange(step, admin, { entries }),
    )
    for (const step of steps) {
      await expectRefused(
        shop.as(admin),
        { [path]: update({ ...step, ...extra }) },
        { valid: { [path]: update(step) } },
      )
    }
    const empty = { nombre: '', cedula: '', email: '', telefono: '', direccion: '' }
    const anonymised = { customer: empty, notes: '', searchTerms: [], updatedAt: serverTimestamp() }
    await expectRefused(
      shop.as(ana),
      { [path]: update({ ...anonymised, ...extra }) },
      { valid: { [path]: update(anonymised) } },
    )
  })
})

describe('a missing field', () => {
  it('of a profile counts as an unverified address, whose owner becomes no admin', async () => {
    const { emailVerified, ...old } = aProfile(bruno)
    await shop.store({ 'users/bruno': old })
    await assertFails(send(shop.as(admin), roleCommit(bruno, 'admin')))
    await shop.store({ 'users/bruno': { ...old, emailVerified } })
    await expectAccepted(shop.as(admin), roleCommit(bruno, 'admin'))
  })

  it('of the settings has its default: 24 bottles, from any address', async () => {
    const { maxBottlesPerOrder, verifiedEmailOnly, ...settings } = someSettings()
    expect([maxBottlesPerOrder, verifiedEmailOnly]).toEqual([24, false])
    const [most, more] = [24, 25].map((bottles) => lineItemsOf(1, { stock: null }, bottles))
    await shop.store(shopDocuments(most ?? [], settings))
    await expectRefused(shop.as(unverified(ana)), orderCommit(id, ana, more ?? []), {
      valid: orderCommit(id, ana, most ?? []),
    })
  })
})
