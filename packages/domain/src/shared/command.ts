import type { ZodMiniType } from 'zod/mini'

import type { NetworkLimit } from './networkLimits.ts'
import { err, ok, type Result } from './result.ts'
import type { ReadTelephone } from './Telephone.ts'

/** Who sends a command, as the session's token says. */
export interface Caller {
  readonly uid: string
  /** In lower case, as the authentication service stores it. */
  readonly email: string
  readonly emailVerified: boolean
  /** The last sign-in, in ms since 1970. */
  readonly signedInAt: number
}

/** What a decision rests on besides its input and the documents. */
export interface CommandContext {
  /** Null for a guest, and for the shop's own schedule. */
  readonly caller: Caller | null
  /** A hash of the caller's address in the network; null where there is none, as in the embedded backend. */
  readonly network: string | null
  /** The idempotency key, 20 random characters: the same if the command is sent again. */
  readonly press: string
  /** 20 random characters, new for each decision, which whoever sends the command does not know. */
  readonly secret: string
  /** In ms since 1970. */
  readonly now: number
  readonly readTelephone: ReadTelephone
}

/** The fields of a document to write. Times are ms since 1970, except for a `Date`, by which the database deletes. */
export type Fields = Readonly<Record<string, unknown>>

/** One document: its path, and the schema that decodes its fields and its `id`. */
export interface DocumentRef<T> {
  readonly path: string
  readonly schema: ZodMiniType<T>
}

/** The documents of a collection that have certain values, at most `limit` of them. */
export interface DocumentQuery<T> {
  readonly collection: string
  readonly schema: ZodMiniType<T>
  /** Field (a path with dots for a field in a map), operator and value. */
  readonly where: readonly (readonly [
    field: string,
    /** `!=` matches no document whose value is null. */
    operator: '==' | '!=' | 'array-contains',
    value: string | number | null,
  ])[]
  readonly limit: number
}

type Read = DocumentRef<unknown> | readonly DocumentRef<unknown>[] | DocumentQuery<unknown> | null

/** What a command reads, by name. Null stands for nothing, and reads as null. */
export type Reads = Readonly<Record<string, Read>>

type Document<R extends Read> = R extends null
  ? null
  : R extends readonly DocumentRef<infer T>[]
    ? readonly (T | null)[]
    : R extends DocumentQuery<infer T>
      ? readonly T[]
      : R extends DocumentRef<infer T>
        ? T | null
        : never

/** The documents that were read; null for one that does not exist. */
export type Documents<R extends Reads> = { readonly [Name in keyof R]: Document<R[Name]> }

/** A change of a document that the command has read: new values of some fields, or its removal. */
export type Write =
  | { readonly kind: 'save'; readonly path: string; readonly fields: Fields }
  | { readonly kind: 'remove'; readonly path: string }

/** Replaces these fields of a document, and creates the document if it does not exist. */
export const save = (path: string, fields: Fields): Write => ({ kind: 'save', path, fields })

/** Removes a document. */
export const remove = (path: string): Write => ({ kind: 'remove', path })

/** What a command answers with, and what it writes. `already`: it has found its work done, and writes nothing. */
export interface Decision<Value> {
  readonly value: Value
  readonly writes: readonly Write[]
  readonly already: boolean
}

/** The answer of a command, with the writes that belong to it. */
export const decided = <Value>(value: Value, writes: readonly Write[]) =>
  ok<Decision<Value>>({ value, writes, already: false })

/** The answer of a command that has found its work done. */
export const already = <Value>(value: Value) =>
  ok<Decision<Value>>({ value, writes: [], already: true })

/**
 * A decision of the shop: who may ask for it, what it has to know, and what follows. It is pure, so that the
 * same code decides on the server and in the embedded backend.
 *
 * Its functions are methods, so that a list can hold commands with different inputs.
 */
export interface Command<Input = unknown, Value = unknown, Refusal = unknown> {
  readonly name: string
  /** Who may send it: everybody, who is signed in, admins, or only the shop's own schedule. */
  readonly by: 'anyone' | 'user' | 'admin' | 'schedule'
  readonly guards: Guards
  /** Refuses unknown fields, wrong types and values beyond their bounds. */
  readonly input: ZodMiniType<Input>
  reads(input: Input, context: CommandContext): Reads
  /** What else to read, once the first documents are known. */
  alsoReads(input: Input, documents: Documents<Reads>, context: CommandContext): Reads
  decide(
    input: Input,
    documents: Documents<Reads>,
    context: CommandContext,
  ): Result<Decision<Value>, Refusal>
}

/** What `executeCommand` checks before the command reads anything. */
export interface Guards<
  Recent extends boolean = boolean,
  Limit extends NetworkLimit = NetworkLimit,
> {
  /** Whether the sender must have signed in recently. Refusal: `recent-sign-in-required`. */
  readonly recentSignIn?: Recent
  /** Which limit of network addresses counts it. Refusal: `too-many`. */
  readonly limit?: Limit
}

/** How the guards of a command refuse it. */
export type GuardRefusal<Recent extends boolean, Limit extends NetworkLimit> =
  | (Recent extends true ? 'recent-sign-in-required' : never)
  | ([Limit] extends [never] ? never : 'too-many')

/** Somebody has edited a document since it was seen: this is how it is now. */
export interface Changed<Stored> {
  readonly code: 'changed'
  readonly stored: Stored
}

/** The refusal of an edit of another version than the stored one. */
export const changed = <Stored>(stored: Stored) => err<Changed<Stored>>({ code: 'changed', stored })

/** The code of a refusal. */
export const codeOf = <Code extends string>(refusal: Code | { readonly code: Code }): Code =>
  typeof refusal === 'string' ? refusal : refusal.code

/** What is stored after an answer: also what somebody else has stored since it was seen. Null where nobody says. */
export const storedOf = <Stored>(answer: Result<Stored, string | Changed<Stored>>): Stored | null =>
  answer.ok ? answer.value : typeof answer.error === 'string' ? null : answer.error.stored

/** The answer to a command. */
export type CommandResult<Value, Refusal> =
  | { readonly ok: true; readonly value: Value; readonly already: boolean }
  | { readonly ok: false; readonly error: Refusal }

/**
 * Sends a command to the shop. Failures, and commands that this caller may not send, are thrown as `Outage`.
 *
 * @param press the same when it is sent again after a failure. Default: a new one
 */
export type RunCommand = <Input, Value, Refusal>(
  command: Command<Input, Value, Refusal>,
  input: NoInfer<Input>,
  press?: string,
) => Promise<CommandResult<Value, Refusal>>

/** Users and admins are signed in. */
type ContextOf<By extends Command['by']> = By extends 'user' | 'admin'
  ? CommandContext & { readonly caller: Caller }
  : CommandContext

interface Definition<
  By extends Command['by'],
  Input,
  First extends Reads,
  Then extends Reads,
  Outcome extends Result<Decision<unknown>, unknown>,
  Recent extends boolean,
  Limit extends NetworkLimit,
> extends Guards<Recent, Limit> {
  readonly name: string
  readonly by: By
  readonly input: ZodMiniType<Input>
  readonly reads: (input: Input, context: ContextOf<By>) => First
  readonly alsoReads?: (input: Input, documents: Documents<First>, context: ContextOf<By>) => Then
  readonly decide: (
    input: Input,
    documents: Documents<First> & Documents<Then>,
    context: ContextOf<By>,
  ) => Outcome
}

/** The value and the refusals of what a command decides. */
type ValueOf<Outcome> = Outcome extends { readonly ok: true; readonly value: Decision<infer Value> }
  ? Value
  : never
type RefusalOf<Outcome> = Outcome extends { readonly ok: false; readonly error: infer Refusal }
  ? Refusal
  : never

/** Defines a command. The types of the documents follow from what it reads. */
export function defineCommand<
  const By extends Command['by'],
  Input,
  First extends Reads,
  Outcome extends Result<Decision<unknown>, unknown>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- without `alsoReads` nothing else is read
  Then extends Reads = Readonly<Record<never, never>>,
  const Recent extends boolean = false,
  const Limit extends NetworkLimit = never,
>(
  definition: Definition<By, Input, First, Then, Outcome, Recent, Limit>,
): Command<Input, ValueOf<Outcome>, RefusalOf<Outcome> | GuardRefusal<Recent, Limit>> {
  const { alsoReads = () => ({}), recentSignIn, limit, ...rest } = definition
  const guards = {
    ...(recentSignIn !== undefined && { recentSignIn }),
    ...(limit !== undefined && { limit }),
  }
  // `executeCommand` passes on what the command itself reads, and a caller where its sender must have one. The value and
  // the refusals are those of `Outcome`.
  return { ...rest, guards, alsoReads } as Command<
    Input,
    ValueOf<Outcome>,
    RefusalOf<Outcome> | GuardRefusal<Recent, Limit>
  >
}
