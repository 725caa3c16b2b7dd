import * as z from 'zod/mini'

import { anyLetterRef } from '../documents.ts'
import { canSendAgain, type Letter } from '../letters/letter.ts'
import type { WaitingLetter } from '../letters/waitingLetter.ts'
import { already, decided, defineCommand, save } from '../shared/command.ts'
import { idSchema } from '../shared/idSchema.ts'
import { err } from '../shared/result.ts'

/**
 * An admin requests another attempt to send a letter. It answers with the letter. Refusal `letter-refused`: the
 * letter does not exist, or it is neither waiting nor can be sent again.
 */
export const sendLetterAgain = defineCommand({
  name: 'sendLetterAgain',
  by: 'admin',
  input: z.strictObject({ id: idSchema }),
  reads: ({ id }) => ({ letter: anyLetterRef(id) }),
  decide: ({ id }, { letter }, { now }) => {
    if (letter === null) return err('letter-refused')
    if (letter.state === 'waiting') return already<Letter | WaitingLetter>(letter)
    if (!canSendAgain(letter)) return err('letter-refused')
    const planned: Letter | WaitingLetter = {
      ...letter,
      state: 'waiting',
      attempts: 0,
      sendAt: now,
      claimedUntil: null,
    }
    return decided(planned, [save(anyLetterRef(id).path, { ...planned })])
  },
})
