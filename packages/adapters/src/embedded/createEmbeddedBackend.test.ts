import {
  letterDelayMs,
  newPress,
  orderFields,
  placeOrder,
  takeStep,
  versionOf,
  type Account,
  type Log,
  type Result,
  type Step,
} from '@storefront/domain'
import { aCustomer, anOrder } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { refusal } from '../contracts/outcomes.ts'
import { password, valueOf } from '../contracts/people.ts'
import { orderInput } from '../contracts/shop.ts'
import type { KeyValueStorage } from '../KeyValueStorage.ts'
import type { EmbeddedBackendSettings } from './createEmbeddedBackend.ts'
import { addEmbeddedHistory, forgetEmbeddedDatabase } from './EmbeddedHistory.ts'
import { embeddedStorageKeys } from './embeddedStorageKeys.ts'
import { memoryStorage } from './memoryStorage.ts'
import { admin, now, openEmbedded, seed } from './testing/openEmbedded.ts'

let storage: KeyValueStorage
const open = (settings: Partial<EmbeddedBackendSettings> = {}) => openEmbedded(storage, settings)

beforeEach(() => {
  storage = memoryStorage()
})

describe('the seed', () => {
  it('is available before the first use', async () => {
    const { auth, profiles, products, settings } = open()
    expect(await products.list()).toMatchObject({ items: [{ id: 'destilado', priceCents: 2700 }] })
    expect(await settings.shop()).toEqual(seed.settings)
    expect(valueOf(await auth.signIn(admin))).toMatchObject({ uid: 'demo-admin' })
    expect(await profiles.find('demo-admin')).toMatchObject({ role: 'admin', createdAt: now })
  })

  it('does not replace a changed document', async () => {
    const { auth } = open()
    await auth.signIn(admin)
    await auth.changePassword(admin.password, 'dragon-fruit-7')
    expect(await open().auth.signIn(admin)).toEqual(refusal('invalid-credentials'))
    expect(await open().auth.signIn({ ...admin, password: 'dragon-fruit-7' })).toMatchObject({
      ok: true,
    })
  })

  it('replaces a database that cannot be parsed, and logs it', async () => {
    storage.setItem(embeddedStorageKeys.database, '{not json')
    const log = vi.fn<Log>()
    expect((await open({ log }).products.list()).items).toHaveLength(1)
    expect(log).toHaveBeenCalled()
  })
})

describe('a history', () => {
  const uid = 'rosa'
  const customer = aCustomer({ email: 'rosa@example.org' })
  const order = anOrder({ uid, customer })
  const addHistory = () =>
    addEmbeddedHistory(storage, { ...seed, lastOrderCount: 1001 }, now, {
      users: {
        [uid]: { email: customer.email, emailVerified: true, role: 'user', createdAt: now },
      },
      orders: { [order.id]: orderFields(order) },
    })

  it('is added to the seed, with accounts that nobody can sign in to', async () => {
    await addHistory()
    const { auth, orders, profiles } = open()
    expect(await auth.signIn({ email: customer.email, password: 'seeded' })).toEqual(
      refusal('invalid-credentials'),
    )
    expect(await auth.register({ email: customer.email, password })).toEqual(
      refusal('email-in-use'),
    )
    await auth.signIn(admin)
    expect(await orders.find(order.id)).toEqual(order)
    expect((await profiles.list({}, { limit: 9 })).items).toHaveLength(2)
  })

  it('is continued by the next order', async () => {
    await addHistory()
    const placed = await open().run(placeOrder, { ...orderInput(), seenTotalCents: 3400 })
    expect(placed).toMatchObject({ ok: true, value: { number: 'A-1002' } })
  })

  it('keeps what was stored before', async () => {
    valueOf(await open().auth.register({ email: 'luis@example.com', password }))
    await addHistory()
    expect(await open().auth.register({ email: 'luis@example.com', password })).toEqual(
      refusal('email-in-use'),
    )
  })

  it('is removed with the stored database, and the session stays', async () => {
    await addHistory()
    await open().auth.signIn(admin)
    await forgetEmbeddedDatabase(storage)
    expect(await open().orders.list({}, { limit: 10 })).toMatchObject({ items: [] })
  })
})

describe('passwords', () => {
  it('are stored as salted hashes only', async () => {
    const { auth } = open()
    await auth.register({ email: 'rosa@example.com', password })
    await auth.register({ email: 'luis@example.com', password })
    const stored = storage.getItem(embeddedStorageKeys.database) ?? ''
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(admin.password)
    const hashes = [...stored.matchAll(/"hash":"(\w{64})"/g)].map(([, hash]) => hash)
    expect(new Set(hashes).size).toBe(2)
  })
})

describe('sessions', () => {
  it('survive a page load', async () => {
    await open().auth.signIn(admin)
    expect(await open().auth.idToken()).toBe('demo-admin')
  })

  it('end in the other tabs, and notify their observers', async () => {
    const listeners = new Set<() => void>()
    const onExternalChange = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const tab = open({ onExternalChange })
    await tab.auth.signIn(admin)
    const accounts: (Account | null)[] = []
    const unsubscribe = tab.auth.onAccountChange((account) => accounts.push(account))
    await vi.waitFor(() => expect(accounts).toHaveLength(1))

    await open().auth.signOut()
    listeners.forEach((listener) => listener())
    expect(accounts.at(-1)).toBeNull()

    unsubscribe()
    expect(listeners.size).toBe(0)
  })
})

describe('latency', () => {
  it('delays every call', async () => {
    vi.useFakeTimers()
    const { auth, products } = open({ latencyMs: 300 })
    const arrived = vi.fn<(value: unknown) => void>()
    auth.onAccountChange(arrived)
    void auth.signOut().then(arrived)
    void products.list().then(arrived)
    await vi.advanceTimersByTimeAsync(299)
    expect(arrived).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(arrived).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })
})

describe('letters', () => {
  it('count as sent once they are due, or as skipped if their step was undone before', async () => {
    let time = now
    const device = open({
      clock: () => time,
      seed: { ...seed, settings: { ...seed.settings, lettersOn: true } },
    })
    await device.auth.signIn(admin)
    const { id } = valueOf(await device.run(placeOrder, { ...orderInput(), seenTotalCents: 3400 }))
    const take = async (step: Step, press = newPress()) => {
      const version = versionOf((await device.orders.find(id)) ?? anOrder())
      await device.run(takeStep, { id, version, steps: [step] }, press)
      return press
    }
    const ship = () => take({ kind: 'shipped', tracking: null })
    const undo = (undoes: string) => take({ kind: 'struck', undoes })
    const shown = async () =>
      (await device.letters.ofOrder(id)).items.map(({ kind, state }) => `${kind} ${state}`)

    expect(await shown()).toEqual(['orderReceived waiting', 'newOrder waiting'])
    time += letterDelayMs
    await undo(await ship())
    const received = ['orderReceived sent', 'newOrder sent']
    expect(await shown()).toEqual([...received, 'orderShipped waiting'])
    time += letterDelayMs
    expect(await shown()).toEqual([...received, 'orderShipped skipped'])
    await ship()
    time += letterDelayMs
    expect(await shown()).toEqual([...received, 'orderShipped skipped', 'orderShipped sent'])
    expect((await device.letters.ofOrder(id)).items).toContainEqual(
      expect.objectContaining({ kind: 'orderShipped', sentAt: time, attempts: 1 }),
    )
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

  it('still lists the products', async () => {
    expect((await open().products.list()).items).toHaveLength(1)
  })

  it('refuses a call that has to be stored', async () => {
    const outcome: Result<Account, unknown> = await open().auth.signIn(admin)
    expect(outcome).toEqual(refusal('internal-error'))
  })
})
