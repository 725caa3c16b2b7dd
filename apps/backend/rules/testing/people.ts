/** A signed-in user, as in the token. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** Further claims of the token. Default: none. */
  readonly claims?: Readonly<Record<string, unknown>>
}

export const ana: Person = { uid: 'ana', email: 'ana@example.com', emailVerified: true }
export const bruno: Person = { uid: 'bruno', email: 'bruno@example.com', emailVerified: true }
export const luis: Person = { uid: 'luis', email: 'luis@example.com', emailVerified: true }

/** A user with the role `admin` in the profile. */
export const admin: Person = { uid: 'admin', email: 'admin@example.com', emailVerified: true }

/** Returns the same person with an unverified e-mail address. */
export const unverified = (person: Person): Person => ({ ...person, emailVerified: false })

/** Returns the same person with another verified e-mail address than in the profile. */
export const withNewEmail = (person: Person): Person => ({
  ...person,
  email: `new-${person.email}`,
})
