import {
  automaticActor,
  changesOf,
  isCancellationDue,
  isReminderDue,
  letterId,
  nextActivityKey,
  type Letter,
  type Order,
} from '@storefront/domain'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

import { planLetter } from './planLetters.ts'
import { loadShop, readLetter, readOrder } from './readShop.ts'

/**
 * Plans one reminder for each order whose transfer is late, and cancels the order if it is still not paid days
 * later. Does nothing while letters are off, so that no order is cancelled without a reminder.
 *
 * @param now in ms since 1970
 * @throws AggregateError at the end, with the failures of single orders
 */
export async function handleLateTransfers(database: Firestore, now: number): Promise<void> {
  const { settings } = await loadShop(database)
  if (!settings.lettersOn) return
  const failures: unknown[] = []
  for (const order of await awaitedTransfers(database)) {
    if (!isReminderDue(order, settings, now)) continue
    try {
      await handleLateTransfer(database, order.id, now)
    } catch (error) {
      // Of what a scheduled function throws, the platform logs the message only.
      logger.error(`The late transfer of orders/${order.id} was not handled`, error)
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, 'Some late transfers were not handled')
  }
}

async function handleLateTransfer(
  database: Firestore,
  orderId: string,
  now: number,
): Promise<void> {
  const id = letterId(orderId, 'paymentReminder')
  const reminder = readLetter(await database.doc(`letters/${id}`).get())
  if (reminder === null || reminder.sentAt === null) {
    await planLetter(database, orderId, 'paymentReminder', now)
  } else {
    await cancelIfDue(database, orderId, reminder, now)
  }
}

/** The orders whose transfer has not arrived. */
async function awaitedTransfers(database: Firestore): Promise<readonly Order[]> {
  const { docs } = await database
    .collection('orders')
    .where('status', '==', 'pending')
    .where('paymentMethod', '==', 'transfer')
    .where('paymentReceivedAt', '==', null)
    .get()
  return docs.map(readOrder).filter((order) => order !== null)
}

/**
 * Cancels an order in one transaction, as an admin does: writes its fields and an entry of its activity, and
 * returns its bottles to counted stocks (spec section 16.6). Reads the order again, since the owner may have
 * recorded the payment in the meantime.
 */
async function cancelIfDue(
  database: Firestore,
  orderId: string,
  reminder: Letter,
  now: number,
): Promise<void> {
  const document = database.doc(`orders/${orderId}`)
  await database.runTransaction(async (transaction) => {
    const order = readOrder(await transaction.get(document))
    if (order === null || !isCancellationDue(order, reminder, now)) return
    const products = await transaction.getAll(
      ...order.items.map(({ productId }) => database.doc(`products/${productId}`)),
    )
    const at = FieldValue.serverTimestamp()
    transaction.update(document, {
      ...changesOf(order, 'cancelled', at),
      updatedAt: at,
      [`activity.${nextActivityKey(order)}`]: { kind: 'cancelled', by: automaticActor, at },
    })
    order.items.forEach(({ quantity }, line) => {
      const product = products[line]
      if (product === undefined || typeof product.get('stock') !== 'number') return
      transaction.update(product.ref, {
        stock: FieldValue.increment(quantity),
        lastReturn: { orderId, line },
      })
    })
  })
}
