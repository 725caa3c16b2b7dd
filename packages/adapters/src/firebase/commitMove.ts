import type { Order, OrderStatus } from '@storefront/domain'
import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite'

import { transactOnce } from './transactOnce.ts'

/**
 * Gives an order its next status; a cancelled one gives its bottles back to the products that are
 * still there and counted, stamping each with the line. All in one commit, or not at all.
 */
export function commitMove(database: Firestore, order: Order, to: OrderStatus): Promise<void> {
  return transactOnce(database, async (transaction) => {
    const returns = to === 'cancelled' ? await readReturns(database, transaction, order) : []
    transaction.update(doc(database, 'orders', order.id), {
      status: to,
      updatedAt: serverTimestamp(),
    })
    for (const { product, quantity, line } of returns) {
      transaction.update(product, {
        stock: increment(quantity),
        lastReturn: { orderId: order.id, line },
      })
    }
  })
}

async function readReturns(database: Firestore, transaction: Transaction, order: Order) {
  const lines = order.items.map(async ({ productId, quantity }, line) => {
    const product = doc(database, 'products', productId)
    const stock: unknown = (await transaction.get(product)).get('stock')
    return { product, quantity, line, isCounted: typeof stock === 'number' }
  })
  return (await Promise.all(lines)).filter(({ isCounted }) => isCounted)
}
