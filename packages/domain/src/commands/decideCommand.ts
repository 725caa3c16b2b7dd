import { en } from 'zod/locales'
import * as z from 'zod/mini'

import { roleFor } from '../account/roleFor.ts'
import { profileRef } from '../documents.ts'
import type {
  Caller,
  Command,
  CommandContext,
  Decision,
  Documents,
  Reads,
  Sender,
} from '../shared/command.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** Why a command is not decided at all: the input is not one of its own, or its sender may not send it. */
export type CommandFault =
  | { readonly code: 'invalid-input'; readonly message: string }
  | { readonly code: 'forbidden' }

/** Reads and decodes documents. */
export type ReadDocuments = <R extends Reads>(reads: R) => Promise<Documents<R>>

/** Says what is wrong with which field of an input; zod/mini brings no messages of its own. */
const messages = { error: en().localeError }

/**
 * Takes a command to its decision: checks who sends it and the input, reads the documents, decides. The runner
 * commits the writes; if a document that was read has changed meanwhile, it decides again.
 *
 * @param isSchedule whether the shop's own schedule sends it
 */
export async function decideCommand<Value, Refusal>(
  command: Command<unknown, Value, Refusal>,
  rawInput: unknown,
  context: CommandContext,
  readDocuments: ReadDocuments,
  isSchedule = false,
): Promise<Result<Result<Decision<Value>, Refusal>, CommandFault>> {
  const { name, by } = command
  const mayDecide = isSchedule
    ? by === 'schedule'
    : await maySend(context.caller, by, readDocuments)
  if (!mayDecide) return err({ code: 'forbidden' })
  const parsed = z.safeParse(command.input, rawInput, messages)
  if (!parsed.success) {
    return err({ code: 'invalid-input', message: `${name}: ${z.prettifyError(parsed.error)}` })
  }
  const documents = await readDocuments(command.reads(parsed.data, context))
  const others = await readDocuments(command.alsoReads(parsed.data, documents))
  return ok(command.decide(parsed.data, { ...documents, ...others }, context))
}

async function maySend(
  caller: Caller | null,
  by: Sender,
  readDocuments: ReadDocuments,
): Promise<boolean> {
  if (by === 'anyone') return true
  if (caller === null || by === 'schedule') return false
  return by === 'user' || isAdmin(caller, readDocuments)
}

async function isAdmin(caller: Caller, readDocuments: ReadDocuments): Promise<boolean> {
  const { profile } = await readDocuments({ profile: profileRef(caller.uid) })
  return profile !== null && roleFor(profile, caller) === 'admin'
}
