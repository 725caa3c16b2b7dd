import type { KeyValueStorage } from '../KeyValueStorage.ts'

/** Creates a storage in memory, for tests, stories and prerendering. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
