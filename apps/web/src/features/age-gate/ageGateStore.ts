import type { AgeGateStore } from '@storefront/domain'
import { createContext, useContext } from 'react'

import { createStore, type ReadableStore } from '../../shared/store.ts'

/** True once the visitor has passed the gate, in this visit or an earlier one. */
export interface AgeGateState extends ReadableStore<boolean> {
  /** Opens the gate; for this visit only when the browser cannot store it. */
  open(): void
}

export function createAgeGate(memory: AgeGateStore): AgeGateState {
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

export const AgeGateContext = createContext<AgeGateState | null>(null)

/** The gate of this visit. Throws without an `AgeGateContext` above. */
export function useAgeGate(): AgeGateState {
  const gate = useContext(AgeGateContext)
  if (gate === null) throw new Error('useAgeGate() needs an AgeGateContext above it')
  return gate
}
