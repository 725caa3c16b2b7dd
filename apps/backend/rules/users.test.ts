import { maxLength } from '@storefront/domain'
import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  set,
} from './testing/commit.ts'
import { aProfile, longAgo } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno, type Person } from './testing/people.ts'

const shop = await openShop('users')

const search = (person: Person | null) =>
  query(collection(shop.as(person), 'users'), where('email', '>=', 'ana'), orderBy('email'))

describe('reading profiles', () => {
  it('allows its owner and admins only', async () => {
    await shop.store({ 'users/ana': aProfile(ana) })
    await assertSucceeds(getDoc(doc(shop.as(ana), 'users/ana')))
    await assertSucceeds(getDoc(doc(shop.as(admin), 'users/ana')))
    await assertFails(getDoc(doc(shop.as(bruno), 'users/ana')))
    await assertFails(getDoc(doc(shop.as(null), 'users/ana')))
  })

  it('allows lists to admins only', async () => {
    await assertSucceeds(getDocs(collection(shop.as(admin), 'users')))
    await assertFails(getDocs(collection(shop.as(ana), 'users')))
    await assertFails(getDocs(collection(shop.as(null), 'users')))
  })

  it('allows searches and counts to admins only', async () => {
    await assertSucceeds(getDocs(search(admin)))
    await assertSucceeds(getCount(search(admin)))
    for (const other of [ana, null]) {
      await assertFails(getDocs(search(other)))
      await assertFails(getCount(search(other)))
    }
  })
})

describe('creating a profile', () => {
  const mutations = mutationsOf(aProfile(ana))
  const harmless = pick(mutations, [
    ...['nombre', 'cedula', 'telefono', 'direccion'].flatMap((field) => [
      `${field} missing`,
      `${field} another text`,
    ]),
    'emailVerified missing',
    'emailVerified negated', // less than the token says
  ])
  const forged = mutations.filter((mutation) => !harmless.includes(mutation))

  it.each(harmless)('accepts one with $name', async ({ data }) => {
    await expectAccepted(shop.as(ana), { 'users/ana': set(data) })
  })

  it('refuses one with any other difference', async () => {
    const forgeries = forgeriesOf(forged, (data) => ({ 'users/ana': set(data) }))
    await expectEachRefused(shop.as(ana), forgeries, {
      valid: { 'users/ana': set(aProfile(ana)) },
    })
  })

  it.each([
    ['the role admin', { role: 'admin' }],
    ["another user's e-mail address", { email: bruno.email, emailVerified: false }],
    ["another user's e-mail address as verified", { email: bruno.email }],
    ['a date in the past', { createdAt: longAgo }],
    ['too long a name', { nombre: 'n'.repeat(maxLength.nombre + 1) }],
    ['too long a cedula', { cedula: '1'.repeat(maxLength.cedula + 1) }],
    ['too long a phone', { telefono: '1'.repeat(maxLength.telefono + 1) }],
    ['too long an address', { direccion: 'd'.repeat(maxLength.direccion + 1) }],
  ])('refuses one with %s', async (_, changes) => {
    await expectRefused(
      shop.as(ana),
      { 'users/ana': set({ ...aProfile(ana), ...changes }) },
      { valid: { 'users/ana': set(aProfile(ana)) } },
    )
  })

  it('accepts texts of the greatest length', async () => {
    const longest = {
      nombre: 'ñ'.repeat(maxLength.nombre),
      cedula: '1'.repeat(maxLength.cedula),
      telefono: '1'.repeat(maxLength.telefono),
      direccion: 'd'.repeat(maxLength.direccion),
    }
    await expectAccepted(shop.as(ana), { 'users/ana': set({ ...aProfile(ana), ...longest }) })
  })

  it.each([
    ['another user', bruno],
    ['an admin', admin],
  ])('refuses one created by %s', async (_, other) => {
    await expectRefused(
      shop.as(other),
      { 'users/ana': set(aProfile(other)) },
      { valid: { 'users/ana': set(aProfile(ana)) }, by: shop.as(ana) },
    )
  })

  it('refuses one from a guest', async () => {
    const valid = { 'users/ana': set(aProfile(ana)) }
    await expectRefused(shop.as(null), valid, { valid, by: shop.as(ana) })
  })
})
