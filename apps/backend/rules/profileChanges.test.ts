import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { roleCommit } from './testing/auditLog.ts'
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
    ['a name that is not a string', { nombre: 7 }],
    ['too long an address', { direccion: 'd'.repeat(301) }],
  ])('refuses a change of its owner with %s', async (_, change) => {
    await shop.store({ 'users/ana': stored() })
    await expectRefused(
      shop.as(ana),
      { 'users/ana': update({ ...edit, ...change }) },
      { valid: { 'users/ana': update(edit) } },
    )
  })

  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('refuses the same edit from %s', async (_, other) => {
    await shop.store({ 'users/ana': stored() })
    const valid = { 'users/ana': update(edit) }
    await expectRefused(shop.as(other), valid, { valid, by: shop.as(ana) })
  })
})

describe('changing a role', () => {
  const promotion = roleCommit(ana, 'admin')

  it('allows an admin to grant and revoke the role', async () => {
    await shop.store({ 'users/ana': stored() })
    await expectAccepted(shop.as(admin), promotion)
    await expectAccepted(shop.as(admin), roleCommit(ana, 'user'))
  })

  it.each([
    ['another user', bruno],
    ['the user', ana],
    ['a guest', null],
  ])('refuses the same from %s', async (_, other) => {
    await shop.store({ 'users/ana': stored() })
    const forged = roleCommit(ana, 'admin', { by: other })
    await expectRefused(shop.as(other), forged, { valid: promotion, by: shop.as(admin) })
  })

  it.each([
    ['to an unknown one', roleCommit(ana, 'owner')],
    ['together with a name', roleCommit(ana, 'admin', { changes: { nombre: 'Ana' } })],
    [
      'together with the e-mail',
      roleCommit(ana, 'admin', { changes: { email: 'other@example.com' } }),
    ],
  ])('refuses an admin a change %s', async (_, forged) => {
    await shop.store({ 'users/ana': stored() })
    await expectRefused(shop.as(admin), forged, { valid: promotion })
  })

  it('refuses an admin a change of their own role', async () => {
    await shop.store({ 'users/ana': stored('admin') })
    const valid = roleCommit(admin, 'user', { by: ana })
    await expectRefused(shop.as(admin), roleCommit(admin, 'user'), { valid, by: shop.as(ana) })
  })
})

describe('deleting a profile', () => {
  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('is refused to %s, and allowed to its owner', async (_, other) => {
    await shop.store({ 'users/ana': stored() })
    const deletion = { 'users/ana': remove }
    await expectRefused(shop.as(other), deletion, { valid: deletion, by: shop.as(ana) })
  })

  it('is accepted when there is none', async () => {
    await expectAccepted(shop.as(ana), { 'users/ana': remove })
  })

  it('is allowed without a role in it', async () => {
    const { role: _, ...roleless } = stored()
    await shop.store({ 'users/ana': roleless })
    await expectAccepted(shop.as(ana), { 'users/ana': remove })
  })

  it('is refused to an admin, until another admin has revoked the role', async () => {
    await shop.store({ 'users/ana': stored('admin') })
    const deletion = { 'users/ana': remove }
    const valid = roleCommit(ana, 'user')
    await expectRefused(shop.as(ana), deletion, { valid, by: shop.as(admin) })
    await expectAccepted(shop.as(ana), deletion)
  })
})
