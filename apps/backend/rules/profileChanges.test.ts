import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, remove, update } from './testing/commit.ts'
import { aProfile, longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('profile-changes')
const stored = (role = 'user') => ({ ...aProfile(ana), createdAt: longAgo, role })

describe('changing a profile', () => {
  const edit = { nombre: 'Ana', cedula: 'X1', telefono: '099', direccion: 'Quito' }

  it('accepts all four texts from their owner, and one alone', async () => {
    await shop.store({ 'users/ana': stored() })
    await expectAccepted(shop.as(ana), { 'users/ana': update(edit) })
    await expectAccepted(shop.as(ana), { 'users/ana': update({ nombre: 'Ana Luz' }) })
    expect(await shop.read('users/ana')).toEqual({ ...stored(), ...edit, nombre: 'Ana Luz' })
  })

  it.each([
    ['the role', { role: 'admin' }],
    ['the e-mail', { email: 'other@example.com' }],
    ['the date', { createdAt: serverTimestamp() }],
    ['an unknown field', { points: 1 }],
    ['a name that is no text', { nombre: 7 }],
    ['too long an address', { direccion: 'd'.repeat(301) }],
  ])('refuses from its owner %s', async (_, change) => {
    await shop.store({ 'users/ana': stored() })
    await expectRefused(
      shop.as(ana),
      { 'users/ana': update({ ...edit, ...change }) },
      { but: { 'users/ana': update(edit) } },
    )
  })

  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('refuses the same edit from %s', async (_, other) => {
    await shop.store({ 'users/ana': stored() })
    const valid = { 'users/ana': update(edit) }
    await expectRefused(shop.as(other), valid, { but: valid, by: shop.as(ana) })
  })
})

describe('changing a role', () => {
  const promotion = { 'users/ana': update({ role: 'admin' }) }

  it('lets an admin promote and demote somebody', async () => {
    await shop.store({ 'users/ana': stored() })
    await expectAccepted(shop.as(admin), promotion)
    await expectAccepted(shop.as(admin), { 'users/ana': update({ role: 'user' }) })
  })

  it.each([
    ['another user', bruno],
    ['the user', ana],
    ['a guest', null],
  ])('refuses the same from %s', async (_, other) => {
    await shop.store({ 'users/ana': stored() })
    await expectRefused(shop.as(other), promotion, { but: promotion, by: shop.as(admin) })
  })

  it.each([
    ['to an unknown one', { role: 'owner' }],
    ['together with a name', { role: 'admin', nombre: 'Ana' }],
    ['together with the e-mail', { role: 'admin', email: 'other@example.com' }],
  ])('refuses an admin a change %s', async (_, change) => {
    await shop.store({ 'users/ana': stored() })
    await expectRefused(shop.as(admin), { 'users/ana': update(change) }, { but: promotion })
  })

  it("refuses an admin's own", async () => {
    await shop.store({ 'users/ana': stored('admin') })
    const demotion = { 'users/admin': update({ role: 'user' }) }
    await expectRefused(shop.as(admin), demotion, { but: demotion, by: shop.as(ana) })
  })
})

describe('deleting a profile', () => {
  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('is refused to %s, not to its owner', async (_, other) => {
    await shop.store({ 'users/ana': stored() })
    const deletion = { 'users/ana': remove }
    await expectRefused(shop.as(other), deletion, { but: deletion, by: shop.as(ana) })
  })

  it('is done as well when there is none', async () => {
    await expectAccepted(shop.as(ana), { 'users/ana': remove })
  })

  it('without a role is that of a user', async () => {
    const { role: _, ...roleless } = stored()
    await shop.store({ 'users/ana': roleless })
    await expectAccepted(shop.as(ana), { 'users/ana': remove })
  })

  it('is refused to an admin, until another one has taken the role', async () => {
    await shop.store({ 'users/ana': stored('admin') })
    const deletion = { 'users/ana': remove }
    const demotion = { 'users/ana': update({ role: 'user' }) }
    await expectRefused(shop.as(ana), deletion, { but: demotion, by: shop.as(admin) })
    await expectAccepted(shop.as(ana), deletion)
  })
})
