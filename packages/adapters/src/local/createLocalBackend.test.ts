import { type Account, type Backend, defaultShopSettings, type Result } from '@storefront/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { password, valueOf } from '../contracts/people.ts'
import { done, refusal } from '../contracts/outcomes.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { Log } from '../Log.ts'
import { createLocalBackend, type LocalBackendSettings } from './createLocalBackend.ts'
import { localOutbox } from './localOutbox.ts'
import type { LocalSeed } from './LocalSeed.ts'
import { localStorageKeys } from './localStorageKeys.ts'
import { memoryStorage } from './memoryStorage.ts'

const now = Date.UTC(2026, 0, 2, 12)

const seed: LocalSeed = {
  products: [
    {
      id: 'destilado',
      name: 'Amaru Destilado',
      price: 27,
      currency: 'USD',
      image: null,
      active: true,
      comingSoon: false,
      stock: 10,
      alcoholByVolume: 32,
      volumeMl: 750,
      sortOrder: 1,
    },
  ],
  settings: { ...defaultShopSettings, shippingCents: 700 },
  users: [
    {
      uid: 'demo-admin',
      email: 'admin@example.com',
      password: 'seeded-secret',
      role: 'admin',
      nombre: 'Luis',
      cedula: '1713175071',
      telefono: '',
      direccion: '',
    },
  ],
}
const admin = { email: 'admin@example.com', password: 'seeded-secret' }

let storage: KeyValueStorage
function open(settings: Partial<LocalBackendSettings> = {}): Backend {
  return createLocalBackend({ storage, clock: () => now, seed, ...settings })
}

beforeEach(() => {
  storage = memoryStorage()
})

describe('the seed', () => {
  it('is there before the first use', async () => {
    const { auth, profiles, products, settings } = open()
    expect(await products.list()).toMatchObject([{ id: 'destilado', priceCents: 2700 }])
    expect(await settings.shop()).toEqual(seed.settings)
    expect(valueOf(await auth.signIn(admin))).toMatchObject({ uid: 'demo-admin' })
    expect(await profiles.find('demo-admin')).toMatchObject({ role: 'admin', createdAt: now })
  })

  it('is not put back over what has changed', async () => {
    const { auth } = open()
    await auth.signIn(admin)
    await auth.changePassword(admin.password, 'dragon-fruit-7')
    expect(await open().auth.signIn(admin)).toEqual(refusal('invalid-credentials'))
    expect(await open().auth.signIn({ ...admin, password: 'dragon-fruit-7' })).toMatchObject({
      ok: true,
    })
  })

  it('replaces a database that cannot be read, and the log hears of it', async () => {
    storage.setItem(localStorageKeys.database, '{not json')
    const log = vi.fn<Log>()
    expect(await open({ log }).products.list()).toHaveLength(1)
    expect(log).toHaveBeenCalled()
  })
})

describe('passwords', () => {
  it('are stored as salted hashes only', async () => {
    const { auth } = open()
    await auth.register({ email: 'rosa@example.com', password })
    await auth.register({ email: 'luis@example.com', password })
    const stored = storage.getItem(localStorageKeys.database) ?? ''
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(admin.password)
    const hashes = [...stored.matchAll(/"hash":"(\w{64})"/g)].map(([, hash]) => hash)
    expect(new Set(hashes).size).toBe(2)
  })
})

describe('sessions', () => {
  it('outlive the page', async () => {
    await open().auth.signIn(admin)
    expect(await open().auth.idToken()).toBe('demo-admin')
  })

  it('end in the other tabs, which are told', async () => {
    const listeners = new Set<() => void>()
    const onExternalChange = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const tab = open({ onExternalChange })
    await tab.auth.signIn(admin)
    const heard: (Account | null)[] = []
    const stop = tab.auth.observe((account) => heard.push(account))
    await vi.waitFor(() => expect(heard).toHaveLength(1))

    await open().auth.signOut()
    listeners.forEach((listener) => listener())
    expect(heard.at(-1)).toBeNull()

    stop()
    expect(listeners.size).toBe(0)
  })
})

describe('Google sign-in', () => {
  const google = { googleEmail: 'rosa@example.com' }
  const rosa = { email: 'rosa@example.com', password }

  it('makes a verified account without a password', async () => {
    const { auth } = open(google)
    expect(valueOf(await auth.signInWithGoogle())).toMatchObject({
      email: rosa.email,
      emailVerified: true,
      providers: ['google'],
    })
    expect(await auth.signIn(rosa)).toEqual(refusal('invalid-credentials'))
  })

  it('is the same account every time', async () => {
    const { auth } = open(google)
    expect(await auth.signInWithGoogle()).toEqual(await auth.signInWithGoogle())
  })

  it('joins a verified account and leaves its password', async () => {
    const { auth } = open(google)
    const { uid } = valueOf(await auth.register(rosa))
    await auth.sendVerification('es')
    await auth.verifyEmail(localOutbox(storage)[0]?.actionCode ?? '')
    expect(valueOf(await auth.signInWithGoogle())).toMatchObject({
      uid,
      providers: ['password', 'google'],
    })
    expect(await auth.signIn(rosa)).toMatchObject({ ok: true })
  })

  it('takes the password of an account that nobody verified', async () => {
    const { auth } = open(google)
    const { uid } = valueOf(await auth.register(rosa))
    expect(valueOf(await auth.signInWithGoogle())).toMatchObject({ uid, providers: ['google'] })
    expect(await auth.signIn(rosa)).toEqual(refusal('invalid-credentials'))
  })

  it('deletes its account without a password', async () => {
    const { auth } = open(google)
    await auth.signInWithGoogle()
    expect(await auth.deleteAccount(null)).toEqual(done)
    expect(await auth.idToken()).toBeNull()
  })

  it('is no way around the password of an account that has only that', async () => {
    const { auth } = open(google)
    await auth.signIn(admin)
    expect(await auth.deleteAccount(null)).toEqual(refusal('invalid-credentials'))
  })
})

describe('e-mails', () => {
  it('lie in the outbox', async () => {
    const { auth } = open({ makeId: () => 'code-1' })
    await auth.sendPasswordReset(admin.email, 'en')
    expect(localOutbox(storage)).toEqual([
      {
        to: admin.email,
        kind: 'reset-password',
        actionCode: 'code-1',
        language: 'en',
        sentAt: now,
      },
    ])
  })

  it('are none before the first', () => {
    expect(localOutbox(storage)).toEqual([])
  })

  it.each([
    { kind: 'a reset', hours: 1 },
    { kind: 'a verification', hours: 72 },
  ])('carry codes of $kind for $hours h', async ({ kind, hours }) => {
    let time = now
    const { auth } = open({ makeId: () => 'code-1', clock: () => time })
    await auth.signIn(admin)
    await (kind === 'a reset'
      ? auth.sendPasswordReset(admin.email, 'es')
      : auth.sendVerification('es'))
    const redeem = () =>
      kind === 'a reset' ? auth.resetPassword('code-1', password) : auth.verifyEmail('code-1')
    time = now + hours * 3_600_000 + 1
    expect(await redeem()).toEqual(refusal('action-code-expired'))
    time = now + hours * 3_600_000
    expect(await redeem()).toEqual(done)
  })

  it('do not verify with the code of a reset', async () => {
    const { auth } = open({ makeId: () => 'code-1' })
    await auth.sendPasswordReset(admin.email, 'es')
    expect(await auth.verifyEmail('code-1')).toEqual(refusal('action-code-invalid'))
  })
})

describe('latency', () => {
  it('delays every call', async () => {
    vi.useFakeTimers()
    const { auth, products } = open({ latencyMs: 300 })
    const arrived = vi.fn<(value: unknown) => void>()
    auth.observe(arrived)
    void auth.signOut().then(arrived)
    void products.list().then(arrived)
    await vi.advanceTimersByTimeAsync(299)
    expect(arrived).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(arrived).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })
})

describe('a storage that is full', () => {
  beforeEach(() => {
    storage = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
  })

  it('still shows the shop', async () => {
    expect(await open().products.list()).toHaveLength(1)
  })

  it('is an outage to what has to be stored', async () => {
    const outcome: Result<Account, unknown> = await open().auth.signIn(admin)
    expect(outcome).toEqual(refusal('internal-error'))
  })
})
