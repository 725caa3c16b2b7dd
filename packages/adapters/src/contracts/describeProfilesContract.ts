import { profileRef, type ProfileTexts } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { newAddress, password, profileDocument, signUp, valueOf, verify } from './people.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const texts: ProfileTexts = {
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
  telefono: '+593 99 123 4567',
  direccion: 'Av. Amazonas N34-120, Quito',
}

const denied = outage('permission-denied')
const tooLong = { nombre: 'x'.repeat(121) }

export function describeProfilesContract(makeBench: MakeBench): void {
  describe('the own profile', () => {
    let bench: TestBench
    beforeEach(async () => {
      bench = await makeBench()
    })

    async function register() {
      const { auth, profiles } = bench.openDevice()
      return { profiles, ...valueOf(await auth.register({ email: newAddress(), password })) }
    }

    it('is created with the role user and the current time', async () => {
      const { profiles, uid, email } = await register()
      expect(await profiles.find(uid)).toBeNull()
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

    it('is created once: role and date stay', async () => {
      const { profiles, uid, email } = await register()
      const createdAt = Date.UTC(2025, 5, 1)
      await bench.put(profileRef(uid).path, profileDocument({ email, role: 'admin', createdAt }))
      await profiles.create(uid, { email })
      expect(await profiles.find(uid)).toMatchObject({ role: 'admin', createdAt })
    })

    it('is not created with the address of another account, nor with a text that is too long', async () => {
      const { profiles, uid, email } = await register()
      await expect(profiles.create(uid, { email: newAddress() })).rejects.toEqual(denied)
      await expect(profiles.create(uid, { email, ...tooLong })).rejects.toEqual(denied)
      expect(await profiles.find(uid)).toBeNull()
    })

    it('is confirmed once the address is verified, and not before', async () => {
      const rosa = await signUp(bench)
      const { profiles } = rosa.device
      const { uid } = rosa.account
      const before = await profiles.find(uid)
      await profiles.confirmEmail(uid)
      expect(await profiles.find(uid)).toEqual(before)
      await verify(bench, rosa)
      await profiles.confirmEmail(uid)
      await profiles.confirmEmail(uid)
      expect(await profiles.find(uid)).toEqual({ ...before, emailVerified: true })
    })

    it('is not confirmed with another address than that of the session', async () => {
      const { device, account } = await verify(bench, await signUp(bench))
      await bench.put(profileRef(account.uid).path, profileDocument({ emailVerified: false }))
      await expect(device.profiles.confirmEmail(account.uid)).rejects.toEqual(denied)
      expect(await device.profiles.find(account.uid)).toMatchObject({ emailVerified: false })
    })

    it('keeps the texts that an update does not change', async () => {
      const { device, account } = await signUp(bench)
      const before = await device.profiles.find(account.uid)
      await device.profiles.update(account.uid, texts)
      await device.profiles.update(account.uid, { telefono: '' })
      expect(await device.profiles.find(account.uid)).toEqual({ ...before, ...texts, telefono: '' })
    })

    it('has nothing else that its owner may change, and no text that is too long', async () => {
      const { device, account } = await signUp(bench)
      const before = await device.profiles.find(account.uid)
      for (const forged of [{ role: 'admin' }, { email: newAddress() }, tooLong]) {
        // The type excludes some of these; a caller without types could pass them.
        const changes: object = forged
        await expect(device.profiles.update(account.uid, changes)).rejects.toEqual(denied)
      }
      expect(await device.profiles.find(account.uid)).toEqual(before)
    })

    it('cannot be changed before it exists', async () => {
      const { profiles, uid } = await register()
      await expect(profiles.update(uid, texts)).rejects.toMatchObject({ name: 'Outage' })
    })

    it("is nobody else's to change", async () => {
      const { uid, email } = (await signUp(bench)).account
      const { profiles } = (await verify(bench, await signUp(bench))).device
      await expect(profiles.create(uid, { email })).rejects.toEqual(denied)
      await expect(profiles.update(uid, texts)).rejects.toEqual(denied)
      await expect(profiles.confirmEmail(uid)).rejects.toEqual(denied)
    })
  })
}
