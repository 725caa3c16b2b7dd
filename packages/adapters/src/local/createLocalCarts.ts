import type { CartRepository } from '@storefront/domain'

import { applyCartChange, readCart } from '../documents/cartDocument.ts'
import { permissionDenied, requireOwner } from './localAccess.ts'
import type { LocalContext } from './LocalContext.ts'
import { isCart } from './localRules.ts'

export function createLocalCarts(context: LocalContext): CartRepository {
  const { store, call, log } = context
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
          if (document !== null) carts[uid] = { ...document }
          return cart
        })
      }),
    remove: (uid) =>
      call(() => {
        requireOwner(context, uid, `carts/${uid}`)
        store.transact(({ carts }) => {
          delete carts[uid]
        })
      }),
  }
}
