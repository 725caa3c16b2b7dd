import {
  commandNamed,
  executeCommand,
  matchesQuery,
  newPress,
  Outage,
  type Command,
  type CommandResult,
  type CommandStore,
  type ReadTelephone,
  type RunCommand,
} from '@storefront/domain'

import { keepPresses } from '../keepPresses.ts'
import { signedInAccount } from './auth/embeddedAccounts.ts'
import { sendDueLetters } from './createEmbeddedRepositories.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import {
  collectionNamed,
  documentAt,
  setDocument,
  type EmbeddedDatabase,
} from './EmbeddedDatabase.ts'

export function createEmbeddedRun(context: EmbeddedContext): RunCommand {
  const { store, call, clock } = context
  return keepPresses((command, input, press) =>
    call(async () => {
      if (commandNamed(command.name) === undefined) {
        throw new Outage('unknown', `There is no command ${command.name}`)
      }
      const readTelephone = await loadReadTelephone()
      return store.transact((draft) => {
        sendDueLetters(draft, clock())
        return runOnDraft(context, draft, command, input, press, readTelephone)
      })
    }),
  )
}

/** With the first command: guests who only look around do not load it. */
export async function loadReadTelephone(): Promise<ReadTelephone> {
  return (await import('@storefront/domain/telephone')).readTelephone
}

/**
 * Runs a command of this visitor on the draft of a transaction. A session can outlive its account, as a token does: then
 * its profile is gone, by which commands refuse it.
 *
 * @throws Outage `permission-denied` if the visitor may not send the command, `unknown` for an invalid input,
 *   `invalid-document` if a document does not match its schema, as it is stored or as it would be
 */
export async function runOnDraft<Value, Refusal>(
  context: EmbeddedContext,
  draft: EmbeddedDatabase,
  command: Command<unknown, Value, Refusal>,
  input: unknown,
  press: string,
  readTelephone: ReadTelephone,
): Promise<CommandResult<Value, Refusal>> {
  const { session, clock } = context
  const uid = session.uid()
  const account = signedInAccount(context, draft)
  const caller =
    uid === null
      ? null
      : {
          uid,
          email: account?.email ?? '',
          emailVerified: account?.emailVerified ?? false,
          signedInAt: session.signedInAt(),
        }
  const run = await executeCommand(storeOn(draft), command, sent(input), {
    caller,
    network: null,
    press,
    secret: newPress(),
    now: clock(),
    readTelephone,
  })
  if (run.ok) return run.value
  throw run.error.code === 'forbidden'
    ? new Outage('permission-denied', `Not allowed: ${command.name}`)
    : new Outage('unknown', run.error.message)
}

/** The input as it arrives at a server: without what JSON leaves out. */
const sent = (input: unknown): unknown =>
  (JSON.parse(JSON.stringify({ input })) as { readonly input?: unknown }).input

const storeOn = (draft: EmbeddedDatabase): CommandStore => ({
  get: async (paths) => paths.map((path) => documentAt(draft, path)),
  find: async (query) =>
    Object.entries(collectionNamed(draft, query.collection))
      .filter(([, fields]) => matchesQuery(fields, query))
      .slice(0, query.limit)
      .map(([id, fields]) => [`${query.collection}/${id}`, fields]),
  async commit(writes) {
    for (const write of writes) {
      const { kind, path } = write
      const fields = kind === 'save' ? { ...documentAt(draft, path), ...write.fields } : null
      setDocument(draft, path, fields)
    }
  },
})
