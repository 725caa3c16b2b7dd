import { goodsStates, newPress, orderStatuses, remindOrCancel } from '@storefront/domain'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { onSchedule } from 'firebase-functions/scheduler'

import { sendContext, smtpUrl } from './letters/sendPlannedLetter.ts'
import { sweepLetters } from './letters/sweepLetters.ts'
import { log } from './log.ts'
import { runCommand } from './runCommand.ts'

export const sweepOverdueLetters = onSchedule(
  { schedule: 'every 10 minutes', secrets: [smtpUrl], timeoutSeconds: 540 },
  () => sweepLetters(sendContext()),
)

/** In the morning, since the deadline of a transfer ends at midnight. */
export const followUpTransfers = onSchedule(
  { schedule: '0 9 * * *', timeZone: 'America/Guayaquil', timeoutSeconds: 540 },
  () => followUpEachTransfer(getFirestore()),
)

/**
 * Reminds of each transfer that is late, or cancels its order. One that fails does not stop the others.
 *
 * @param now returns the time in ms since 1970
 * @throws AggregateError at the end, with the failures of single orders
 */
export async function followUpEachTransfer(database: Firestore, now = Date.now): Promise<void> {
  const cancelled = orderStatuses.filter((status) => goodsStates[status].isCancelledByBuyer)
  const { docs } = await database
    .collection('orders')
    .where('status', 'in', cancelled)
    .where('paymentMethod', '==', 'transfer')
    .where('money', '==', 'due')
    .select()
    .get()
  const failures: unknown[] = []
  for (const { id } of docs) {
    const sender = { caller: null, network: null, press: newPress(), isSchedule: true }
    try {
      await runCommand(database, remindOrCancel, { id }, sender, now)
    } catch (error) {
      // Of what a scheduled function throws, the platform logs the message only.
      log.error(`The late transfer of orders/${id} was not handled`, error)
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, 'Some late transfers were not handled')
  }
}
