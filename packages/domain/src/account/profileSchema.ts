import * as z from 'zod/mini'

import { roles } from '../session/role.ts'
import { cleanText } from '../shared/cleanText.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { profileFields } from './profile.ts'

// A browser writes them.
const text = z.pipe(z.string(), z.transform(cleanText))

/**
 * Decodes `users/{uid}`. A missing text is empty, a missing or unknown role is `user` (spec section 3).
 *
 * In a separate file, so that pages can use the functions on profiles without loading zod.
 */
export const profileSchema = z.object({
  ...mapRecord(profileFields, () => z._default(text, '')),
  email: text,
  emailVerified: z.boolean(),
  role: z.catch(z.enum(roles), 'user'),
  createdAt: z.nullable(z.number()),
})
