import { beforeEach, describe, expect, it } from 'vitest'

import { newAddress, password, profileFields, signUp, valueOf, verify } from './people.ts'
import { outage } from './outcomes.ts'
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

    it('finds nothing where there is no profile', async () => {
      const { profiles, uid } = await register()
      expect(await profiles.find(uid)).toBeNull()
    })

    it('creates the profile of a registration, as a user, at the time of now', async () => {
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

    it('stores no name for a Google sign-in, which knows none', async () => {
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

    it('never resets the role or the date of a profile that is there', async () => {
      const { profiles, uid, email } = await register()
      const createdAt = Date.UTC(2025, 5, 1)
      await bench.put(`users/${uid}`, { email, role: 'admin', createdAt })
      await profiles.create(uid, { email })
      expect(await profiles.find(uid)).toMatchObject({ role: 'admin', createdAt })
    })

    it('says from the beginning that its address is verified', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await device.profiles.remove(account.uid)
      await device.profiles.create(account.uid, { email: account.email })
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: true })
    })

    it('says that its address is verified once it is, and not before', async () => {
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

    it('does not say it of another address than that of the session', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await bench.put(`users/${account.uid}`, profileFields({ emailVerified: false }))
      const denied = outage('permission-denied')
      await expect(device.profiles.confirmEmail(account.uid)).rejects.toEqual(denied)
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: false })
    })

    it('says nothing of a profile that is not there', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await bench.remove(`users/${account.uid}`)
      await expect(device.profiles.confirmEmail(account.uid)).rejects.toMatchObject({
        name: 'Outage',
      })
    })

    it('updates what its owner may change and nothing else', async () => {
      const { device, account } = await signUp(bench)
      const before = await device.profiles.find(account.uid)
      await device.profiles.update(account.uid, changes)
      expect(await device.profiles.find(account.uid)).toEqual({ ...before, ...changes })
    })

    it('keeps what another tab has written into the fields that this one leaves alone', async () => {
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

    it('refuses to update a profile that is not there', async () => {
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

    it("refuses a profile with another's address", async () => {
      const { profiles, uid } = await register()
      await expect(profiles.create(uid, { email: newAddress() })).rejects.toEqual(
        outage('permission-denied'),
      )
    })

    it("keeps users out of one another's profiles", async () => {
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

    it('names the document that does not have the shape of a profile', async () => {
      const { profiles, uid } = await register()
      await bench.put(`users/${uid}`, { email: 7 })
      await expect(profiles.find(uid)).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining(`users/${uid}`),
      })
    })
  })
}
