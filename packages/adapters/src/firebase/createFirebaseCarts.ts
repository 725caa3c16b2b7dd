import type { CartRepository } from '@storefront/domain'
import { deleteDoc, doc, getDoc } from 'firebase/firestore/lite'

import { applyCartChange, readCart } from '../documents/cartDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { readFields } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

/** Stores each user's cart in `carts/{uid}`. A change reads and writes it in one transaction, so that no other is lost. */
export function createFirebaseCarts({ database, call, log }: FirebaseContext): CartRepository {
  const cartOf = (uid: string) => doc(database, 'carts', uid)

  return {
    async load(uid) {
      const { path } = cartOf(uid)
      const snapshot = await call(path, () => getDoc(cartOf(uid)))
      return readCart(path, readFields(snapshot), log)
    },

    change(uid, change) {
      const { path } = cartOf(uid)
      return call(path, () =>
        transactOnce(database, [cartOf(uid)], ([snapshot], transaction) => {
          const fields = readFields(snapshot)
          const { cart, document } = applyCartChange(readCart(path, fields, log), fields, change)
          if (document !== null) transaction.set(cartOf(uid), document)
          return cart
        }),
      )
    },

    remove: (uid) => call(cartOf(uid).path, () => deleteDoc(cartOf(uid))),
  }
}
