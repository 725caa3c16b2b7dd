import { setTimeout as delay } from 'node:timers/promises'

import {
  decideCommand,
  type Command,
  type CommandContext,
  type CommandFault,
  type CommandResult,
  type Documents,
  type ReadDocuments,
  type Reads,
  type Write,
} from '@storefront/domain'
import { readTelephone } from '@storefront/domain/telephone'
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import { HttpsError } from 'firebase-functions/https'
import type { ZodMiniType } from 'zod/mini'

/** Who sends a command. */
export interface CommandSender extends Omit<CommandContext, 'now' | 'readTelephone'> {
  /** Whether it is the shop's own schedule. Default: false. */
  readonly isSchedule?: boolean
}

/** How often a command is decided while others change its documents, at most. */
const maxAttempts = 40

/** The longest pause before the second attempt, in ms. It grows with each attempt, up to ten times. */
const firstPauseMs = 40

/**
 * Decides a command on the documents of now, and commits what it writes in one batch, on the condition that the
 * documents to write have not changed since they were read. If one has, it reads and decides again.
 *
 * @param now returns the time in ms since 1970
 * @throws HttpsError `invalid-argument`, `permission-denied`, `data-loss` for a document that does not decode, or
 *   `aborted` if others change the documents all the time
 */
export async function runCommand<Value, Refusal>(
  database: Firestore,
  command: Command<unknown, Value, Refusal>,
  input: unknown,
  { caller, network, isSchedule = false }: CommandSender,
  now: () => number = Date.now,
): Promise<CommandResult<Value, Refusal>> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const context = { caller, network, now: now(), readTelephone }
    const snapshots: Snapshots = new Map()
    const read: ReadDocuments = (reads) => readDocuments(database, reads, snapshots)
    const decided = await decideCommand(command, input, context, read, isSchedule)
    if (!decided.ok) throw toHttpsError(command.name, decided.error)
    if (!decided.value.ok) return decided.value
    const { value, writes, already } = decided.value.value
    if (await commit(database, writes, snapshots)) return { ok: true, value, already }
    await delay(Math.random() * firstPauseMs * Math.min(attempt, 10))
  }
  throw new HttpsError('aborted', `${command.name}: others have changed its documents all the time`)
}

/** How long a command waits for those before it, at most. */
export const longestWaitMs = 5_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Starts work when all that was passed before is done. Commands of one process that run at once would mostly repeat
 * each other: forty orders of the same bottle take five times as long. It waits a few seconds at most, so that a call of
 * the database that hangs does not hold up everybody; what is committed is right in any order.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = settledOrLate(last).then(work)
  last = done.catch(() => undefined)
  return done
}

/** Resolves when the promise does, or after the longest wait. */
const settledOrLate = (settled: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWaitMs)
    void settled.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })

function toHttpsError(command: string, fault: CommandFault): HttpsError {
  return fault.code === 'forbidden'
    ? new HttpsError('permission-denied', `${command}: this caller may not send it`)
    : new HttpsError('invalid-argument', fault.message)
}

/** The documents that a decision has read, by path; also those that do not exist. */
type Snapshots = Map<string, DocumentSnapshot>

/** Reads and decodes documents, and keeps their snapshots. One that was read before is not read again. */
async function readDocuments<R extends Reads>(
  database: Firestore,
  reads: R,
  snapshots: Snapshots,
): Promise<Documents<R>> {
  const paths = Object.values(reads).flatMap((read) => pathsIn(read))
  const newPaths = [...new Set(paths)].filter((path) => !snapshots.has(path))
  if (newPaths.length > 0) {
    const found = await database.getAll(...newPaths.map((path) => database.doc(path)))
    for (const snapshot of found) snapshots.set(snapshot.ref.path, snapshot)
  }
  // Queries come last: an order that is placed in between changes the counter, so the commit fails.
  const documents = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [
      name,
      await documentsOf(database, read, snapshots),
    ]),
  )
  // Each name holds what its entry of `reads` asks for.
  return Object.fromEntries(documents) as Documents<R>
}

function pathsIn(read: Reads[string]): readonly string[] {
  if (read === null || 'collection' in read) return []
  return 'path' in read ? [read.path] : read.map(({ path }) => path)
}

async function documentsOf(database: Firestore, read: Reads[string], snapshots: Snapshots) {
  if (read === null) return null
  if ('path' in read) return decode(read.schema, snapshotOf(read.path, snapshots))
  if (!('collection' in read)) {
    return read.map(({ path, schema }) => decode(schema, snapshotOf(path, snapshots)))
  }
  const { collection, schema, where, limit } = read
  const query = where.reduce<Query>(
    (narrowed, [field, operator, value]) => narrowed.where(field, operator, value),
    database.collection(collection),
  )
  const { docs } = await query.limit(limit).get()
  return docs.map((snapshot) => {
    // The first snapshot stays: if the document has changed since, the commit fails.
    if (!snapshots.has(snapshot.ref.path)) snapshots.set(snapshot.ref.path, snapshot)
    return decode(schema, snapshot)
  })
}

function snapshotOf(path: string, snapshots: Snapshots): DocumentSnapshot {
  const snapshot = snapshots.get(path)
  if (snapshot === undefined) throw new Error(`${path} was not read before it is used`)
  return snapshot
}

function decode<T>(schema: ZodMiniType<T>, snapshot: DocumentSnapshot): T | null {
  const stored = snapshot.data()
  if (stored === undefined) return null
  const fields = Object.entries(stored).map(([name, value]) => [
    name,
    // Only what no command has written: the time at which a browser has created its profile.
    value instanceof Timestamp ? value.toMillis() : value,
  ])
  const decoded = schema.safeParse({ ...Object.fromEntries(fields), id: snapshot.id })
  if (decoded.success) return decoded.data
  const message = `${snapshot.ref.path} does not have the shape it must have`
  // The platform logs no HttpsError. The issues name fields, and contain no values.
  logger.error(message, { issues: decoded.error.issues })
  throw new HttpsError('data-loss', message)
}

/** gRPC's codes for a conflict: the document exists already, a precondition has failed, the commit was aborted. */
const conflicts: ReadonlySet<unknown> = new Set([6, 9, 10])

/** Commits the writes. Returns false if one of their documents has changed since it was read. */
async function commit(
  database: Firestore,
  writes: readonly Write[],
  snapshots: Snapshots,
): Promise<boolean> {
  if (writes.length === 0) return true
  const batch = database.batch()
  for (const write of writes) {
    const { ref, updateTime } = snapshotOf(write.path, snapshots)
    // A document that does not exist has no time.
    if (updateTime === undefined) {
      if (write.kind === 'save') batch.create(ref, write.fields)
    } else {
      const precondition = { lastUpdateTime: updateTime }
      if (write.kind === 'save') batch.update(ref, { ...write.fields }, precondition)
      else batch.delete(ref, precondition)
    }
  }
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && conflicts.has(error.code)) return false
    throw error
  }
}
