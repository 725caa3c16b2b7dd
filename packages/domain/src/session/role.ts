export const roles = ['user', 'admin'] as const

/** What a signed-in visitor may do (spec section 6). */
export type Role = (typeof roles)[number]

/** Reads a stored role; an unknown value counts as `user` (spec section 3). */
export function parseRole(stored: unknown): Role {
  return roles.find((role) => role === stored) ?? 'user'
}
