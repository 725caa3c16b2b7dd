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
 * @throws Outage `permission-denied` if the caller may not send the command, `unknown` for an invalid input,
 *   `invalid-document` if a document does not match its schema, as it is stored or as it would be
 */
export async function runOnDocuments<Input, Value, Refusal>(
  command: Command<Input, Value, Refusal>,
  input: unknown,
  context: CommandContext,
  draft: EmbeddedDatabase,
): Promise<CommandResult<Value, Refusal>> {
  const read = new Map<string, DocumentRef<unknown>>()

  function find<T>(ref: DocumentRef<T>): T | null {
    const { path, schema } = ref
    read.set(path, ref)
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
    const ref = read.get(path)
    if (ref === undefined) throw new Error(`${command.name} writes ${path}, which it has not read`)
    const fields = kind === 'save' ? { ...documentAt(draft, path), ...write.fields } : null
    // The draft of a transaction that throws is not stored.
    if (fields !== null) decodeDocument(ref.schema, path, fields)
    setDocument(draft, path, fields)
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
        if (operator === 'array-contains') return Array.isArray(stored) && stored.includes(value)
        return operator === '==' ? stored === value : stored != null && stored !== value
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
