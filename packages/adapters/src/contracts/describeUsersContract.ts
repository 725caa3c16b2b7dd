import type { ProfileRepository } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { brokenCursors, done, outage } from './outcomes.ts'
import { newAddress, profileFields, signUp, signUpAdmin, verify, type Visitor } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const denied = outage('permission-denied')

/** How an admin manages the profiles of others. */
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

    it('lists users by e-mail address, page by page, each once', async () => {
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

    it('keeps the position between pages when the last user of the page is removed', async () => {
      const first = await profiles.list({}, { limit: 2 })
      await bench.remove('users/uid-ana.b')
      const { items } = await profiles.list({}, { limit: 2, after: first.next })
      expect(items.map(({ email }) => email)).toEqual(['anabel@example.com', 'luis@example.com'])
    })

    it('returns the first page for an invalid cursor', async () => {
      const first = await profiles.list({}, { limit: 2 })
      for (const after of brokenCursors(first.next)) {
        const page = await profiles.list({}, { limit: 2, after })
        expect({ after, page }).toEqual({ after, page: first })
      }
    })

    it('lists each user with uid and whole profile', async () => {
      const { items } = await profiles.list({ emailPrefix: 'luis' }, { limit: 3 })
      const profile = await profiles.find('uid-luis')
      expect(items).toEqual([{ uid: 'uid-luis', ...profile }])
    })

    it('lists several users with one address', async () => {
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
    ])('finds users by the beginning of their address: %s', async (emailPrefix, names) => {
      const { items } = await profiles.list({ emailPrefix }, { limit: 10 })
      expect(items.map(({ uid }) => uid)).toEqual(names.map((name) => `uid-${name}`))
    })

    it('lists the users of a role', async () => {
      const { items } = await profiles.list({ role: 'admin' }, { limit: 3 })
      expect(items.map(({ email }) => email)).toEqual([ownEmail()])
      const others = await profiles.list({ role: 'user', emailPrefix: 'ana.' }, { limit: 3 })
      expect(others.items.map(({ uid }) => uid)).toEqual(['uid-ana.a', 'uid-ana.b'])
    })

    it('grants and revokes the role admin, and changes nothing else', async () => {
      const before = await profiles.find('uid-luis')
      expect(await profiles.setRole('uid-luis', 'admin')).toEqual(done)
      expect(await profiles.find('uid-luis')).toEqual({ ...before, role: 'admin' })
      expect(await profiles.setRole('uid-luis', 'user')).toEqual(done)
      expect(await profiles.setRole('uid-luis', 'user')).toEqual(done)
      expect(await profiles.find('uid-luis')).toEqual(before)
    })

    it('does not grant the role admin to a user with an unverified address', async () => {
      const unverified = { ok: false, error: 'email-unverified' }
      await bench.put('users/stranger', profileFields({ emailVerified: false }))
      expect(await profiles.setRole('stranger', 'admin')).toEqual(unverified)
      const { emailVerified: _, ...silent } = profileFields()
      await bench.put('users/stranger', silent)
      expect(await profiles.setRole('stranger', 'admin')).toEqual(unverified)
      expect(await profiles.find('stranger')).toMatchObject({ role: 'user', emailVerified: false })
      expect(await profiles.setRole('stranger', 'user')).toEqual(done)
    })

    it('is refused to an admin whose address is unverified or differs from the profile', async () => {
      const stranger = await signUp(bench)
      const { uid, email } = stranger.account
      const { profiles: others, orders } = stranger.device
      async function expectAllRefused(profileEmail: string): Promise<void> {
        await bench.put(`users/${uid}`, profileFields({ email: profileEmail, role: 'admin' }))
        await expect(others.list({}, { limit: 3 })).rejects.toEqual(denied)
        await expect(others.setRole('uid-luis', 'admin')).rejects.toEqual(denied)
        await expect(orders.list({}, { limit: 3 })).rejects.toEqual(denied)
        // The profile of an admin cannot be removed, even with an unverified address.
        await expect(others.remove(uid)).rejects.toEqual(denied)
      }
      await expectAllRefused(email)
      await verify(bench, stranger)
      await expectAllRefused(newAddress())
      await bench.put(`users/${uid}`, profileFields({ email, role: 'admin' }))
      expect((await others.list({}, { limit: 3 })).items).toHaveLength(3)
    })

    it('refuses a change of the own role, and of a user that does not exist', async () => {
      const { uid } = admin.account
      expect(await profiles.setRole(uid, 'user')).toEqual({ ok: false, error: 'role-refused' })
      expect(await profiles.setRole('nobody', 'admin')).toEqual({
        ok: false,
        error: 'user-not-found',
      })
      expect(await profiles.find(uid)).toMatchObject({ role: 'admin' })
    })

    it('keeps one admin when two revoke the role of each other at the same time', async () => {
      const other = await signUpAdmin(bench)
      const [one, two] = [admin.account.uid, other.account.uid]
      await Promise.allSettled([
        profiles.setRole(two, 'user'),
        other.device.profiles.setRole(one, 'user'),
      ])
      const stored = await Promise.all([one, two].map((uid) => bench.read(`users/${uid}`)))
      expect(stored.filter((profile) => profile?.['role'] === 'admin')).toHaveLength(1)
    })

    it('refuses to remove the own profile', async () => {
      await expect(profiles.remove(admin.account.uid)).rejects.toEqual(denied)
      expect(await profiles.find(admin.account.uid)).not.toBeNull()
    })

    it('is refused to users and guests', async () => {
      for (const { profiles: others } of [(await signUp(bench)).device, bench.openDevice()]) {
        await expect(others.list({}, { limit: 3 })).rejects.toEqual(denied)
        await expect(others.setRole('uid-luis', 'admin')).rejects.toEqual(denied)
      }
    })
  })
}
