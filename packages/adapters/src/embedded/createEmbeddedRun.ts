import { commandNamed, Outage, type CommandContext, type RunCommand } from '@storefront/domain'

import { signedInAccount } from './auth/embeddedAccounts.ts'
import { sendDueLetters } from './createEmbeddedRepositories.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts'
import { runCommand } from './runCommand.ts'

export function createEmbeddedRun(context: EmbeddedContext): RunCommand {
  const { store, call, clock } = context
  return (command, input) =>
    call(() => {
      if (commandNamed(command.name) === undefined) {
        throw new Outage('unknown', `There is no command ${command.name}`)
      }
      return store.transact((draft) => {
        sendDueLetters(draft, clock())
        return runCommand(command, input, commandContextOf(context, draft), draft)
      })
    })
}

/** What the decision of a command of this visitor rests on. */
export function commandContextOf(
  context: EmbeddedContext,
  draft: EmbeddedDatabase,
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
  }
}
