import { setTimeout as delay } from 'node:timers/promises'

import {
  executeCommand,
  mapRecord,
  newPress,
  Outage,
  withoutPresses,
  type Command,
  type CommandContext,
  type CommandFault,
  type CommandResult,
  type CommandStore,
  type Fields,
} from '@storefront/domain'
import { readTelephone } from '@storefront/domain/telephone'
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'

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
 * Runs a command on the database, again on the documents of then while others change them.
 *
 * @param now returns the time in ms since 1970
 * @throws HttpsError `invalid-argument`, `permission-denied`, `data-loss` for a document that does not decode, `aborted` if
 * others change the documents all the time
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
    try {
      const run = await executeCommand(storeOn(database), command, input, context, isSchedule)
      if (!run.ok) throw toHttpsError(command.name, run.error)
      return run.value
    } catch (error) {
      if (!(error instanceof Conflict)) throw toThrow(error)
    }
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

/** The database for one decision. It keeps the snapshot of each document that was read first. */
function storeOn(database: Firestore): CommandStore {
  const found = new Map<string, DocumentSnapshot>()
  const keep = (snapshots: readonly DocumentSnapshot[]) => {
    for (const snapshot of snapshots) {
      if (!found.has(snapshot.ref.path)) found.set(snapshot.ref.path, snapshot)
    }
  }
  return {
    async get(paths) {
      const snapshots = await database.getAll(...paths.map((path) => database.doc(path)))
      keep(snapshots)
      return snapshots.map(fieldsOf)
    },
    async find({ collection, where, limit }) {
      const query = where.reduce<Query>(
        (narrowed, [field, operator, value]) => narrowed.where(field, operator, value),
        database.collection(collection),
      )
      const { docs } = await query.limit(limit).get()
      keep(docs)
      return docs.map((snapshot) => [snapshot.ref.path, fieldsOf(snapshot) ?? {}])
    },
    async commit(writes) {
      const batch = database.batch()
      for (const write of writes) {
        const updateTime = found.get(write.path)?.updateTime
        const ref = database.doc(write.path)
        // A document that does not exist has no time.
        if (updateTime === undefined) {
          if (write.kind === 'save') batch.create(ref, write.fields)
        } else {
          const precondition = { lastUpdateTime: updateTime }
          if (write.kind === 'save') batch.update(ref, { ...write.fields }, precondition)
          else batch.delete(ref, precondition)
        }
      }
      await batch.commit().catch((error: unknown) => {
        throw isConflict(error) ? new Conflict() : error
      })
    },
  }
}

function fieldsOf(snapshot: DocumentSnapshot): Fields | null {
  const stored = snapshot.data()
  // Only what no command has written: the time at which a browser has created its profile.
  return stored === undefined
    ? null
    : mapRecord(stored, (value) => (value instanceof Timestamp ? value.toMillis() : value))
}

/** gRPC's codes for a conflict: the document exists already, a precondition has failed, the commit was aborted. */
const conflicts: ReadonlySet<unknown> = new Set([6, 9, 10])

const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && conflicts.has(error.code)

/** Others have changed the documents since they were read: the command is decided again. */
class Conflict extends Error {}

/** Logs a document that does not decode, and returns what to throw for it; any other error as it is. */
function toThrow(error: unknown): unknown {
  if (!(error instanceof Outage && error.code === 'invalid-document')) return error
  const message = withoutPresses(error.message)
  // The platform logs no HttpsError. The cause names fields, and contains no values.
  log.error(message, error.cause)
  return new HttpsError('data-loss', message)
}
