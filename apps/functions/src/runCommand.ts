import { setTimeout as delay } from 'node:timers/promises'

import {
  decideCommand,
  newPress,
  withoutPresses,
  type Command,
  type CommandContext,
  type CommandFault,
  type CommandResult,
  type DocumentRef,
  type Documents,
  type Fields,
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
import { HttpsError } from 'firebase-functions/https'
import type { ZodMiniType } from 'zod/mini'

import { log } from './log.ts'

/** Who sends a command. */
export interface CommandSender extends Omit<CommandContext, 'secret' | 'now' | 'readTelephone'> {
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
 * @throws HttpsError `invalid-argument`, `permission-denied`, `data-loss` for a document that does not decode, as it is
 *   stored or as it would be, or `aborted` if others change the documents all the time
 */
export async function runCommand<Value, Refusal>(
  database: Firestore,
  command: Command<unknown, Value, Refusal>,
  input: unknown,
  { caller, network, press, isSchedule = false }: CommandSender,
  now: () => number = Date.now,
): Promise<CommandResult<Value, Refusal>> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const context = { caller, network, press, secret: newPress(), now: now(), readTelephone }
    const found: Found = new Map()
    const read: ReadDocuments = (reads) => readDocuments(database, reads, found)
    const decided = await decideCommand(command, input, context, read, isSchedule)
    if (!decided.ok) throw toHttpsError(command.name, decided.error)
    if (!decided.value.ok) return decided.value
    const { value, writes, already } = decided.value.value
    if (await commit(database, writes, found)) return { ok: true, value, already }
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
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
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

/** A document that a decision has read, or that does not exist, and the schema that decodes it. */
interface FoundDocument {
  readonly snapshot: DocumentSnapshot
  readonly schema: ZodMiniType
}

/** What a decision has read, by path. */
type Found = Map<string, FoundDocument>

/** Reads and decodes documents, and keeps their snapshots. One that was read before is not read again. */
async function readDocuments<R extends Reads>(
  database: Firestore,
  reads: R,
  found: Found,
): Promise<Documents<R>> {
  const refs = Object.values(reads).flatMap((read) => refsIn(read))
  const schemas = new Map(refs.map(({ path, schema }) => [path, schema]))
  const wanted = [...schemas].filter(([path]) => !found.has(path))
  if (wanted.length > 0) {
    const snapshots = await database.getAll(...wanted.map(([path]) => database.doc(path)))
    for (const [index, [path, schema]] of wanted.entries()) {
      const snapshot = snapshots[index]
      if (snapshot !== undefined) found.set(path, { snapshot, schema })
    }
  }
  // Queries come last: an order that is placed in between changes the counter, so the commit fails.
  const documents = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [
      name,
      await documentsOf(database, read, found),
    ]),
  )
  // Each name holds what its entry of `reads` asks for.
  return Object.fromEntries(documents) as Documents<R>
}

function refsIn(read: Reads[string]): readonly DocumentRef<unknown>[] {
  if (read === null || 'collection' in read) return []
  return 'path' in read ? [read] : read
}

async function documentsOf(database: Firestore, read: Reads[string], found: Found) {
  if (read === null) return null
  if ('path' in read) return decode(foundAt(read.path, found))
  if (!('collection' in read)) return read.map(({ path }) => decode(foundAt(path, found)))
  const { collection, schema, where, limit } = read
  const query = where.reduce<Query>(
    (narrowed, [field, operator, value]) => narrowed.where(field, operator, value),
    database.collection(collection),
  )
  const { docs } = await query.limit(limit).get()
  return docs.map((snapshot) => {
    // The first snapshot stays: if the document has changed since, the commit fails.
    if (!found.has(snapshot.ref.path)) found.set(snapshot.ref.path, { snapshot, schema })
    return decode({ snapshot, schema })
  })
}

function foundAt(path: string, found: Found): FoundDocument {
  const document = found.get(path)
  if (document === undefined) throw new Error(`${path} was not read before it is used`)
  return document
}

/** Decodes a document, with the fields that a command writes, if there are any; null if it does not exist. */
function decode({ snapshot, schema }: FoundDocument, written?: Fields): unknown {
  const stored = snapshot.data()
  if (stored === undefined && written === undefined) return null
  const fields = Object.entries(stored ?? {}).map(([name, value]) => [
    name,
    // Only what no command has written: the time at which a browser has created its profile.
    value instanceof Timestamp ? value.toMillis() : value,
  ])
  const decoded = schema.safeParse({ ...Object.fromEntries(fields), ...written, id: snapshot.id })
  if (decoded.success) return decoded.data
  const message = withoutPresses(`${snapshot.ref.path} does not have the shape it must have`)
  // The platform logs no HttpsError. The issues name fields, and contain no values.
  log.error(message, { issues: decoded.error.issues })
  throw new HttpsError('data-loss', message)
}

/** gRPC's codes for a conflict: the document exists already, a precondition has failed, the commit was aborted. */
const conflicts: ReadonlySet<unknown> = new Set([6, 9, 10])

/** Commits the writes, if all of them can be read again. Returns false if one of their documents has changed since it was read. */
async function commit(
  database: Firestore,
  writes: readonly Write[],
  found: Found,
): Promise<boolean> {
  if (writes.length === 0) return true
  const batch = database.batch()
  for (const write of writes) {
    const document = foundAt(write.path, found)
    if (write.kind === 'save') decode(document, write.fields)
    const { ref, updateTime } = document.snapshot
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
