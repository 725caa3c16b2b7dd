import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { newAddress, password, profileFields, signUp, valueOf, verify } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const changes = {
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N34-120, Quito',
}

export function describeProfilesContract(makeBench: MakeBench): void {
  describe('ProfileRepository', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
    })

    async function register() {
      const { auth, profiles } = bench.openDevice()
      return { profiles, ...valueOf(await auth.register({ email: newAddress(), password })) }
    }

    it('returns null when there is no profile', async () => {
      const { profiles, uid } = await register()
      expect(await profiles.find(uid)).toBeNull()
    })

    it('creates the profile of a registration with the role user and the current time', async () => {
      const { profiles, uid, email } = await register()
      await profiles.create(uid, { email, nombre: 'Rosa', cedula: '1710034065' })
      const profile = await profiles.find(uid)
      expect(profile).toEqual({
        email,
        emailVerified: false,
        nombre: 'Rosa',
        cedula: '1710034065',
        telefono: '',
        direccion: '',
        role: 'user',
        createdAt: expect.any(Number),
      })
      expect(Math.abs(Date.now() - (profile?.createdAt ?? 0))).toBeLessThan(60_000)
    })

    it('stores no name for a Google sign-in', async () => {
      const { profiles, uid, email } = await register()
      await profiles.create(uid, { email })
      const stored = await bench.read(`users/${uid}`)
      expect(Object.keys(stored ?? {}).toSorted()).toEqual([
        'createdAt',
        'email',
        'emailVerified',
        'role',
      ])
    })

    it('does not reset the role or the date of an existing profile', async () => {
      const { profiles, uid, email } = await register()
      const createdAt = Date.UTC(2025, 5, 1)
      await bench.put(`users/${uid}`, { email, role: 'admin', createdAt })
      await profiles.create(uid, { email })
      expect(await profiles.find(uid)).toMatchObject({ role: 'admin', createdAt })
    })

    it('creates a profile with a verified address when the account has one', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await device.profiles.remove(account.uid)
      await device.profiles.create(account.uid, { email: account.email })
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: true })
    })

    it('confirms the address when the account has verified it, and not before', async () => {
      const rosa = await signUp(bench)
      const { profiles } = rosa.device
      const before = await profiles.find(rosa.account.uid)
      await profiles.confirmEmail(rosa.account.uid)
      expect(await profiles.find(rosa.account.uid)).toEqual(before)
      await verify(bench, rosa)
      await profiles.confirmEmail(rosa.account.uid)
      await profiles.confirmEmail(rosa.account.uid)
      expect(await profiles.find(rosa.account.uid)).toEqual({ ...before, emailVerified: true })
    })

    it('does not confirm an address other than that of the session', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await bench.put(`users/${account.uid}`, profileFields({ emailVerified: false }))
      const denied = outage('permission-denied')
      await expect(device.profiles.confirmEmail(account.uid)).rejects.toEqual(denied)
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: false })
    })

    it('fails to confirm the address of a missing profile', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await bench.remove(`users/${account.uid}`)
      await expect(device.profiles.confirmEmail(account.uid)).rejects.toMatchObject({
        name: 'Outage',
      })
    })

    it('updates the fields that its owner may change', async () => {
      const { device, account } = await signUp(bench)
      const before = await device.profiles.find(account.uid)
      await device.profiles.update(account.uid, changes)
      expect(await device.profiles.find(account.uid)).toEqual({ ...before, ...changes })
    })

    it('keeps fields that another tab has changed and this one has not', async () => {
      const { device, account } = await signUp(bench)
      await device.profiles.update(account.uid, changes)
      await device.profiles.update(account.uid, { telefono: '+593 98 000 0000' })
      await device.profiles.update(account.uid, { direccion: 'Palora' })
      expect(await device.profiles.find(account.uid)).toMatchObject({
        ...changes,
        telefono: '+593 98 000 0000',
        direccion: 'Palora',
      })
    })

    it('fails to update a missing profile', async () => {
      const { profiles, uid } = await register()
      await expect(profiles.update(uid, changes)).rejects.toMatchObject({ name: 'Outage' })
    })

    it('refuses a text that is too long', async () => {
      const { device, account } = await signUp(bench)
      const long = { ...changes, nombre: 'x'.repeat(121) }
      await expect(device.profiles.update(account.uid, long)).rejects.toEqual(
        outage('permission-denied'),
      )
    })

    it('refuses a new profile with a text that is too long', async () => {
      const { profiles, uid, email } = await register()
      const long = { email, nombre: 'x'.repeat(121) }
      await expect(profiles.create(uid, long)).rejects.toEqual(outage('permission-denied'))
      expect(await profiles.find(uid)).toBeNull()
    })

    it("refuses a profile with another user's address", async () => {
      const { profiles, uid } = await register()
      await expect(profiles.create(uid, { email: newAddress() })).rejects.toEqual(
        outage('permission-denied'),
      )
    })

    it("refuses access to another user's profile", async () => {
      const { uid, email } = (await signUp(bench)).account
      const { profiles } = (await signUp(bench)).device
      const denied = outage('permission-denied')
      await expect(profiles.find(uid)).rejects.toEqual(denied)
      await expect(profiles.create(uid, { email })).rejects.toEqual(denied)
      await expect(profiles.update(uid, changes)).rejects.toEqual(denied)
      await expect(profiles.remove(uid)).rejects.toEqual(denied)
      const verified = (await verify(bench, await signUp(bench))).device.profiles
      await expect(verified.confirmEmail(uid)).rejects.toEqual(denied)
    })

    it('removes a profile', async () => {
      const { device, account } = await signUp(bench)
      await device.profiles.remove(account.uid)
      expect(await device.profiles.find(account.uid)).toBeNull()
    })

    it('reports the path of a document that is not a valid profile', async () => {
      const { profiles, uid } = await register()
      await bench.put(`users/${uid}`, { email: 7 })
      await expect(profiles.find(uid)).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining(`users/${uid}`),
      })
    })
  })
}
