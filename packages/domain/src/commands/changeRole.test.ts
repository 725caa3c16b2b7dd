import { describe, expect, it } from 'vitest'

import { auditEntryRef, profileRef } from '../documents.ts'
import { recentSignInMinutes } from '../session/recentSignIn.ts'
import { err } from '../shared/result.ts'
import { aCaller, aPress, aProfile, noon } from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { changeRole } from './changeRole.ts'

const ana = { caller: aCaller({ uid: 'ana', email: 'ana@example.com' }) }
const twoAdmins = aShop({
  profiles: { ana: aProfile({ role: 'admin', email: 'ana@example.com' }) },
})
const roleIn = (shop: ReturnType<typeof runOn>, uid: string) => shop.find(profileRef(uid))?.role

describe('changeRole', () => {
  it('changes the role of a user, and leaves a line in the audit log', async () => {
    const shop = runOn(aShop())
    const sender = { ...admin, press: aPress() }
    expect(await shop.run(changeRole, { uid: 'rosa', role: 'admin' }, sender)).toEqual(
      done('admin'),
    )
    expect(shop.find(profileRef('rosa'))).toEqual(aProfile({ role: 'admin' }))
    expect(shop.find(auditEntryRef(aPress()))).toEqual({
      id: aPress(),
      kind: 'role',
      uid: 'rosa',
      email: 'rosa@example.com',
      role: 'admin',
      by: 'admin',
      byEmail: 'admin@example.com',
      changedAt: noon,
    })
  })

  it('leaves a line for each of two changes at the same moment', async () => {
    const luis = aProfile({ email: 'luis@example.com' })
    const shop = runOn(aShop({ profiles: { luis } }))
    for (const uid of ['rosa', 'luis']) await shop.run(changeRole, { uid, role: 'admin' }, admin)
    await shop.run(changeRole, { uid: 'luis', role: 'user' }, admin)
    const entries = Object.keys(shop.documents()).filter((path) => path.startsWith('auditLog/'))
    expect(entries).toHaveLength(3)
  })

  it('that is sent again does not change back what was changed since', async () => {
    const shop = runOn(aShop())
    const sender = { ...admin, press: aPress() }
    await shop.run(changeRole, { uid: 'rosa', role: 'admin' }, sender)
    await shop.run(changeRole, { uid: 'rosa', role: 'user' }, admin)
    expect(await shop.run(changeRole, { uid: 'rosa', role: 'admin' }, sender)).toMatchObject({
      already: true,
    })
    expect(roleIn(shop, 'rosa')).toBe('user')
  })

  it('says so if the user has the role already, without another line', async () => {
    const before = aShop()
    const shop = runOn(before)
    expect(await shop.run(changeRole, { uid: 'rosa', role: 'user' }, admin)).toEqual(
      doneBefore('user'),
    )
    expect(shop.documents()).toEqual(before)
  })

  it("is refused for one's own role, so that one admin remains", async () => {
    const shop = runOn(aShop())
    expect(await shop.run(changeRole, { uid: 'admin', role: 'user' }, admin)).toEqual(
      err('own-role'),
    )
    expect(roleIn(shop, 'admin')).toBe('admin')
  })

  it('writes the profiles of both, so that two admins cannot remove each other at once', async () => {
    const pathsBy = async (sender: typeof ana, uid: string) => {
      const shop = runOn(twoAdmins)
      await shop.run(changeRole, { uid, role: 'user' }, sender)
      const after = shop.documents()
      return Object.keys(after).filter((path) => after[path] !== twoAdmins[path])
    }
    const both = ['users/admin', 'users/ana']
    expect(await pathsBy(ana, 'admin')).toEqual(expect.arrayContaining(both))
    expect(await pathsBy(admin, 'ana')).toEqual(expect.arrayContaining(both))
  })

  it('makes nobody an admin whose address is not verified', async () => {
    const shop = runOn(aShop({ profiles: { rosa: aProfile({ emailVerified: false }) } }))
    expect(await shop.run(changeRole, { uid: 'rosa', role: 'admin' }, admin)).toEqual(
      err('email-unverified'),
    )
  })

  it('takes the role from an admin whose address is not verified', async () => {
    const rosa = aProfile({ emailVerified: false, role: 'admin' })
    const shop = runOn(aShop({ profiles: { rosa } }))
    await shop.run(changeRole, { uid: 'rosa', role: 'user' }, admin)
    expect(roleIn(shop, 'rosa')).toBe('user')
  })

  it('needs a sign-in within the last minutes', async () => {
    const shop = runOn(aShop())
    const ageMs = recentSignInMinutes * 60_000
    const change = { uid: 'rosa', role: 'admin' }
    expect(await shop.run(changeRole, change, { ...admin, now: noon + ageMs })).toEqual(
      err('recent-sign-in-required'),
    )
    expect(await shop.run(changeRole, change, { ...admin, now: noon + ageMs - 1 })).toMatchObject({
      ok: true,
    })
  })

  it('is refused for a user who does not exist', async () => {
    expect(await runOn(aShop()).run(changeRole, { uid: 'luis', role: 'admin' }, admin)).toEqual(
      err('user-not-found'),
    )
  })

  it.each([
    ['uid', { uid: 'users/rosa', role: 'admin' }],
    ['role', { uid: 'rosa', role: 'owner' }],
  ])('is refused with a wrong %s', async (field, input) => {
    expect(await runOn(aShop()).run(changeRole, input, admin)).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})
