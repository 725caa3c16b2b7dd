import * as z from 'zod/mini'

import { letterRefs, orderRef, settingsRef } from '../documents.ts'
import { isCancellationDue, isReminderDue } from '../letters/dueLetters.ts'
import { newLetter } from '../letters/lettersToWrite.ts'
import { automaticActor } from '../orders/order.ts'
import { already, decided, defineCommand } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { productsOf, stepWrites } from './stepWrites.ts'

/** What the morning does about a late transfer. */
export type LateTransfer = 'nothing' | 'reminded' | 'cancelled'

/**
 * The schedule looks at an order whose transfer has not arrived: it writes one reminder when the transfer is late,
 * and cancels the order if it is still not paid days later. It does nothing while letters are off, so that no
 * order is cancelled without a reminder.
 */
export const remindOrCancel = defineCommand({
  name: 'remindOrCancel',
  by: 'schedule',
  input: z.strictObject({ id: idSchema }),
  reads: ({ id }) => ({ order: orderRef(id), letters: letterRefs(id), settings: settingsRef }),
  alsoReads: (_, { order }) => productsOf(order),
  decide: (_, documents, { now }) => {
    const { order, letters, settings } = documents
    const nothing = already<LateTransfer>('nothing')
    if (order === null || settings === null || !settings.lettersOn) return nothing
    const reminder = letters.find((letter) => letter?.kind === 'paymentReminder') ?? null
    if (isCancellationDue(order, reminder, now)) {
      const step = stepWrites({ ...documents, order, settings }, 'cancelled', automaticActor, now)
      return decided<LateTransfer>('cancelled', step.writes)
    }
    // A reminder is skipped if letters were off when it was due.
    const isReminded = reminder !== null && reminder.state !== 'skipped'
    if (isReminded || !isReminderDue(order, settings, now)) return nothing
    return decided<LateTransfer>('reminded', [newLetter(order.id, 'paymentReminder', now, now)])
  },
})
