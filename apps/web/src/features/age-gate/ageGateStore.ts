import type { AgeGateStore } from '@storefront/domain'
import { createContext, useContext } from 'react'

import { createStore, type ReadableStore } from '../../shared/store.ts'

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

export const AgeGateContext = createContext<AgeGate | null>(null)

/** The gate of this visit. Throws outside of its context. */
export function useAgeGate(): AgeGate {
  const gate = useContext(AgeGateContext)
  if (gate === null) throw new Error('useAgeGate() needs an AgeGateContext above it')
  return gate
}
