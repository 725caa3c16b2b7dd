import {
  nothingTyped,
  pickProfileChanges,
  type TypedCheckout,
  type UnsavedCheckout,
} from '@storefront/domain'

import { type Log, noLog } from '../Log.ts'
import type { BrowserStorage } from './browserStorage.ts'
import { storageKeys } from './storageKeys.ts'

/**
 * What is typed at checkout and by whom, under `unsavedCheckout`. Where the browser stores nothing it
 * lives as long as the page.
 *
 * @param storage the tab's own: the next tab, and whoever opens it, find nothing there
 */
export function createUnsavedCheckout(storage: BrowserStorage, log: Log = noLog): UnsavedCheckout {
  let unstored: string | null = null

  function read(): { readonly owner: unknown; readonly typed: unknown } {
    try {
      const text = unstored ?? storage.read(storageKeys.unsavedCheckout)
      const stored: unknown = JSON.parse(text ?? '[]')
      const [owner, typed]: readonly unknown[] = Array.isArray(stored) ? stored : []
      return { owner, typed }
    } catch (cause) {
      log('What was typed at checkout is not JSON', cause)
      return { owner: null, typed: null }
    }
  }

  function of(uid: string): TypedCheckout {
    const { owner, typed } = read()
    return owner === uid ? parseTyped(typed) : nothingTyped
  }

  function clear(): void {
    unstored = null
    storage.remove(storageKeys.unsavedCheckout)
  }

  return {
    of,
    keep(uid, typed) {
      const text = JSON.stringify([uid, { ...of(uid), ...typed }])
      unstored = storage.write(storageKeys.unsavedCheckout, text) ? null : text
    },
    keepOnlyOf(uid) {
      const { owner } = read()
      if (owner !== undefined && owner !== uid) clear()
    },
    clear,
  }
}

function parseTyped(stored: unknown): TypedCheckout {
  if (typeof stored !== 'object' || stored === null) return nothingTyped
  const { delivery, notes }: Readonly<Record<string, unknown>> = { ...stored }
  return {
    delivery: typeof delivery === 'object' && delivery !== null ? textsOf(delivery) : null,
    notes: typeof notes === 'string' ? notes : '',
  }
}

function textsOf(stored: object): TypedCheckout['delivery'] {
  const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string')
  return pickProfileChanges(Object.fromEntries(texts))
}
