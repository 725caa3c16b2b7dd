import * as z from 'zod/mini'

import { letterKinds, letterStates, type Letter } from './letter.ts'

const time = z.nullable(z.number())

/** Decodes `letters/{orderId}-{press}-{kind}`; times are ms since 1970. */
export const letterSchema = z.object({
  orderId: z.string(),
  press: z.string(),
  kind: z.literal(letterKinds),
  state: z.literal(letterStates),
  attempts: z.int().check(z.nonnegative()),
  createdAt: z.number(),
  sendAt: z.number(),
  claimedUntil: time,
  sentAt: time,
  lastDay: time,
}) satisfies z.ZodMiniType<Letter>
