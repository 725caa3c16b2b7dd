import { readLetter } from './readShop.ts'
import { sendLetter, type SendContext } from './sendLetter.ts'

/** How many letters a sweep looks at; the next one sees the others. */
const mostLetters = 300

/** Sends the letters whose time came while nobody waited for it, and settles claims that have expired. */
export async function sweepLetters(context: SendContext): Promise<void> {
  const { docs } = await context.database
    .collection('letters')
    .where('state', 'in', ['waiting', 'sending'])
    .limit(mostLetters)
    .get()
  for (const document of docs) {
    const letter = readLetter(document)
    const dueAt = letter?.state === 'sending' ? letter.claimedUntil : letter?.sendAt
    if ((dueAt ?? Infinity) <= context.now()) await sendLetter(context, document.id)
  }
}
