import { readLetter } from './readShop.ts'
import { sendLetter, type SendContext } from './sendLetter.ts'

/** Maximum number of letters that a sweep reads; the next sweep reads the others. */
const maxLetters = 300

/** Sends the letters that became due while no function waited for them, and ends expired claims. */
export async function sweepLetters(context: SendContext): Promise<void> {
  const { docs } = await context.database
    .collection('letters')
    .where('state', 'in', ['waiting', 'sending'])
    .limit(maxLetters)
    .get()
  for (const document of docs) {
    const letter = readLetter(document)
    const dueAt = letter?.state === 'sending' ? letter.claimedUntil : letter?.sendAt
    if ((dueAt ?? Infinity) <= context.now()) await sendLetter(context, document.id)
  }
}
