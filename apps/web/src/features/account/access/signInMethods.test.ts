import { embeddedOutbox, memoryStorage } from '@storefront/adapters/embedded'
import { demoUser } from '@storefront/backend/seed'
import { err, Outage, type Backend, type Log, type Registration } from '@storefront/domain'
import { describe, expect, it, vi } from 'vitest'

import {
  createTestPorts,
  createTestServices,
  testNow,
} from '../../../../testing/createTestServices.ts'
import { withCalls, type Calls } from '../../../../testing/visit.ts'
import { register, signInWithGoogle } from './signInMethods.ts'

const registration: Registration = {
  credentials: { email: 'rosa@example.com', password: 'chuquiragua' },
  nombre: 'Rosa Quishpe',
  cedula: '1710034065',
}

/** The account that the backend reports as signed in. */
const uidOf = async (backend: Backend) => (await backend.auth.idToken()) ?? ''

/** Services on a backend with some calls replaced. */
async function openShop(calls: Calls = {}) {
  const storage = memoryStorage()
  const log = vi.fn<Log>()
  const ports = createTestPorts(storage)
  const backend = await ports.loadBackend()
  const loadBackend = () => Promise.resolve(withCalls(backend, calls))
  const services = createTestServices({ ...ports, loadBackend, log })
  const onVerificationSent = vi.fn<(email: string) => void>()
  return {
    ...services,
    backend,
    storage,
    log,
    onVerificationSent,
    tryIt: (language: 'es' | 'en' = 'es', typed = registration) =>
      register(services, typed, language, onVerificationSent),
  }
}

describe('registering', () => {
  it('makes an account and its profile and sends the verification in the language of the page', async () => {
    const { storage, backend, onVerificationSent, log, tryIt } = await openShop()
    expect(await tryIt('en')).toMatchObject({ ok: true, value: { status: 'signed-in' } })
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
    expect(embeddedOutbox(storage)).toMatchObject([
      { to: 'rosa@example.com', kind: 'verify-email', language: 'en' },
    ])
    expect(onVerificationSent).toHaveBeenCalledExactlyOnceWith('rosa@example.com')
    expect(log).not.toHaveBeenCalled()
  })

  it('writes the e-mail address into the profile as the account spells it', async () => {
    const { backend, tryIt } = await openShop()
    const credentials = { ...registration.credentials, email: 'Rosa@Example.com' }
    await tryIt('es', { ...registration, credentials })
    expect(await backend.profiles.find(await uidOf(backend))).toMatchObject({
      email: 'rosa@example.com',
      nombre: 'Rosa Quishpe',
    })
  })

  it('writes nothing when the account is refused, and tells of no e-mail', async () => {
    const create = vi.fn<Backend['profiles']['create']>()
    const { onVerificationSent, tryIt } = await openShop({
      profiles: { create },
    })
    const outcome = await tryIt('es', { ...registration, credentials: { ...demoUser } })
    expect(outcome).toMatchObject({ ok: false, error: { code: 'email-in-use' } })
    expect(create).not.toHaveBeenCalled()
    expect(onVerificationSent).not.toHaveBeenCalled()
  })

  it('keeps the visitor signed in when the profile cannot be written, and says so', async () => {
    const outage = new Outage('unavailable', 'Try later')
    const { storage, backend, notices, unsavedProfile, log, tryIt } = await openShop({
      profiles: { create: () => Promise.reject(outage) },
    })
    expect(await tryIt()).toMatchObject({ ok: true, value: { status: 'signed-in' } })
    expect(notices.get().map(({ code }) => code)).toContain('profile-not-saved')
    expect(unsavedProfile.of(await uidOf(backend))).toEqual({
      nombre: 'Rosa Quishpe',
      cedula: '1710034065',
    })
    expect(unsavedProfile.of('somebody else')).toEqual({})
    expect(log).toHaveBeenCalledWith('The profile could not be written', outage)
    expect(embeddedOutbox(storage)).toHaveLength(1)
  })

  it('logs a verification e-mail that could not be sent, and tells of none', async () => {
    const error = { code: 'too-many-requests', providerCode: 'slow-down' } as const
    const { onVerificationSent, log, tryIt } = await openShop({
      auth: { sendVerification: () => Promise.resolve(err(error)) },
    })
    expect(await tryIt()).toMatchObject({ ok: true })
    expect(log).toHaveBeenCalledWith('The verification e-mail could not be sent: too-many-requests')
    expect(onVerificationSent).not.toHaveBeenCalled()
  })
})

const profileOf = async ({ auth, profiles }: Backend) => profiles.find((await auth.idToken()) ?? '')

describe('signing in with Google', () => {
  it('writes a profile without a name at the first sign-in', async () => {
    const { backend, ...services } = await openShop()
    expect(await signInWithGoogle(services)).toMatchObject({ ok: true })
    expect(await profileOf(backend)).toMatchObject({
      email: 'google@example.com',
      nombre: '',
      role: 'user',
    })
  })

  it('leaves an existing profile as it is', async () => {
    const { backend, ...services } = await openShop()
    await signInWithGoogle(services)
    const changes = { nombre: 'Rosa', cedula: '1710034065', telefono: '1', direccion: 'Quito' }
    await backend.profiles.update(await uidOf(backend), changes)
    await signInWithGoogle(services)
    expect(await profileOf(backend)).toMatchObject(changes)
  })

  it('writes nothing when the visitor closes the popup', async () => {
    const closed = err({ code: 'popup-closed', providerCode: 'auth/popup-closed-by-user' } as const)
    const create = vi.fn<Backend['profiles']['create']>()
    const services = await openShop({
      auth: { signInWithGoogle: () => Promise.resolve(closed) },
      profiles: { create },
    })
    expect(await signInWithGoogle(services)).toEqual(closed)
    expect(create).not.toHaveBeenCalled()
  })
})
