import { type OrderDraft, toStoredOrder } from '@storefront/domain'
import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite'

/**
 * Writes a draft as an order, empties the buyer's cart, and stamps each product with the line that
 * sells it while taking its counted bottles, in one commit. The rules let it through once.
 */
export function commitOrder(database: Firestore, draft: OrderDraft): Promise<void> {
  const batch = writeBatch(database)
  batch.set(doc(database, 'orders', draft.id), {
    ...toStoredOrder(draft),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  })
  // Emptied rather than deleted: it goes on remembering which changes were done.
  batch.set(doc(database, 'carts', draft.uid), { items: [] }, { merge: true })
  draft.items.forEach(({ productId, quantity, stockCounted }, line) => {
    batch.update(doc(database, 'products', productId), {
      lastSale: { orderId: draft.id, line },
      ...(stockCounted && { stock: increment(-quantity) }),
    })
  })
  return batch.commit()
}
