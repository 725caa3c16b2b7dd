import * as z from 'zod/mini'

import { languages } from '../shared/language.ts'
import type { WaitingList } from './waitingList.ts'

/** Decodes `waitingLists/{product}`; `id` is the document's id. */
export const waitingListSchema = z.object({
  id: z.string(),
  people: z.array(
    z.object({
      email: z.string(),
      language: z.literal(languages),
      at: z.number(),
      key: z.string(),
    }),
  ),
}) satisfies z.ZodMiniType<WaitingList>
