import type { AgeGateStore } from '@storefront/domain'

import { createStore, type ReadableStore } from '../../../shared/store.ts'

/**
 * How the open gate leaves: it fades, or gives way to the scene of the page behind it; null while it is closed,
 * and once it has left.
 */
export type Leaving = 'fade' | 'scene' | null

/** True once the visitor has passed the gate, in this visit or an earlier one. */
export interface AgeGateState extends ReadableStore<boolean> {
  /** Whether the visitor has begun to answer. */
  readonly isAnswering: ReadableStore<boolean>
  readonly leaving: ReadableStore<Leaving>
  readonly beginAnswer: () => void
  /** Registers a scene on the page behind the gate. Returns a function that unregisters it. */
  readonly addScene: () => () => void
  /**
   * Opens the gate; for this visit only when the browser cannot store it.
   *
   * @param isMoving false for a visitor who wants no motion: the gate leaves at once
   */
  open(isMoving: boolean): void
  /** Ends the motion of leaving. */
  readonly settle: () => void
}

declare module '../../../shared/services.tsx' {
  interface Services {
    readonly ageGate: AgeGateState
  }
}

export function createAgeGate(ageGateStore: AgeGateStore): AgeGateState {
  const isOpen = createStore(ageGateStore.isVerified())
  const isAnswering = createStore(false)
  const leaving = createStore<Leaving>(null)
  let scenes = 0
  return {
    get: isOpen.get,
    subscribe: isOpen.subscribe,
    isAnswering,
    leaving,
    beginAnswer: () => isAnswering.set(true),
    addScene() {
      scenes += 1
      return () => {
        scenes -= 1
      }
    },
    open(isMoving) {
      ageGateStore.remember()
      if (isMoving) leaving.set(scenes > 0 ? 'scene' : 'fade')
      isOpen.set(true)
    },
    settle: () => leaving.set(null),
  }
}
