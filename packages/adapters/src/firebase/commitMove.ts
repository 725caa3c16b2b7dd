import {
  err,
  isInState,
  ok,
  orderSchema,
  type ChangeStatusError,
  type Order,
  type OrderState,
  type OrderStatus,
  type Result,
} from '@storefront/domain'
import { doc, increment, serverTimestamp, type Firestore } from 'firebase/firestore/lite'

import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

/**
 * Changes an order's status and sets its time, in one transaction. Cancelling also returns the bottles to
 * the products that still exist and are counted, and stamps each with the order's line (spec section 16.6).
 *
 * The transaction reads the order again, so that it decides on the order that it changes.
 *
 * @param order for its lines, which never change
 * @param seen the state that the order must still have
 */
export function commitMove(
  database: Firestore,
  { id, items }: Order,
  to: OrderStatus,
  seen: OrderState,
): Promise<Result<void, ChangeStatusError>> {
  const returns = to === 'cancelled' ? items : []
  const products = returns.map(({ productId }) => doc(database, 'products', productId))
  const moved = doc(database, 'orders', id)
  return transactOnce(database, [moved, ...products], ([stored, ...snapshots], transaction) => {
    const current = decodeSnapshot(orderSchema, stored)
    if (current.status === to) return ok(undefined)
    if (!isInState(current, seen)) return err('status-refused')
    transaction.update(moved, {
      status: to,
      updatedAt: serverTimestamp(),
      [`${to}At`]: serverTimestamp(),
    })
    returns.forEach(({ quantity }, line) => {
      const product = snapshots[line]
      if (product === undefined || typeof product.get('stock') !== 'number') return
      transaction.update(product.ref, {
        stock: increment(quantity),
        lastReturn: { orderId: id, line },
      })
    })
    return ok(undefined)
  })
}
