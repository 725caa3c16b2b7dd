import { en } from 'zod/locales'
import * as z from 'zod/mini'

import { roleFor } from '../account/roleFor.ts'
import { networkRef, profileRef } from '../documents.ts'
import { hasRecentSignIn } from '../session/recentSignIn.ts'
import {
  save,
  type Caller,
  type Command,
  type CommandContext,
  type Decision,
  type Documents,
  type Reads,
  type Sender,
} from '../shared/command.ts'
import { isCounted, isTooMany, withPress, type NetworkPresses } from '../shared/networkLimits.ts'
import { isPress } from '../shared/press.ts'
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
 * Takes a command to its decision: checks the input, the limits of the network, who sends it and when they signed in,
 * then reads the documents and decides. Limits come before any look-up, so that their answer says nothing about whom is
 * asked. The runner commits the writes; if a document that is written has changed
 * since it was read, it decides again. One that is only read does not conflict.
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
  const { name, by, guards } = command
  const { caller, network, press, now } = context
  if (!isPress(press)) return invalidInput(`${name}: not a press`)
  const limit = network === null ? undefined : guards.limit
  const ref = networkRef(network ?? '')
  const sent: NetworkPresses | null =
    limit === undefined ? null : (await readDocuments({ sent: ref })).sent
  if (limit !== undefined && isTooMany(sent, limit, press, now)) return refused('too-many')

  const mayDecide = isSchedule ? by === 'schedule' : await maySend(caller, by, readDocuments)
  if (!mayDecide) return err({ code: 'forbidden' })
  const parsed = z.safeParse(command.input, rawInput, messages)
  if (!parsed.success) return invalidInput(`${name}: ${z.prettifyError(parsed.error)}`)
  if (guards.recentSignIn === true && !(caller !== null && hasRecentSignIn(caller, now))) {
    return refused('recent-sign-in-required')
  }
  const documents = await readDocuments(command.reads(parsed.data, context))
  const others = await readDocuments(command.alsoReads(parsed.data, documents, context))
  const decision = command.decide(parsed.data, { ...documents, ...others }, context)
  if (!decision.ok || decision.value.already || limit === undefined) return ok(decision)
  // The limit counts a press once: with it nothing else is done.
  if (isCounted(sent, limit, press)) return refused('too-many')
  const counted = save(ref.path, withPress(sent, limit, press, now))
  return ok(ok({ ...decision.value, writes: [...decision.value.writes, counted] }))

  /** `Refusal` has the refusals of the command's own guards. */
  function refused(refusal: 'too-many' | 'recent-sign-in-required') {
    return ok(err(refusal as Refusal))
  }
}

const invalidInput = (message: string) => err({ code: 'invalid-input' as const, message })

/** A token can outlive its account: whoever has no profile any more sends nothing but what removes the rest of it. */
async function maySend(
  caller: Caller | null,
  by: Sender,
  readDocuments: ReadDocuments,
): Promise<boolean> {
  if (by === 'schedule') return false
  if (caller === null) return by === 'anyone'
  if (by === 'user') return true
  const { profile } = await readDocuments({ profile: profileRef(caller.uid) })
  return profile !== null && (by === 'anyone' || roleFor(profile, caller) === 'admin')
}
