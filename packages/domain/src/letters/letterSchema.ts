import * as z from 'zod/mini'

import { wholeNumberSchema } from '../shared/wholeNumberSchema.ts'
import { letterKinds, letterStates, type Letter } from './letter.ts'

/** Decodes `letters/{id}`; times are ms since 1970. */
export const letterSchema = z.object({
  orderId: z.string(),
  kind: z.literal(letterKinds),
  state: z.literal(letterStates),
  attempts: wholeNumberSchema(0),
  createdAt: z.number(),
  sendAt: z.number(),
  claimedUntil: z.nullable(z.number()),
  sentAt: z.nullable(z.number()),
}) satisfies z.ZodMiniType<Letter>
