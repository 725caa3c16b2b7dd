import * as z from 'zod/mini'

import { languages } from '../shared/language.ts'
import { letterKinds, letterStates, type Delivery, type Letter } from './letter.ts'
import { waitingLetterKinds, type WaitingLetter } from './waitingLetter.ts'

const time = z.nullable(z.number())

const delivery = {
  state: z.literal(letterStates),
  attempts: z.int().check(z.nonnegative()),
  createdAt: z.number(),
  sendAt: z.number(),
  claimedUntil: time,
  sentAt: time,
} satisfies Readonly<Record<keyof Delivery, z.ZodMiniType>>

/** Decodes `letters/{orderId}-{press}-{kind}`; times are ms since 1970. */
export const letterSchema = z.object({
  orderId: z.string(),
  press: z.string(),
  kind: z.literal(letterKinds),
  ...delivery,
  lastDay: time,
}) satisfies z.ZodMiniType<Letter>

/** Decodes `letters/{key}-{kind}`, a letter to somebody on a waiting list. */
export const waitingLetterSchema = z.object({
  kind: z.literal(waitingLetterKinds),
  key: z.string(),
  productId: z.string(),
  email: z.string(),
  language: z.literal(languages),
  ...delivery,
}) satisfies z.ZodMiniType<WaitingLetter>

/** Decodes any letter of the outbox. */
export const outboxSchema = z.union([letterSchema, waitingLetterSchema])
