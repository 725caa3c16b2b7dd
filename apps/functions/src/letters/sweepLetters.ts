import { readLetter } from './readDocuments.ts'
import { sendLetter, type SendContext } from './sendLetter.ts'

/** Maximum number of letters that a sweep reads. */
const maxLetters = 300

/** A sweep begins no attempt later than this, in ms: its function may run three minutes longer (`schedules.ts`). */
export const sweepMs = 6 * 60_000

/**
 * Sends the letters that became due while no function waited for them, and ends expired claims. Begins with the
 * letter that has been due longest; the next sweep continues.
 */
export async function sweepLetters(context: SendContext): Promise<void> {
  const end = context.now() + sweepMs
  const { docs } = await context.database
    .collection('letters')
    .where('state', 'in', ['waiting', 'sending'])
    .orderBy('sendAt')
    .limit(maxLetters)
    .get()
  for (const document of docs) {
    if (context.now() >= end) return
    const letter = readLetter(document)
    const dueAt = letter?.state === 'sending' ? letter.claimedUntil : letter?.sendAt
    if ((dueAt ?? Infinity) <= context.now()) await sendLetter(context, document.id)
  }
}
