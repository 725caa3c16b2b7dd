import * as z from 'zod/mini'

import { parseRole } from '../session/role.ts'
import { cleanText } from '../shared/cleanText.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { profileFields, type Profile } from './profile.ts'

// A browser writes them.
const text = z.pipe(z.string(), z.transform(cleanText))

/**
 * Decodes `users/{uid}`. A missing text is empty, a missing or unknown role is `user`.
 *
 * In a separate file, so that pages can use the functions on profiles without loading zod.
 */
export const profileSchema = z.pipe(
  z.object({
    ...mapRecord(profileFields, () => z._default(text, '')),
    email: text,
    emailVerified: z.boolean(),
    role: z._default(z.unknown(), null),
    createdAt: z.nullable(z.number()),
  }),
  z.transform((stored): Profile => ({ ...stored, role: parseRole(stored.role) })),
)
