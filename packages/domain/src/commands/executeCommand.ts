import { en } from 'zod/locales'
import * as z from 'zod/mini'

import { roleFor } from '../account/roleFor.ts'
import { networkRef, profileRef } from '../documents.ts'
import { hasRecentSignIn } from '../session/recentSignIn.ts'
import {
  save,
  type Command,
  type CommandContext,
  type CommandResult,
  type DocumentQuery,
  type DocumentRef,
  type Documents,
  type Fields,
  type Reads,
  type Write,
} from '../shared/command.ts'
import { decodeDocument } from '../shared/decodeDocument.ts'
import { isCounted, isTooMany, withPress, type NetworkPresses } from '../shared/networkLimits.ts'
import { isPress } from '../shared/press.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** Why a command is not decided at all: the input is not one of its own, or its sender may not send it. */
export type CommandFault =
  | { readonly code: 'invalid-input'; readonly message: string }
  | { readonly code: 'forbidden' }

/** The database for one decision of a command. Fields have times in ms since 1970. */
export interface CommandStore {
  /** Returns the fields of documents, in the order of their paths; null for one that does not exist. */
  get(paths: readonly string[]): Promise<readonly (Fields | null)[]>
  find(query: DocumentQuery<unknown>): Promise<readonly (readonly [path: string, fields: Fields])[]>
  /**
   * Writes all or nothing. Throws if a document to write has changed since this store read it; one that is
   * only read may have.
   */
  commit(writes: readonly Write[]): Promise<void>
}

/** Says what is wrong with which field of an input; zod/mini brings no messages of its own. */
const messages = { error: en().localeError }

/**
 * Runs a command on a store: checks who sends what, reads, decides, and commits what can be read again. The limit of the
 * network comes before any look-up, so that its answer says nothing about whom is asked.
 *
 * @param isSchedule whether the shop's own schedule sends it
 * @throws Outage `invalid-document` for a document that does not decode, as it is stored or as it would be
 */
export async function executeCommand<Value, Refusal>(
  store: CommandStore,
  command: Command<unknown, Value, Refusal>,
  rawInput: unknown,
  context: CommandContext,
  isSchedule = false,
): Promise<Result<CommandResult<Value, Refusal>, CommandFault>> {
  const { name, by, guards } = command
  const { caller, network, press, now } = context
  const { read, commit } = openDocuments(store)
  if (!isPress(press)) return invalidInput(`${name}: not a press`)
  const limit = network === null ? undefined : guards.limit
  const ref = networkRef(network ?? '')
  const sent: NetworkPresses | null = limit === undefined ? null : (await read({ sent: ref })).sent
  if (limit !== undefined && isTooMany(sent, limit, press, now)) return refused('too-many')

  const mayDecide = isSchedule ? by === 'schedule' : await maySend()
  if (!mayDecide) return err({ code: 'forbidden' })
  const parsed = z.safeParse(command.input, rawInput, messages)
  if (!parsed.success) return invalidInput(`${name}: ${z.prettifyError(parsed.error)}`)
  if (guards.recentSignIn === true && !(caller !== null && hasRecentSignIn(caller, now))) {
    return refused('recent-sign-in-required')
  }
  const documents = await read(command.reads(parsed.data, context))
  const others = await read(command.alsoReads(parsed.data, documents, context))
  const decision = command.decide(parsed.data, { ...documents, ...others }, context)
  if (!decision.ok) return ok(decision)
  const { value, already, writes } = decision.value
  if (already || limit === undefined) await commit(writes)
  // The limit counts a press once: with it nothing else is done.
  else if (isCounted(sent, limit, press)) return refused('too-many')
  else await commit([...writes, save(ref.path, withPress(sent, limit, press, now))])
  return ok({ ok: true, value, already })

  /** `Refusal` has the refusals of the command's own guards. */
  function refused(refusal: 'too-many' | 'recent-sign-in-required') {
    return ok(err(refusal as Refusal))
  }

  /** A token can outlive its account: whoever has no profile any more sends nothing but what removes the rest of it. */
  async function maySend(): Promise<boolean> {
    if (by === 'schedule') return false
    if (caller === null) return by === 'anyone'
    if (by === 'user') return true
    const { profile } = await read({ profile: profileRef(caller.uid) })
    return profile !== null && (by === 'anyone' || roleFor(profile, caller) === 'admin')
  }
}

/** Reads and decodes documents of a store, each once, and commits what is written to them. */
function openDocuments(store: CommandStore) {
  const found = new Map<string, DocumentRef<unknown> & { readonly fields: Fields | null }>()
  return { read, commit }

  async function read<R extends Reads>(reads: R): Promise<Documents<R>> {
    const refs = new Map(Object.values(reads).flatMap(refsIn))
    const wanted = [...refs.values()].filter(({ path }) => !found.has(path))
    const stored = wanted.length === 0 ? [] : await store.get(wanted.map(({ path }) => path))
    for (const [index, one] of wanted.entries()) {
      found.set(one.path, { ...one, fields: stored[index] ?? null })
    }
    // Queries come last: an order that is placed in between changes the counter, so the commit fails.
    const named = Object.entries(reads).map(async ([key, one]) => [key, await documentsOf(one)])
    // Each name holds what its entry of `reads` asks for.
    return Object.fromEntries(await Promise.all(named)) as Documents<R>
  }

  async function documentsOf(reads: Reads[string]): Promise<unknown> {
    if (reads === null) return null
    if ('path' in reads) return documentOf(reads)
    if (!('collection' in reads)) return reads.map(documentOf)
    const { schema } = reads
    return (await store.find(reads)).map(([path, fields]) => {
      // The first reading stays: if the document has changed since, the commit fails.
      if (!found.has(path)) found.set(path, { path, schema, fields })
      return decodeDocument({ path, schema }, fields)
    })
  }

  function documentOf(one: DocumentRef<unknown>): unknown {
    const fields = found.get(one.path)?.fields ?? null
    return fields === null ? null : decodeDocument(one, fields)
  }

  async function commit(writes: readonly Write[]): Promise<void> {
    for (const write of writes) {
      const one = found.get(write.path)
      if (one === undefined) throw new Error(`${write.path} is written, and was not read`)
      if (write.kind === 'save') decodeDocument(one, { ...one.fields, ...write.fields })
    }
    if (writes.length > 0) await store.commit(writes)
  }
}

const refsIn = (reads: Reads[string]) =>
  reads === null || 'collection' in reads
    ? []
    : ('path' in reads ? [reads] : reads).map((ref) => [ref.path, ref] as const)

/** Whether a document matches a query, for a store in memory. */
export const matchesQuery = (fields: Fields, { where }: DocumentQuery<unknown>): boolean =>
  where.every(([field, operator, value]) => {
    const stored = valueAt(fields, field)
    if (operator === 'array-contains') return Array.isArray(stored) && stored.includes(value)
    return operator === '==' ? stored === value : stored != null && stored !== value
  })

/** The value of a field, whose name may be a path with dots. */
const valueAt = (fields: Fields, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (value as Partial<Fields> | null | undefined)?.[key], fields)

const invalidInput = (message: string) => err({ code: 'invalid-input' as const, message })
