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
import { doc } from 'firebase/firestore/lite'

import type { FirebaseContext } from './FirebaseContext.ts'
import { decodeSnapshot, getDocument } from './readDocuments.ts'
import { transactOnce } from './transactOnce.ts'

/** Stores each user's cart in `carts/{uid}`. A change reads and writes it in one transaction, so that no other is lost. */
export function createFirebaseCarts({ database, call }: FirebaseContext): CartRepository {
  function change(uid: string, changed: (stored: UserCart) => UserCart): Promise<Cart> {
    const { path, schema } = cartRef(uid)
    return call(path, () =>
      transactOnce(doc(database, path), (snapshot, transaction) => {
        const stored = snapshot.exists() ? decodeSnapshot(schema, snapshot) : emptyUserCart
        const cart = changed(stored)
        if (cart !== stored) transaction.set(snapshot.ref, cartFields(cart))
        return cart.items
      }),
    )
  }

  return {
    load(uid) {
      const ref = cartRef(uid)
      return call(ref.path, async () => (await getDocument(database, ref))?.items ?? [])
    },

    setLine: (uid, line) => change(uid, (stored) => withLine(stored, line)),

    merge: (uid, guest) => change(uid, (stored) => mergeGuestCart(stored, guest)),
  }
}
