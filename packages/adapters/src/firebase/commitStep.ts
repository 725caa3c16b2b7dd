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
 * @param order only its id and its lines are used, which never change
 * @param by uid of the account that takes the step
 * @returns the error `step-refused` when the order is in another state than the step needs
 */
export function commitStep(
  database: Firestore,
  { id, items }: Order,
  step: Step | Correction,
  by: string,
  { seen, tracking }: StepOptions = {},
): Promise<Result<void, StepError>> {
  const returnedItems = step === 'cancelled' ? items : []
  const products = returnedItems.map(({ productId }) => doc(database, 'products', productId))
  const orderRef = doc(database, 'orders', id)
  return transactOnce(database, [orderRef, ...products], ([stored, ...snapshots], transaction) => {
    const current = decodeSnapshot(orderSchema, stored)
    if (isStepTaken(current, step)) return ok(undefined)
    // The rules decide who may take a step; an admin may take every possible one.
    const isPossible = canTakeStep(current, step, 'admin')
    if (!isPossible || (seen !== undefined && !isInState(current, seen))) return err('step-refused')
    transaction.update(orderRef, {
      ...changesOf(current, step, serverTimestamp()),
      ...(tracking !== undefined && { tracking }),
      ...activityFields(current, step, by),
    })
    returnedItems.forEach(({ quantity }, line) => {
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

/**
 * Stores an order's tracking number in one transaction with the entry of the activity.
 *
 * @returns the error `step-refused` when the order cannot have a tracking number
 */
export function commitTracking(
  database: Firestore,
  id: string,
  tracking: Tracking,
  by: string,
): Promise<Result<void, StepError>> {
  const orderRef = doc(database, 'orders', id)
  return transactOnce(database, [orderRef], ([stored], transaction) => {
    const current = decodeSnapshot(orderSchema, stored)
    if (isSameTracking(current.tracking, tracking)) return ok(undefined)
    if (!canTrack(current)) return err('step-refused')
    transaction.update(orderRef, { tracking, ...activityFields(current, 'tracked', by) })
    return ok(undefined)
  })
}

/** The fields that every change of an order writes: its time, and a new entry of the activity. */
function activityFields(order: Order, kind: ActivityKind, by: string) {
  const entry = { kind, by, at: serverTimestamp() }
  return { updatedAt: serverTimestamp(), [`activity.${nextActivityKey(order)}`]: entry }
}
