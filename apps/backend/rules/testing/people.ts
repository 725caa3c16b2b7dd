/** Somebody who is signed in, as their token says. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
}

export const ana: Person = { uid: 'ana', email: 'ana@example.com', emailVerified: true }
export const bruno: Person = { uid: 'bruno', email: 'bruno@example.com', emailVerified: true }

/** Has a profile with the role `admin`. */
export const admin: Person = { uid: 'admin', email: 'admin@example.com', emailVerified: true }

/** The same person, with an e-mail address that nobody has verified. */
export const unverified = (person: Person): Person => ({ ...person, emailVerified: false })

/** The same person, who gave their account another verified address since. */
export const moved = (person: Person): Person => ({ ...person, email: `new-${person.email}` })
