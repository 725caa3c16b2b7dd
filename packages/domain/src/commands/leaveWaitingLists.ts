import * as z from 'zod/mini'

import { allWaitingLists, waitingLetterRef } from '../documents.ts'
import { waitingLetterKinds } from '../letters/waitingLetter.ts'
import { already, decided, defineCommand, remove } from '../shared/command.ts'
import { pressSchema } from '../shared/pressSchema.ts'
import { withoutPeople } from './withoutPeople.ts'

/**
 * Somebody takes their address off all waiting lists by the link of a letter; the letter is deleted too. It answers the same for a
 * key that is not known.
 */
export const leaveWaitingLists = defineCommand({
  name: 'leaveWaitingLists',
  by: 'anyone',
  input: z.strictObject({ key: pressSchema }),
  reads: ({ key }) => ({
    letters: waitingLetterKinds.map((kind) => waitingLetterRef({ key, kind })),
    lists: allWaitingLists,
  }),
  decide: ({ key }, { letters, lists }) => {
    const ofKey = letters.filter((letter) => letter !== null)
    // Its letters may have expired, while the place has not.
    const places = lists.flatMap(({ people }) => people.filter((person) => person.key === key))
    const emails = [...ofKey, ...places].map(({ email }) => email)
    const writes = [
      ...ofKey.map((letter) => remove(waitingLetterRef(letter).path)),
      ...lists.flatMap((list) => withoutPeople(list, emails)),
    ]
    return writes.length === 0 ? already(null) : decided(null, writes)
  },
})
