export const roles = ['user', 'admin'] as const

/** What a signed-in visitor may do (spec section 6). */
export type Role = (typeof roles)[number]

/** The stored role; anything but a known role counts as `user` (spec section 3). */
export function parseRole(stored: unknown): Role {
  return roles.find((role) => role === stored) ?? 'user'
}
