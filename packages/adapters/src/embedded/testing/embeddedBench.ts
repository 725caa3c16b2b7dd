import { defaultShopSettings, type Backend } from '@storefront/domain'
import { vi } from 'vitest'

import type { MakeBench } from '../../contracts/TestBench.ts'
import type { KeyValueStorage } from '../../KeyValueStorage.ts'
import { noLog } from '../../noLog.ts'
import { createEmbeddedBackend } from '../createEmbeddedBackend.ts'
import { documentAt, setDocument } from '../EmbeddedDatabase.ts'
import { embeddedOutbox } from '../embeddedOutbox.ts'
import { embeddedStorageKeys } from '../embeddedStorageKeys.ts'
import { createEmbeddedStore } from '../EmbeddedStore.ts'
import { memoryStorage } from '../memoryStorage.ts'

const emptyDatabase = () => ({ accounts: {}, emails: [], documents: {} })

const seed = { products: [], settings: defaultShopSettings, users: [] }

const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle)

/** Hashes with one iteration: the contract signs in about a hundred times, and does not test the hash. */
function hashQuickly(): void {
  vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((slow, key, bits) =>
    deriveBits({ ...(slow as Pbkdf2Params), iterations: 1 }, key, bits),
  )
}

/** Data in memory that all devices share. */
export const makeEmbeddedBench: MakeBench = async () => {
  hashQuickly()
  const shared = memoryStorage()
  const store = createEmbeddedStore(shared, emptyDatabase, noLog)
  const storages = new Map<Backend, KeyValueStorage>()
  let now = Date.now()
  const clock = () => (now += 1)

  function openDevice() {
    const storage = deviceStorage(shared)
    const device = createEmbeddedBackend({ storage, clock, seed })
    storages.set(device, storage)
    return device
  }
  // From now on the devices read the empty database, not the seed, whose settings are the defaults.
  await store.transact(() => undefined)
  return {
    openDevice,
    openGuest: openDevice,
    put: (path, fields) => store.transact((draft) => setDocument(draft, path, fields)),
    read: async (path) => documentAt(store.read(), path),
    async ageSignIn(device) {
      storages.get(device)?.setItem(embeddedStorageKeys.signedInAt, '0')
    },
    async lastActionCode(email) {
      const sent = embeddedOutbox(shared).findLast(({ to }) => to === email)
      if (sent === undefined) throw new Error(`No e-mail to ${email}`)
      return sent.actionCode
    },
  }
}

/** Shares everything except the session. */
function deviceStorage(shared: KeyValueStorage): KeyValueStorage {
  const ownStorage = memoryStorage()
  const { session, signedInAt } = embeddedStorageKeys
  const storageOf = (key: string) => (key === session || key === signedInAt ? ownStorage : shared)
  return {
    getItem: (key) => storageOf(key).getItem(key),
    setItem: (key, value) => storageOf(key).setItem(key, value),
    removeItem: (key) => storageOf(key).removeItem(key),
  }
}
