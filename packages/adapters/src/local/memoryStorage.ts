import type { KeyValueStorage } from '../KeyValueStorage.ts'

/** A storage that lives as long as its object: for tests, stories and prerendering. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
