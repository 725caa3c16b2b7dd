import { FirebaseError } from 'firebase/app'

/** Expects the rules to accept an access. */
export async function assertSucceeds(work: Promise<unknown>): Promise<void> {
  await work
}

/** Expects the rules to refuse an access. */
export async function assertFails(work: Promise<unknown>): Promise<void> {
  const outcome = await outcomeOf(work)
  if (outcome !== 'permission-denied') throw new Error(`Expected to be refused: ${outcome}`)
}

/** Resolves with `accepted`, or with the error code of the database. */
export const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  )
