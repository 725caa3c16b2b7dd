import type { Order, OrderStatus } from '@storefront/domain'
import { doc, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite'

import { transactOnce } from './transactOnce.ts'

/**
 * Gives an order its next status with its time; a cancelled one gives its bottles back to the products that are
 * still there and counted, stamping each with the line. All in one commit, or not at all.
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
