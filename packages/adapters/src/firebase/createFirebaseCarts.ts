import type { CartRepository } from '@storefront/domain'
import { deleteDoc, deleteField, doc, getDoc, updateDoc } from 'firebase/firestore/lite'

import { applyCartChange, lastOrderIn, readCart } from '../documents/cartDocument.ts'
import type { FirebaseContext } from './FirebaseContext.ts'
import { readFields } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'
import { unlessRefused } from './unlessRefused.ts'

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
          if (document !== null) {
            transaction.set(cartOf(uid), { ...document, ...lastOrderIn(snapshot.data()) })
          }
          return cart
        }),
      )
    },

    // For five minutes after an order the rules refuse to delete the cart, which records the order's time. An
    // emptied cart has no personal data, so the account can still be deleted.
    remove: (uid) =>
      call(cartOf(uid).path, async () => {
        const outcome = await unlessRefused(deleteDoc(cartOf(uid)))
        if (outcome === 'refused') {
          await updateDoc(cartOf(uid), { items: [], changes: deleteField() })
        }
      }),
  }
}
