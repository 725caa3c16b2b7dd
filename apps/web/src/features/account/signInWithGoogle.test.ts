import { type Backend, err, Outage, type Session } from '@storefront/domain'
import { describe, expect, it, vi } from 'vitest'

import type { Log } from '../../shared/services.tsx'
import { createNoticeStore } from '../../shared/notices/NoticeStore.ts'
import { createTestPorts } from '../../app/testing/createTestServices.ts'
import { createStore } from '../../shared/store.ts'
import { createUnsavedProfile } from './accountServices.ts'
import { signInWithGoogle } from './signInWithGoogle.ts'

async function openShop() {
  const backend = await createTestPorts().loadBackend()
  const unsavedProfile = createUnsavedProfile(createStore<Session>({ status: 'guest' }))
  return { backend, notices: createNoticeStore(), unsavedProfile, log: vi.fn<Log>() }
}

const profileOf = async ({ auth, profiles }: Backend) => profiles.find((await auth.idToken()) ?? '')

describe('signInWithGoogle', () => {
  it('writes a profile without a name at the first sign-in', async () => {
    const { backend, ...context } = await openShop()
    expect(await signInWithGoogle(context)(backend)).toMatchObject({ ok: true })
    expect(await profileOf(backend)).toMatchObject({
      email: 'google@example.com',
      nombre: '',
      role: 'user',
    })
  })

  it('leaves an existing profile as it is', async () => {
    const { backend, ...context } = await openShop()
    const outcome = await signInWithGoogle(context)(backend)
    const uid = outcome.ok ? outcome.value.uid : ''
    const changes = { nombre: 'Rosa', cedula: '1710034065', telefono: '1', direccion: 'Quito' }
    await backend.profiles.update(uid, changes)
    await signInWithGoogle(context)(backend)
    expect(await profileOf(backend)).toMatchObject(changes)
  })

  it('keeps the visitor signed in when the profile cannot be written, and says so', async () => {
    const { backend, notices, unsavedProfile, log } = await openShop()
    const outage = new Outage('offline', 'No network')
    const profiles = { ...backend.profiles, create: () => Promise.reject(outage) }
    const outcome = await signInWithGoogle({ notices, unsavedProfile, log })({
      ...backend,
      profiles,
    })
    expect(outcome).toMatchObject({ ok: true, value: { email: 'google@example.com' } })
    expect(notices.get()).toEqual(['profile-not-saved'])
    expect(log).toHaveBeenCalledWith('The profile could not be written', outage)
  })

  it('writes nothing when the visitor closes the popup', async () => {
    const { backend, notices, unsavedProfile, log } = await openShop()
    const create = vi.spyOn(backend.profiles, 'create')
    const closed = err({ code: 'popup-closed', providerCode: 'auth/popup-closed-by-user' } as const)
    const auth = { ...backend.auth, signInWithGoogle: () => Promise.resolve(closed) }
    expect(await signInWithGoogle({ notices, unsavedProfile, log })({ ...backend, auth })).toEqual(
      closed,
    )
    expect(create).not.toHaveBeenCalled()
  })
})
