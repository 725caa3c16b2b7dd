import * as z from 'zod/mini'

import type { WaitingList } from '../catalog/waitingList.ts'
import { allWaitingLists, waitingLetterRef, waitingLettersTo } from '../documents.ts'
import { waitingLetterKinds, type WaitingLetter } from '../letters/waitingLetter.ts'
import { already, decided, defineCommand, remove } from '../shared/command.ts'
import { pressSchema } from '../shared/pressSchema.ts'
import { withoutPeople } from './withoutPeople.ts'

/**
 * Somebody takes their address off all waiting lists by the link of a letter. The letters to it are deleted too, so that none
 * under way arrives. It answers the same for a key that is not known.
 */
export const leaveWaitingLists = defineCommand({
  name: 'leaveWaitingLists',
  by: 'anyone',
  input: z.strictObject({ key: pressSchema }),
  reads: ({ key }) => ({
    letters: waitingLetterKinds.map((kind) => waitingLetterRef({ key, kind })),
    lists: allWaitingLists,
  }),
  alsoReads: ({ key }, found) => {
    const email = emailOf(key, found)
    return { toThem: email === null ? null : waitingLettersTo(email) }
  },
  decide: ({ key }, { letters, lists, toThem }) => {
    const email = emailOf(key, { letters, lists })
    const writes = [
      ...(toThem ?? []).map((letter) => remove(waitingLetterRef(letter).path)),
      ...lists.flatMap((list) => withoutPeople(list, email === null ? [] : [email])),
    ]
    return writes.length === 0 ? already(null) : decided(null, writes)
  },
})

/** Whose key it is, by its letters or its place, of which the letters may have expired. */
function emailOf(
  key: string,
  {
    letters,
    lists,
  }: {
    readonly letters: readonly (WaitingLetter | null)[]
    readonly lists: readonly WaitingList[]
  },
): string | null {
  const places = lists.flatMap(({ people }) => people.filter((person) => person.key === key))
  return [...letters, ...places].find((one) => one !== null)?.email ?? null
}
