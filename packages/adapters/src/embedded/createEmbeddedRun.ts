import {
  commandNamed,
  newPress,
  Outage,
  type CommandContext,
  type ReadTelephone,
  type RunCommand,
} from '@storefront/domain'

import { keepPresses } from '../keepPresses.ts'
import { signedInAccount } from './auth/embeddedAccounts.ts'
import { sendDueLetters } from './createEmbeddedRepositories.ts'
import type { EmbeddedContext } from './EmbeddedContext.ts'
import type { EmbeddedDatabase } from './EmbeddedDatabase.ts'
import { runOnDocuments } from './runOnDocuments.ts'

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
        const sent = commandContextOf(context, press, draft, readTelephone)
        return runOnDocuments(command, input, sent, draft)
      })
    }),
  )
}

/** With the first command: guests who only look around do not load it. */
export async function loadReadTelephone(): Promise<ReadTelephone> {
  return (await import('@storefront/domain/telephone')).readTelephone
}

/**
 * What the decision of a command of this visitor rests on. A session can outlive its account, as a token does: then its
 * profile is gone, by which commands refuse it.
 */
export function commandContextOf(
  context: EmbeddedContext,
  press: string,
  draft: EmbeddedDatabase,
  readTelephone: ReadTelephone,
): CommandContext {
  const { session, clock } = context
  const uid = session.uid()
  const account = signedInAccount(context, draft)
  return {
    caller:
      uid === null
        ? null
        : {
            uid,
            email: account?.email ?? '',
            emailVerified: account?.emailVerified ?? false,
            signedInAt: session.signedInAt(),
          },
    network: null,
    press,
    secret: newPress(),
    now: clock(),
    readTelephone,
  }
}
