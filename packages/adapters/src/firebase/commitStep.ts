import {
  canTakeStep,
  canTrack,
  changesOf,
  err,
  isInState,
  isSameTracking,
  isStepTaken,
  nextActivityKey,
  ok,
  orderSchema,
  type ActivityKind,
  type Correction,
  type Order,
  type Result,
  type Step,
  type StepError,
  type StepOptions,
  type Tracking,
} from '@storefront/domain'
import { doc, increment, serverTimestamp, type Firestore } from 'firebase/firestore/lite'

import { decodeSnapshot } from './readFields.ts'
import { transactOnce } from './transactOnce.ts'

/**
 * Takes a step of an order in one transaction: its fields, their time, and the entry of the activity.
 * Cancelling also returns the bottles to the products that still exist and are counted, and stamps each with
 * the order's line (spec section 16.6).
 *
 * The transaction reads the order again, so that it decides on the order that it changes.
 *
 * @param order for its lines, which never change
 * @param by the account that takes the step
 */
export function commitStep(
  database: Firestore,
  { id, items }: Order,
  step: Step | Correction,
  by: string,
  { seen, tracking }: StepOptions = {},
): Promise<Result<void, StepError>> {
  const returns = step === 'cancelled' ? items : []
  const products = returns.map(({ productId }) => doc(database, 'products', productId))
  const moved = doc(database, 'orders', id)
  return transactOnce(database, [moved, ...products], ([stored, ...snapshots], transaction) => {
    const current = decodeSnapshot(orderSchema, stored)
    if (isStepTaken(current, step)) return ok(undefined)
    // The rules decide who may take a step; an admin may take every possible one.
    const isPossible = canTakeStep(current, step, 'admin')
    if (!isPossible || (seen !== undefined && !isInState(current, seen))) return err('step-refused')
    transaction.update(moved, {
      ...changesOf(current, step, serverTimestamp()),
      ...(tracking !== undefined && { tracking }),
      ...recordOf(current, step, by),
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

/** Stores an order's tracking number in one transaction with the entry of the activity. */
export function commitTracking(
  database: Firestore,
  id: string,
  tracking: Tracking,
  by: string,
): Promise<Result<void, StepError>> {
  const tracked = doc(database, 'orders', id)
  return transactOnce(database, [tracked], ([stored], transaction) => {
    const current = decodeSnapshot(orderSchema, stored)
    if (isSameTracking(current.tracking, tracking)) return ok(undefined)
    if (!canTrack(current)) return err('step-refused')
    transaction.update(tracked, { tracking, ...recordOf(current, 'tracked', by) })
    return ok(undefined)
  })
}

/** The fields that every change of an order has: its time, and one more entry of the activity. */
function recordOf(order: Order, kind: ActivityKind, by: string) {
  const entry = { kind, by, at: serverTimestamp() }
  return { updatedAt: serverTimestamp(), [`activity.${nextActivityKey(order)}`]: entry }
}
