import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { bankCommit, roleCommit } from './testing/auditLog.ts'
import {
  expectAccepted,
  expectRefused,
  remove,
  set,
  update,
  type Commit,
} from './testing/commit.ts'
import { aBankDocument, aProduct, aProfile, longAgo, someSettings } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf, stepCommit } from './testing/orders.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, unverified, withNewEmail, type Person } from './testing/people.ts'

const shop = await openShop('admins')

const anasProfile = (changes = {}) => ({
  'users/ana': { ...aProfile(ana), createdAt: longAgo, ...changes },
})
const promotion = roleCommit(ana, 'admin')

/** Users who have the role `admin` in their profile, but do not count as admins (decision 016). */
const nonAdmins: readonly (readonly [string, Person])[] = [
  ['an unverified address', unverified(admin)],
  ['another address than that of the profile', withNewEmail(admin)],
]

describe.each(nonAdmins)('the role `admin` with %s', (_, person) => {
  beforeEach(() =>
    shop.store({
      ...anasProfile(),
      'settings/bank': aBankDocument(),
      'orders/order000000000000001': anOrder(ana, lineItemsOf(1)),
    }),
  )

  it.each<[string, (by: Person) => Commit]>([
    ['write a product', () => ({ 'products/destilado': set(aProduct()) })],
    ['write the settings', () => ({ 'settings/shop': set(someSettings()) })],
    ['move an order', (by) => stepCommit('order000000000000001', 'shipped', by)],
    ['change a role', (by) => roleCommit(ana, 'admin', { by })],
    ['change the bank account', (by) => bankCommit(aBankDocument(), by)],
  ])('may not %s', async (__, commitBy) => {
    const valid = commitBy(admin)
    await expectRefused(shop.as(person), commitBy(person), { valid, by: shop.as(admin) })
  })

  it.each(['users', 'orders'])("may not read others' %s", async (name) => {
    await assertFails(getDocs(collection(shop.as(person), name)))
    await assertSucceeds(getDocs(collection(shop.as(admin), name)))
    const path = name === 'users' ? 'users/ana' : 'orders/order000000000000001'
    await assertFails(getDoc(doc(shop.as(person), path)))
    await assertSucceeds(getDoc(doc(shop.as(admin), path)))
  })
})

describe('the role `admin` is granted', () => {
  it.each([
    ['has an unverified address', { emailVerified: false }],
    ['has null for emailVerified', { emailVerified: null }],
  ])('to no profile that %s', async (_, changes) => {
    await shop.store(anasProfile(changes))
    await assertFails(getDocs(collection(shop.as(ana), 'users')))
    const confirmed = { 'users/ana': update({ emailVerified: true }) }
    await expectRefused(shop.as(admin), promotion, { valid: confirmed, by: shop.as(ana) })
    await expectAccepted(shop.as(admin), promotion)
  })

  it('to no profile without emailVerified', async () => {
    const { emailVerified: _, ...withoutField } = aProfile(ana)
    await shop.store({ 'users/ana': withoutField })
    const confirmed = { 'users/ana': update({ emailVerified: true }) }
    await expectRefused(shop.as(admin), promotion, { valid: confirmed, by: shop.as(ana) })
    await expectAccepted(shop.as(admin), promotion)
  })

  it('and can be revoked from a profile with an unverified address', async () => {
    await shop.store(anasProfile({ role: 'admin', emailVerified: false }))
    await expectAccepted(shop.as(admin), roleCommit(ana, 'user'))
  })
})

describe('the field emailVerified', () => {
  const confirmed: Commit = { 'users/ana': update({ emailVerified: true }) }

  it.each([
    ['its owner, while the address is unverified', unverified(ana)],
    ['its owner, for the address before a change', withNewEmail(ana)],
    ['an admin', admin],
    ['a guest', null],
  ])('is not set by %s', async (_, person) => {
    await shop.store(anasProfile({ emailVerified: false }))
    await expectRefused(shop.as(person), confirmed, { valid: confirmed, by: shop.as(ana) })
  })

  it('is kept when its owner edits texts, even if the account is no longer verified', async () => {
    await shop.store(anasProfile())
    const edit: Commit = { 'users/ana': update({ nombre: 'Ana' }) }
    await expectAccepted(shop.as(unverified(ana)), edit)
    await expectAccepted(shop.as(withNewEmail(ana)), edit)
  })

  it('is not set by creating the profile again while the address is unverified', async () => {
    await shop.store(anasProfile())
    const stranger = unverified(ana)
    await expectAccepted(shop.as(stranger), { 'users/ana': remove })
    await expectRefused(
      shop.as(stranger),
      { 'users/ana': set(aProfile(ana)) },
      { valid: { 'users/ana': set(aProfile(stranger)) } },
    )
    await expectRefused(shop.as(stranger), confirmed, { valid: confirmed, by: shop.as(ana) })
  })

  it('may be left out of a new profile', async () => {
    const { emailVerified: _, ...withoutField } = aProfile(ana)
    await expectAccepted(shop.as(ana), { 'users/ana': set(withoutField) })
  })
})
