import {
  cartFields,
  cartReducer,
  cartRef,
  emptyUserCart,
  mergeGuestCart,
  type Cart,
  type CartRepository,
  type UserCart,
} from '@storefront/domain'
import { doc, getDoc, type DocumentSnapshot } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

/** Stores each user's cart in `carts/{uid}`. A change reads and writes it in one transaction, so that no other is lost. */
export function createFirebaseCarts({ database, call }: FirebaseContext): CartRepository {
  function change(uid: string, changed: (stored: UserCart) => UserCart): Promise<Cart> {
    const { path } = cartRef(uid)
    return call(path, () =>
      transactOnce(doc(database, path), (snapshot, transaction) => {
        const stored = readCart(uid, snapshot)
        const cart = changed(stored)
        if (cart !== stored) transaction.set(snapshot.ref, cartFields(cart))
        return cart.items
      }),
    )
  }

  return {
    async load(uid) {
      const { path } = cartRef(uid)
      return readCart(uid, await call(path, () => getDoc(doc(database, path)))).items
    },

    setLine: (uid, line) =>
      change(uid, (stored) => {
        const items = cartReducer(stored.items, { type: 'set', line })
        return items === stored.items ? stored : { ...stored, items }
      }),

    merge: (uid, guest) => change(uid, (stored) => mergeGuestCart(stored, guest)),
  }
}

const readCart = (uid: string, snapshot: DocumentSnapshot): UserCart =>
  snapshot.exists() ? decodeSnapshot(cartRef(uid).schema, snapshot) : emptyUserCart
