import { createStore, type ReadableStore } from '../store/createStore.ts'

export type CookieChoice = 'accepted' | 'rejected'

/** Remembers in the browser what the visitor chose. */
export interface ConsentMemory {
  read(): CookieChoice | null
  remember(choice: CookieChoice): boolean
}

/** The visitor's choice about cookies; null as long as the notice has to ask. */
export interface CookieConsentStore extends ReadableStore<CookieChoice | null> {
  choose(choice: CookieChoice): void
}

export function createCookieConsentStore(memory: ConsentMemory): CookieConsentStore {
  const choice = createStore(memory.read())
  return {
    get: choice.get,
    subscribe: choice.subscribe,
    choose(chosen) {
      memory.remember(chosen)
      choice.set(chosen)
    },
  }
}
