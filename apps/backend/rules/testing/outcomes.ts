import { FirebaseError } from 'firebase/app'

/** Expects the rules to let something through. */
export async function assertSucceeds(work: Promise<unknown>): Promise<void> {
  await work
}

/** Expects the rules to refuse something. */
export async function assertFails(work: Promise<unknown>): Promise<void> {
  const outcome = await outcomeOf(work)
  if (outcome !== 'permission-denied') throw new Error(`Expected to be refused: ${outcome}`)
}

/** `accepted`, or the database's word for what went wrong. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  )
