import type { Order, OrderStatus } from '@storefront/domain'
import { doc, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite'

import { transactOnce } from './transactOnce.ts'

/**
 * Changes an order's status and sets its time, in one transaction. Cancelling also returns the bottles to
 * the products that still exist and are counted, and stamps each with the order's line (spec section 16.6).
 */
export function commitMove(database: Firestore, order: Order, to: OrderStatus): Promise<void> {
  const returns = to === 'cancelled' ? order.items : []
  const products = returns.map(({ productId }) => doc(database, 'products', productId))
  return transactOnce(database, products, (snapshots, transaction) => {
    transaction.update(doc(database, 'orders', order.id), {
      status: to,
      updatedAt: serverTimestamp(),
      [`${to}At`]: serverTimestamp(),
    })
    returns.forEach(({ quantity }, line) => {
      const product = snapshots[line]
      if (product === undefined || typeof product.get('stock') !== 'number') return
      transaction.update(product.ref, {
        stock: increment(quantity),
        lastReturn: { orderId: order.id, line },
      })
    })
  })
}
