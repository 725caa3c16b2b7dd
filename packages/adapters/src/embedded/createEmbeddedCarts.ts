import {
  cartFields,
  cartRef,
  emptyUserCart,
  mergeGuestCart,
  withLine,
  type Cart,
  type CartRepository,
  type UserCart,
} from '@storefront/domain'

import { requireOwner } from './embeddedAccess.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import { documentIn, setDocument, type StoredDatabase } from './EmbeddedDatabase.ts'

export function createEmbeddedCarts(context: EmbeddedContext): CartRepository {
  const { store, call } = context

  /** Changes the cart of the signed-in user, and returns it. */
  const change = (uid: string, changed: (stored: UserCart) => UserCart): Promise<Cart> =>
    call(() => {
      const { path } = cartRef(uid)
      requireOwner(context, uid, path)
      return store.transact((draft) => {
        const cart = changed(readCart(draft, uid))
        setDocument(draft, path, cartFields(cart))
        return cart.items
      })
    })

  return {
    load: (uid) =>
      call(() => {
        requireOwner(context, uid, cartRef(uid).path)
        return readCart(store.read(), uid).items
      }),
    setLine: (uid, line) => change(uid, (stored) => withLine(stored, line)),
    merge: (uid, guest) => change(uid, (stored) => mergeGuestCart(stored, guest)),
  }
}

const readCart = (database: StoredDatabase, uid: string): UserCart =>
  documentIn(database, cartRef(uid)) ?? emptyUserCart
