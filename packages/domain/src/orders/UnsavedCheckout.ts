import type { ProfileChanges } from '../account/profile.ts'

/** What a user has typed at checkout; the boxes are not part of it: they are ticked for each order. */
export interface TypedCheckout {
  /** Delivery details that differ from the stored ones; null while their form is closed. */
  readonly delivery: Partial<ProfileChanges> | null
  readonly notes: string
}

export const nothingTyped: TypedCheckout = { delivery: null, notes: '' }

/**
 * Port: what was typed at checkout and is neither saved nor ordered, in the browser's tab, so that a
 * reload, a followed link or a lost session take none of it.
 */
export interface UnsavedCheckout {
  /** What this user typed; nothing of anybody else's. */
  of(uid: string): TypedCheckout
  /** Adds to what this user typed, and drops what anybody else did. */
  keep(uid: string, typed: Partial<TypedCheckout>): void
  /** Drops what anybody but this user typed. */
  keepOnlyOf(uid: string): void
  /** It is ordered, or whoever typed it is gone. */
  clear(): void
}
