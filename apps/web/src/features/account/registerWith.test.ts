import { localOutbox, memoryStorage } from '@storefront/adapters/local'
import { demoUser } from '@storefront/backend/seed'
import { type Backend, err, Outage, type Registration, type Session } from '@storefront/domain'
import { describe, expect, it, vi } from 'vitest'

import type { Log } from '../../shared/services.tsx'
import { createNoticeStore } from '../../shared/notices/NoticeStore.ts'
import { createTestPorts, testNow } from '../../app/testing/createTestServices.ts'
import { createStore } from '../../shared/store.ts'
import { createUnsavedProfile } from './accountServices.ts'
import { registerWith } from './registerWith.ts'

const registration: Registration = {
  credentials: { email: 'rosa@example.com', password: 'chuquiragua' },
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
}

async function openShop() {
  const storage = memoryStorage()
  const backend = await createTestPorts(storage).loadBackend()
  const unsavedProfile = createUnsavedProfile(createStore<Session>({ status: 'guest' }))
  return { storage, backend, notices: createNoticeStore(), unsavedProfile, log: vi.fn<Log>() }
}

/** Who is signed in with the backend, by now. */
const uidOf = async (backend: Backend) => (await backend.auth.idToken()) ?? ''

describe('registerWith', () => {
  it('makes an account and its profile and sends the verification in the language of the page', async () => {
    const { storage, backend, notices, unsavedProfile, log } = await openShop()
    const outcome = await registerWith(registration, 'en', { notices, unsavedProfile, log })(
      backend,
    )
    expect(outcome).toMatchObject({ ok: true, value: { email: 'rosa@example.com' } })
    expect(await backend.profiles.find(await uidOf(backend))).toEqual({
      email: 'rosa@example.com',
      nombre: 'Rosa Quishpe',
      cedula: '1710034065',
      telefono: '',
      direccion: '',
      role: 'user',
      emailVerified: false,
      createdAt: testNow,
    })
    expect(localOutbox(storage)).toMatchObject([
      { to: 'rosa@example.com', kind: 'verify-email', language: 'en' },
    ])
    expect(notices.get()).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })

  it('writes the e-mail address into the profile as the account spells it', async () => {
    const { backend, notices, unsavedProfile, log } = await openShop()
    const credentials = { ...registration.credentials, email: 'Rosa@Example.com' }
    await registerWith({ ...registration, credentials }, 'es', { notices, unsavedProfile, log })(
      backend,
    )
    expect(await backend.profiles.find(await uidOf(backend))).toMatchObject({
      email: 'rosa@example.com',
      nombre: 'Rosa Quishpe',
    })
  })

  it('writes nothing when the account is refused', async () => {
    const { backend, notices, unsavedProfile, log } = await openShop()
    const create = vi.spyOn(backend.profiles, 'create')
    const taken = { ...registration, credentials: { ...demoUser } }
    const outcome = await registerWith(taken, 'es', { notices, unsavedProfile, log })(backend)
    expect(outcome).toMatchObject({ ok: false, error: { code: 'email-in-use' } })
    expect(create).not.toHaveBeenCalled()
  })

  it('keeps the visitor signed in when the profile cannot be written, and says so', async () => {
    const { storage, backend, notices, unsavedProfile, log } = await openShop()
    const outage = new Outage('unavailable', 'Try later')
    const profiles = { ...backend.profiles, create: () => Promise.reject(outage) }
    const attempt = registerWith(registration, 'es', { notices, unsavedProfile, log })
    expect(await attempt({ ...backend, profiles })).toMatchObject({ ok: true })
    expect(notices.get()).toEqual(['profile-not-saved'])
    expect(unsavedProfile.of(await uidOf(backend))).toEqual({
      nombre: 'Rosa Quishpe',
      cedula: '1710034065',
    })
    expect(unsavedProfile.of('somebody else')).toEqual({})
    expect(log).toHaveBeenCalledWith('The profile could not be written', outage)
    expect(localOutbox(storage)).toHaveLength(1)
  })

  it('logs a verification e-mail that could not be sent', async () => {
    const { backend, notices, unsavedProfile, log } = await openShop()
    const error = { code: 'too-many-requests', providerCode: 'slow-down' } as const
    const auth = { ...backend.auth, sendVerification: () => Promise.resolve(err(error)) }
    const attempt = registerWith(registration, 'es', { notices, unsavedProfile, log })
    expect(await attempt({ ...backend, auth })).toMatchObject({ ok: true })
    expect(log).toHaveBeenCalledWith('The verification e-mail could not be sent', error)
  })
})
