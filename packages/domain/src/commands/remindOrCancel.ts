import * as z from 'zod/mini'

import { letterRef } from '../documents.ts'
import { letterId } from '../letters/letter.ts'
import { isCancellationDue, isReminderDue } from '../letters/lettersOf.ts'
import { newLetter } from '../letters/letterWrites.ts'
import { automaticActor } from '../orders/entries.ts'
import { waitingOf, type Order } from '../orders/order.ts'
import { afterSteps } from '../orders/steps.ts'
import { already, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { heldProducts, orderWrites, pressReads } from './orderWrites.ts'

/** What the morning does about a late transfer. */
export type LateTransfer = 'nothing' | 'reminded' | 'cancelled'

/** The reminder of the present waiting for an order's transfer; null while none is awaited. */
function reminderOf(order: Order | null) {
  const waiting = order && waitingOf(order)
  if (order === null || waiting === null) return null
  return { orderId: order.id, press: waiting.press, kind: 'paymentReminder' } as const
}

/**
 * The schedule looks at an order whose transfer has not arrived: it writes one reminder when the transfer is late,
 * and cancels the order if it is still not paid days later. It does nothing while letters are off, so that no
 * order is cancelled without a reminder.
 */
export const remindOrCancel = defineCommand({
  name: 'remindOrCancel',
  by: 'schedule',
  input: z.strictObject({ id: idSchema }),
  reads: ({ id }, { press }) => pressReads(id, press),
  alsoReads: (_, { order }) => {
    const reminder = reminderOf(order)
    return { ...heldProducts(order), reminder: reminder && letterRef(letterId(reminder)) }
  },
  decide: (_, { order, products, settings, reminder }, { press, now }) => {
    const nothing = already<LateTransfer>('nothing')
    const about = reminderOf(order)
    if (order === null || about === null || settings?.lettersOn !== true) return nothing
    const made = { press, by: automaticActor, at: now }
    const after = isCancellationDue(order, reminder, now)
      ? afterSteps(order, [{ kind: 'cancelled' }], made)
      : null
    if (after !== null) {
      const writes = orderWrites(after, press, { products, settings }, now)
      return decided<LateTransfer>('cancelled', writes)
    }
    // A reminder is skipped if letters were off when it was due.
    const isReminded = reminder !== null && reminder.state !== 'skipped'
    if (isReminded || !isReminderDue(order, now)) return nothing
    return decided<LateTransfer>('reminded', [newLetter(about, now, now)])
  },
})
