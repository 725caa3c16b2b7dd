import { mayOrderAgain, type CartRepository } from '@storefront/domain'

import { applyCartChange, lastOrderIn, readCart } from '../documents/cartDocument.ts'
import type { DocumentFields } from '../documents/decodeDocument.ts'
import { permissionDenied, requireOwner } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { Collection } from './EmbeddedDatabase.ts'
import { isCart } from './embeddedRules.ts'

export function createEmbeddedCarts(context: EmbeddedContext): CartRepository {
  const { store, call, clock, log } = context
  return {
    load: (uid) =>
      call(() => {
        requireOwner(context, uid, `carts/${uid}`)
        return readCart(`carts/${uid}`, store.read().carts[uid] ?? null, log)
      }),
    change: (uid, change) =>
      call(() => {
        requireOwner(context, uid, `carts/${uid}`)
        return store.transact(({ carts }) => {
          const stored = carts[uid] ?? null
          const { cart, document } = applyCartChange(
            readCart(`carts/${uid}`, stored, log),
            stored,
            change,
          )
          if (document !== null && !isCart(document)) throw permissionDenied(`carts/${uid}`)
          if (document !== null) carts[uid] = { ...document, ...lastOrderIn(stored) }
          return cart
        })
      }),
    remove: (uid) =>
      call(() => {
        requireOwner(context, uid, `carts/${uid}`)
        store.transact(({ carts }) => removeCart(carts, uid, clock()))
      }),
  }
}

/** When the owner of a stored cart placed the last order, in ms since 1970, or null. */
export function lastOrderTime(stored: DocumentFields | undefined): number | null {
  const orderedAt = stored?.['orderedAt']
  return typeof orderedAt === 'number' ? orderedAt : null
}

/** Deletes a cart, or empties it while its owner may not order again. `now` is in ms since 1970. */
export function removeCart(carts: Collection, uid: string, now: number): void {
  const stored = carts[uid]
  if (mayOrderAgain(lastOrderTime(stored), now)) delete carts[uid]
  else carts[uid] = { items: [], ...lastOrderIn(stored) }
}
