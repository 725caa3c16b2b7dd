import type { WaitingList } from '../catalog/waitingList.ts'
import { waitingListRef } from '../documents.ts'
import { remove, save, type Write } from '../shared/command.ts'

/** Takes addresses off a waiting list, which goes with its last one. Writes nothing if none of them is on it. */
export function withoutPeople(
  { id, people }: WaitingList,
  emails: readonly string[],
): readonly Write[] {
  const left = people.filter(({ email }) => !emails.includes(email))
  if (left.length === people.length) return []
  const { path } = waitingListRef(id)
  return [left.length === 0 ? remove(path) : save(path, { people: left })]
}
