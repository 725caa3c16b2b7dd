import {
  commandNamed,
  Outage,
  type CommandContext,
  type ReadTelephone,
  type RunCommand,
} from '@storefront/domain'

import { signedInAccount } from './auth/embeddedAccounts.ts'
import { sendDueLetters } from './createEmbeddedRepositories.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts'
import { runCommand } from './runCommand.ts'

export function createEmbeddedRun(context: EmbeddedContext): RunCommand {
  const { store, call, clock } = context
  return (command, input) =>
    call(async () => {
      if (commandNamed(command.name) === undefined) {
        throw new Outage('unknown', `There is no command ${command.name}`)
      }
      const readTelephone = await loadReadTelephone()
      return store.transact((draft) => {
        sendDueLetters(draft, clock())
        return runCommand(command, input, commandContextOf(context, draft, readTelephone), draft)
      })
    })
}

/** With the first command: guests who only look around do not load it. */
export async function loadReadTelephone(): Promise<ReadTelephone> {
  return (await import('@storefront/domain/telephone')).readTelephone
}

/** What the decision of a command of this visitor rests on. */
export function commandContextOf(
  context: EmbeddedContext,
  draft: EmbeddedDatabase,
  readTelephone: ReadTelephone,
): CommandContext {
  const { session, clock } = context
  const account = signedInAccount(context, draft)
  return {
    caller: account && {
      uid: account.uid,
      email: account.email,
      emailVerified: account.emailVerified,
      signedInAt: session.signedInAt(),
    },
    network: null,
    now: clock(),
    readTelephone,
  }
}
