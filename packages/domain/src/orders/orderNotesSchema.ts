import * as z from 'zod/mini'

import type { OrderNote } from './orderNotes.ts'

/** Decodes `orderNotes/{orderId}`; times are ms since 1970. */
export const orderNotesSchema = z.object({
  notes: z.array(z.object({ press: z.string(), text: z.string(), by: z.string(), at: z.number() })),
}) satisfies z.ZodMiniType<{ readonly notes: readonly OrderNote[] }>
