import { expect } from 'vitest'

import { assertFails, assertSucceeds, outcomeOf } from './outcomes.ts'
import { doc, type DocumentData, type Firestore, writeBatch } from 'firebase/firestore/lite'

export type Change =
  { readonly kind: 'set' | 'update'; readonly data: DocumentData } | { readonly kind: 'delete' }

/** The changes of one commit by the paths of their documents; several of one come in their order. */
export type Commit = Readonly<Record<string, Change | readonly Change[]>>

export const set = (data: DocumentData): Change => ({ kind: 'set', data })
export const update = (data: DocumentData): Change => ({ kind: 'update', data })
export const remove: Change = { kind: 'delete' }

/** A commit without the changes of some documents. */
export function without(commit: Commit, ...paths: readonly string[]): Commit {
  return Object.fromEntries(Object.entries(commit).filter(([path]) => !paths.includes(path)))
}

/** Sends the changes as one. */
export async function send(db: Firestore, commit: Commit): Promise<void> {
  const batch = writeBatch(db)
  const all = Object.entries(commit).flatMap(([path, changes]) =>
    [changes].flat().map((change) => ({ reference: doc(db, path), change })),
  )
  for (const { reference, change } of all) {
    if (change.kind === 'set') batch.set(reference, change.data)
    else if (change.kind === 'update') batch.update(reference, change.data)
    else batch.delete(reference)
  }
  await batch.commit()
}

export async function expectAccepted(db: Firestore, commit: Commit): Promise<void> {
  await assertSucceeds(send(db, commit))
}

/**
 * Expects the rules to refuse a commit, and then to accept what it was made from, in the same
 * database: so it is the difference between the two that is refused, and nothing else.
 */
export async function expectRefused(
  db: Firestore,
  forged: Commit,
  { but: valid, by = db }: { readonly but: Commit; readonly by?: Firestore },
): Promise<void> {
  await assertFails(send(db, forged))
  await assertSucceeds(send(by, valid))
}

/** Forgeries by their names. */
export type Forgeries = Readonly<Record<string, Commit>>

/**
 * The same for many forgeries, one after the other in one database: refused ones change nothing, so that
 * they need no preparation of their own. Names those that are not refused.
 */
export async function expectEachRefused(
  db: Firestore,
  forgeries: Forgeries,
  { but: valid, by = db }: { readonly but: Commit; readonly by?: Firestore },
): Promise<void> {
  const taken: { readonly name: string; readonly outcome: string }[] = []
  // One after the other: at once they would wait for one another's locks.
  for (const [name, forged] of Object.entries(forgeries)) {
    const outcome = await outcomeOf(send(db, forged))
    if (outcome !== 'permission-denied') taken.push({ name, outcome })
  }
  expect(Object.keys(forgeries)).not.toEqual([])
  expect(taken).toEqual([])
  await assertSucceeds(send(by, valid))
}

/** A commit for each mutation, by its name. */
export const forgeriesOf = (
  mutations: readonly { readonly name: string; readonly data: DocumentData }[],
  toCommit: (data: DocumentData) => Commit,
): Forgeries => Object.fromEntries(mutations.map(({ name, data }) => [name, toCommit(data)]))
