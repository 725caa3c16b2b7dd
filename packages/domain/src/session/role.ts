/** The roles of profiles. */
export const roles = ['user', 'admin'] as const

/** What a signed-in visitor may do (spec section 6). */
export type Role = (typeof roles)[number]
