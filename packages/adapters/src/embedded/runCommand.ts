import {
  decideCommand,
  mapRecord,
  Outage,
  type Command,
  type CommandContext,
  type CommandFault,
  type CommandResult,
  type DocumentQuery,
  type DocumentRef,
  type Documents,
  type Reads,
} from '@storefront/domain'

import { decodeDocument, type DocumentFields } from '../documents/decodeDocument.ts'
import {
  collectionNamed,
  documentAt,
  setDocument,
  type EmbeddedDatabase,
  type StoredDatabase,
} from './EmbeddedDatabase.ts'

/**
 * Runs a command on the draft of a transaction, as the shop's server runs it on the hosted database: reads what
 * the command asks for, lets it decide, and applies its writes.
 *
 * @throws Outage `permission-denied` if the caller may not send the command, `unknown` for an invalid input
 */
export async function runCommand<Input, Value, Refusal>(
  command: Command<Input, Value, Refusal>,
  input: Input,
  context: CommandContext,
  draft: EmbeddedDatabase,
): Promise<CommandResult<Value, Refusal>> {
  const read = new Set<string>()

  function find<T>({ path, schema }: DocumentRef<T>): T | null {
    read.add(path)
    const fields = documentAt(draft, path)
    return fields === null ? null : decodeDocument(schema, path, fields)
  }

  function resolve(wanted: Reads[string]): unknown {
    if (wanted === null) return null
    if ('path' in wanted) return find(wanted)
    return ('collection' in wanted ? refsOf(draft, wanted) : wanted).map(find)
  }

  const decided = await decideCommand(
    command,
    sent(input),
    context,
    async (reads) =>
      // Each name keeps the kind of what was asked for.
      mapRecord(reads, resolve) as Documents<typeof reads>,
  )
  if (!decided.ok) throw outageOf(command, decided.error)
  if (!decided.value.ok) return decided.value
  const { value, writes, already } = decided.value.value
  for (const write of writes) {
    const { kind, path } = write
    if (!read.has(path)) throw new Error(`${command.name} writes ${path}, which it has not read`)
    setDocument(
      draft,
      path,
      kind === 'save' ? { ...documentAt(draft, path), ...write.fields } : null,
    )
  }
  return { ok: true, value, already }
}

/** The input as it arrives at a server: without what JSON leaves out. */
const sent = (input: unknown): unknown =>
  (JSON.parse(JSON.stringify({ input })) as { readonly input?: unknown }).input

/** The documents that match a query. */
function refsOf(
  database: StoredDatabase,
  { collection, schema, where, limit }: DocumentQuery<unknown>,
): readonly DocumentRef<unknown>[] {
  return Object.entries(collectionNamed(database, collection))
    .filter(([, fields]) =>
      where.every(([field, operator, value]) => {
        const stored = valueAt(fields, field)
        return operator === '=='
          ? stored === value
          : Array.isArray(stored) && stored.includes(value)
      }),
    )
    .slice(0, limit)
    .map(([id]) => ({ path: `${collection}/${id}`, schema }))
}

/** The value of a field, whose name may be a path with dots. */
const valueAt = (fields: DocumentFields, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Partial<DocumentFields> | null | undefined)?.[key],
      fields,
    )

function outageOf({ name }: Command, fault: CommandFault): Outage {
  return fault.code === 'forbidden'
    ? new Outage('permission-denied', `Not allowed: ${name}`)
    : new Outage('unknown', fault.message)
}
