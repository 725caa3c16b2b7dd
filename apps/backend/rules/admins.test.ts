import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import {
  type Commit,
  expectAccepted,
  expectRefused,
  remove,
  set,
  update,
} from './testing/commit.ts'
import { aProduct, aProfile, longAgo, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, moving, wantsOf } from './testing/orders.ts'
import { admin, ana, moved, type Person, unverified } from './testing/people.ts'

const shop = await openShop('admins')

const anas = (changes = {}) => ({
  'users/ana': { ...aProfile(ana), createdAt: longAgo, ...changes },
})
const promotion: Commit = { 'users/ana': update({ role: 'admin' }) }

/** Everybody whose profile says `admin` and who is none. */
const noAdmins: readonly (readonly [string, Person])[] = [
  ['an address that nobody verified', unverified(admin)],
  ['another address than the one that was given the role', moved(admin)],
]

describe.each(noAdmins)('the role `admin` with %s', (_, person) => {
  beforeEach(() => shop.store({ ...anas(), 'orders/order-000001': anOrder(ana, wantsOf(1)) }))

  it.each<[string, Commit]>([
    ['write a product', { 'products/destilado': set(aProduct()) }],
    ['write the settings', { 'settings/shop': set(someSettings()) }],
    ['move an order', moving('order-000001', 'paid')],
    ['change a role', promotion],
  ])('may not %s', async (__, commit) => {
    await expectRefused(shop.as(person), commit, { but: commit, by: shop.as(admin) })
  })

  it.each(['users', 'orders'])("may not read others' %s", async (name) => {
    await assertFails(getDocs(collection(shop.as(person), name)))
    await assertSucceeds(getDocs(collection(shop.as(admin), name)))
    const path = name === 'users' ? 'users/ana' : 'orders/order-000001'
    await assertFails(getDoc(doc(shop.as(person), path)))
    await assertSucceeds(getDoc(doc(shop.as(admin), path)))
  })
})

describe('the role `admin` is given', () => {
  it.each([
    ['says that its address is not verified', { emailVerified: false }],
    ['says neither', { emailVerified: null }],
  ])('to no profile that %s', async (_, changes) => {
    await shop.store(anas(changes))
    await assertFails(getDocs(collection(shop.as(ana), 'users')))
    const confirmed = { 'users/ana': update({ emailVerified: true }) }
    await expectRefused(shop.as(admin), promotion, { but: confirmed, by: shop.as(ana) })
    await expectAccepted(shop.as(admin), promotion)
  })

  it('to no profile that does not say so at all', async () => {
    const { emailVerified: _, ...silent } = aProfile(ana)
    await shop.store({ 'users/ana': silent })
    const confirmed = { 'users/ana': update({ emailVerified: true }) }
    await expectRefused(shop.as(admin), promotion, { but: confirmed, by: shop.as(ana) })
    await expectAccepted(shop.as(admin), promotion)
  })

  it('and may be taken from a profile that says nothing', async () => {
    await shop.store(anas({ role: 'admin', emailVerified: false }))
    await expectAccepted(shop.as(admin), { 'users/ana': update({ role: 'user' }) })
  })
})

describe('that an address is verified', () => {
  const confirmed: Commit = { 'users/ana': update({ emailVerified: true }) }

  it.each([
    ['its owner, before it is', unverified(ana)],
    ['its owner, of the address before', moved(ana)],
    ['an admin', admin],
    ['a guest', null],
  ])('is not said by %s', async (_, person) => {
    await shop.store(anas({ emailVerified: false }))
    await expectRefused(shop.as(person), confirmed, { but: confirmed, by: shop.as(ana) })
  })

  it('stays said while its owner edits texts, whatever became of the account', async () => {
    await shop.store(anas())
    const edit: Commit = { 'users/ana': update({ nombre: 'Ana' }) }
    await expectAccepted(shop.as(unverified(ana)), edit)
    await expectAccepted(shop.as(moved(ana)), edit)
  })

  it('is not said by a profile that is remade before it is', async () => {
    await shop.store(anas())
    const stranger = unverified(ana)
    await expectAccepted(shop.as(stranger), { 'users/ana': remove })
    await expectRefused(
      shop.as(stranger),
      { 'users/ana': set(aProfile(ana)) },
      { but: { 'users/ana': set(aProfile(stranger)) } },
    )
    await expectRefused(shop.as(stranger), confirmed, { but: confirmed, by: shop.as(ana) })
  })

  it('may be left out of a new profile', async () => {
    const { emailVerified: _, ...silent } = aProfile(ana)
    await expectAccepted(shop.as(ana), { 'users/ana': set(silent) })
  })
})
