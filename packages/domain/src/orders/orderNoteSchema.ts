import * as z from 'zod/mini'

import type { OrderNote } from './orderNotes.ts'

/** Decodes `orders/{id}/notes/{number}`; times are ms since 1970. */
export const orderNoteSchema = z.object({
  text: z.string(),
  by: z.string(),
  at: z.number(),
}) satisfies z.ZodMiniType<OrderNote>
