import * as z from 'zod/mini'

import { parseRole } from '../session/role.ts'
import type { Profile } from './profile.ts'

const text = z._default(z.string(), '')

/**
 * Decodes `users/{uid}`. Absent texts are empty, an absent or unknown role is `user`, an
 * address of which nothing is said is not verified.
 *
 * In a file of its own, as the product's is: pages that ask about a profile load no zod with it.
 */
export const profileSchema = z.pipe(
  z.object({
    email: text,
    emailVerified: z._default(z.boolean(), false),
    nombre: text,
    cedula: text,
    telefono: text,
    direccion: text,
    role: z._default(z.unknown(), null),
    createdAt: z._default(z.nullable(z.number()), null),
  }),
  z.transform((stored): Profile => ({ ...stored, role: parseRole(stored.role) })),
)
