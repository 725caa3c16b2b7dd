import type { AgeGateStore } from '@storefront/domain'

import { createStore, type ReadableStore } from '../../store/createStore.ts'

/** Whether the visitor has shown to be of age. */
export interface AgeGate extends ReadableStore<boolean> {
  /** Opens the gate, for this visit even when the browser does not remember it. */
  open(): void
}

export function createAgeGate(memory: AgeGateStore): AgeGate {
  const isOpen = createStore(memory.isVerified())
  return {
    get: isOpen.get,
    subscribe: isOpen.subscribe,
    open() {
      memory.remember()
      isOpen.set(true)
    },
  }
}
