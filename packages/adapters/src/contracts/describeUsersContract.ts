import type { ProfileRepository } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { brokenCursors, done, outage } from './outcomes.ts'
import { newAddress, profileFields, signUp, signUpAdmin, verify, type Visitor } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const denied = outage('permission-denied')

/** What an admin does with the profiles of others. */
export function describeUsersContract(makeBench: MakeBench): void {
  describe('ProfileRepository for an admin', () => {
    let bench: TestBench
    let admin: Visitor
    let profiles: ProfileRepository
    beforeEach(async () => {
      bench = await makeBench()
      admin = await signUpAdmin(bench)
      profiles = admin.device.profiles
      for (const name of ['luis', 'ana.b', 'ana.a', 'anabel']) {
        await bench.put(`users/uid-${name}`, profileFields({ email: `${name}@example.com` }))
      }
    })

    const ownEmail = () => admin.account.email

    it('lists users by their addresses, page by page, each once', async () => {
      const first = await profiles.list({}, { limit: 3 })
      const second = await profiles.list({}, { limit: 3, after: first.next })
      const emails = [...first.items, ...second.items].map(({ email }) => email)
      expect(first.items).toHaveLength(3)
      expect(emails).toEqual([
        'ana.a@example.com',
        'ana.b@example.com',
        'anabel@example.com',
        'luis@example.com',
        ownEmail(),
      ])
      expect(second.next).toBeNull()
    })

    it('keeps the place between pages when the last user shown is gone', async () => {
      const first = await profiles.list({}, { limit: 2 })
      await bench.remove('users/uid-ana.b')
      const { items } = await profiles.list({}, { limit: 2, after: first.next })
      expect(items.map(({ email }) => email)).toEqual(['anabel@example.com', 'luis@example.com'])
    })

    it('begins anew at a cursor that it cannot read', async () => {
      const first = await profiles.list({}, { limit: 2 })
      for (const after of brokenCursors(first.next)) {
        const page = await profiles.list({}, { limit: 2, after })
        expect({ after, page }).toEqual({ after, page: first })
      }
    })

    it('gives each user with their id and whole profile', async () => {
      const { items } = await profiles.list({ emailPrefix: 'luis' }, { limit: 3 })
      const profile = await profiles.find('uid-luis')
      expect(items).toEqual([{ uid: 'uid-luis', ...profile }])
    })

    it('tells users of one address apart', async () => {
      await bench.put('users/uid-other', profileFields({ email: 'luis@example.com' }))
      const search = { emailPrefix: 'luis@' }
      const first = await profiles.list(search, { limit: 1 })
      const second = await profiles.list(search, { limit: 1, after: first.next })
      const found = [...first.items, ...second.items].map(({ uid }) => uid)
      expect(found).toEqual(['uid-luis', 'uid-other'])
      expect(second.next).toBeNull()
    })

    it.each([
      ['ana', ['ana.a', 'ana.b', 'anabel']],
      ['ana.', ['ana.a', 'ana.b']],
      ['luis@example.com', ['luis']],
      ['uis', []],
    ])('finds by the beginning of an address: %s', async (emailPrefix, names) => {
      const { items } = await profiles.list({ emailPrefix }, { limit: 10 })
      expect(items.map(({ uid }) => uid)).toEqual(names.map((name) => `uid-${name}`))
    })

    it('counts the users', async () => {
      expect(await profiles.count()).toBe(5)
    })

    it('gives and takes the role of admin, and nothing else', async () => {
      const before = await profiles.find('uid-luis')
      expect(await profiles.setRole('uid-luis', 'admin')).toEqual(done)
      expect(await profiles.find('uid-luis')).toEqual({ ...before, role: 'admin' })
      expect(await profiles.setRole('uid-luis', 'user')).toEqual(done)
      expect(await profiles.setRole('uid-luis', 'user')).toEqual(done)
      expect(await profiles.find('uid-luis')).toEqual(before)
    })

    it('gives the role of admin to nobody whose address is not verified', async () => {
      const unverified = { ok: false, error: 'email-unverified' }
      await bench.put('users/stranger', profileFields({ emailVerified: false }))
      expect(await profiles.setRole('stranger', 'admin')).toEqual(unverified)
      const { emailVerified: _, ...silent } = profileFields()
      await bench.put('users/stranger', silent)
      expect(await profiles.setRole('stranger', 'admin')).toEqual(unverified)
      expect(await profiles.find('stranger')).toMatchObject({ role: 'user', emailVerified: false })
      expect(await profiles.setRole('stranger', 'user')).toEqual(done)
    })

    it('does none of it for an admin whose own address is not verified, or not the one', async () => {
      const stranger = await signUp(bench)
      const { uid, email } = stranger.account
      const { profiles: others, orders } = stranger.device
      async function expectNothing(ofProfile: string): Promise<void> {
        await bench.put(`users/${uid}`, profileFields({ email: ofProfile, role: 'admin' }))
        await expect(others.list({}, { limit: 3 })).rejects.toEqual(denied)
        await expect(others.setRole('uid-luis', 'admin')).rejects.toEqual(denied)
        await expect(orders.list({}, { limit: 3 })).rejects.toEqual(denied)
        // As it is the profile of an admin, it stays all the same.
        await expect(others.remove(uid)).rejects.toEqual(denied)
      }
      await expectNothing(email)
      await verify(bench, stranger)
      await expectNothing(newAddress())
      await bench.put(`users/${uid}`, profileFields({ email, role: 'admin' }))
      expect((await others.list({}, { limit: 3 })).items).toHaveLength(3)
    })

    it('refuses to change the own role, and that of nobody', async () => {
      const { uid } = admin.account
      expect(await profiles.setRole(uid, 'user')).toEqual({ ok: false, error: 'role-refused' })
      expect(await profiles.setRole('nobody', 'admin')).toEqual({
        ok: false,
        error: 'user-not-found',
      })
      expect(await profiles.find(uid)).toMatchObject({ role: 'admin' })
    })

    it('leaves one admin when two take the role of each other at once', async () => {
      const other = await signUpAdmin(bench)
      const [one, two] = [admin.account.uid, other.account.uid]
      await Promise.allSettled([
        profiles.setRole(two, 'user'),
        other.device.profiles.setRole(one, 'user'),
      ])
      const stored = await Promise.all([one, two].map((uid) => bench.read(`users/${uid}`)))
      expect(stored.filter((profile) => profile?.['role'] === 'admin')).toHaveLength(1)
    })

    it('does not remove the own profile', async () => {
      await expect(profiles.remove(admin.account.uid)).rejects.toEqual(denied)
      expect(await profiles.find(admin.account.uid)).not.toBeNull()
    })

    it('does none of this for users and guests', async () => {
      for (const { profiles: others } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(others.list({}, { limit: 3 })).rejects.toEqual(denied)
        await expect(others.count()).rejects.toEqual(denied)
        await expect(others.setRole('uid-luis', 'admin')).rejects.toEqual(denied)
      }
    })
  })
}
