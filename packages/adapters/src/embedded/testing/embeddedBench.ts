import { defaultShopSettings, type Backend } from '@storefront/domain'

import type { MakeBench } from '../../contracts/TestBench.ts'
import type { KeyValueStorage } from '../../KeyValueStorage.ts'
import { noLog } from '../../Log.ts'
import { createEmbeddedBackend } from '../createEmbeddedBackend.ts'
import { embeddedOutbox } from '../embeddedOutbox.ts'
import { seedDatabase } from '../EmbeddedSeed.ts'
import { embeddedStorageKeys } from '../embeddedStorageKeys.ts'
import { createEmbeddedStore } from '../EmbeddedStore.ts'
import type { PasswordCrypto } from '../hashPassword.ts'
import { memoryStorage } from '../memoryStorage.ts'

const seed = { products: [], settings: defaultShopSettings, users: [] }

/** Hashes with one iteration: the contract signs in about a hundred times, and does not test the hash. */
const quickCrypto: PasswordCrypto = {
  getRandomValues: crypto.getRandomValues.bind(crypto),
  subtle: new Proxy(crypto.subtle, {
    get: (subtle, name) =>
      name === 'deriveBits'
        ? (slow: Pbkdf2Params, key: CryptoKey, bits: number) =>
            subtle.deriveBits({ ...slow, iterations: 1 }, key, bits)
        : Reflect.get(subtle, name).bind(subtle),
  }),
}

/** Data in memory that all devices share. */
export const makeLocalBench: MakeBench = () => {
  const shared = memoryStorage()
  const store = createEmbeddedStore(shared, () => seedDatabase(seed, 0), noLog)
  store.transact(({ settings }) => {
    delete settings['shop']
  })
  const storages = new Map<Backend, KeyValueStorage>()
  let now = Date.now()
  const clock = () => (now += 1)

  return Promise.resolve({
    openDevice() {
      const storage = deviceStorage(shared)
      const device = createEmbeddedBackend({ storage, clock, seed, crypto: quickCrypto })
      storages.set(device, storage)
      return device
    },
    async ageSignIn(device) {
      storages.get(device)?.setItem(embeddedStorageKeys.signedInAt, '0')
    },
    async put(path, fields) {
      store.transact((database) => {
        const { name, id } = locate(path)
        database[name][id] = fields
      })
    },
    async remove(path) {
      store.transact((database) => {
        const { name, id } = locate(path)
        delete database[name][id]
      })
    },
    async read(path) {
      const { name, id } = locate(path)
      return store.read()[name][id] ?? null
    },
    async lastActionCode(email) {
      const sent = embeddedOutbox(shared).findLast(({ to }) => to === email)
      if (sent === undefined) throw new Error(`No e-mail to ${email}`)
      return sent.actionCode
    },
  })
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

const collections = [
  'users',
  'carts',
  'products',
  'orders',
  'letters',
  'settings',
  'auditLog',
] as const

function locate(path: string): { name: (typeof collections)[number] | 'notes'; id: string } {
  const [root, id = '', ...below] = path.split('/')
  if (below[0] === 'notes') return { name: 'notes', id: [id, ...below].join('/') }
  const name = collections.find((collection) => collection === root)
  if (name === undefined) throw new Error(`No collection for ${path}`)
  return { name, id }
}
