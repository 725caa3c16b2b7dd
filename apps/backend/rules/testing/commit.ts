import { doc, writeBatch, type DocumentData, type Firestore } from 'firebase/firestore/lite'
import { expect } from 'vitest'

import { assertFails, assertSucceeds, outcomeOf } from './outcomes.ts'

export type Change =
  { readonly kind: 'set' | 'update'; readonly data: DocumentData } | { readonly kind: 'delete' }

/** The changes of one commit, by document path. Several changes of one document are applied in order. */
export type Commit = Readonly<Record<string, Change | readonly Change[]>>

export const set = (data: DocumentData): Change => ({ kind: 'set', data })
export const update = (data: DocumentData): Change => ({ kind: 'update', data })
export const remove: Change = { kind: 'delete' }

/** Returns a commit without the changes of some documents. */
export function without(commit: Commit, ...paths: readonly string[]): Commit {
  return Object.fromEntries(Object.entries(commit).filter(([path]) => !paths.includes(path)))
}

/** Sends the changes in one batch. */
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
 * Expects the rules to refuse a forged commit, and then to accept the valid commit that it was made from, in
 * the same database. This shows that the rules refuse the difference between the two.
 *
 * @param valid the accepted commit
 * @param by the database of the user who sends the valid commit. Default: `db`
 */
export async function expectRefused(
  db: Firestore,
  forged: Commit,
  { valid, by = db }: { readonly valid: Commit; readonly by?: Firestore },
): Promise<void> {
  await assertFails(send(db, forged))
  await assertSucceeds(send(by, valid))
}

/** Forged commits by name. */
export type Forgeries = Readonly<Record<string, Commit>>

/**
 * Like `expectRefused`, for many forgeries in one database: refused commits change nothing. The failure
 * lists the forgeries that the rules accept.
 */
export async function expectEachRefused(
  db: Firestore,
  forgeries: Forgeries,
  { valid, by = db }: { readonly valid: Commit; readonly by?: Firestore },
): Promise<void> {
  const accepted: { readonly name: string; readonly outcome: string }[] = []
  // Sequential: concurrent commits would wait for the locks of one another.
  for (const [name, forged] of Object.entries(forgeries)) {
    const outcome = await outcomeOf(send(db, forged))
    if (outcome !== 'permission-denied') accepted.push({ name, outcome })
  }
  expect(Object.keys(forgeries)).not.toEqual([])
  expect(accepted).toEqual([])
  await assertSucceeds(send(by, valid))
}

/** Returns a commit for each mutation, by name. */
export const forgeriesOf = (
  mutations: readonly { readonly name: string; readonly data: DocumentData }[],
  toCommit: (data: DocumentData) => Commit,
): Forgeries => Object.fromEntries(mutations.map(({ name, data }) => [name, toCommit(data)]))
