/** Somebody who is signed in. */
export interface Person {
  readonly uid: string
  readonly email: string
}

export const ana: Person = { uid: 'ana', email: 'ana@example.com' }
export const bruno: Person = { uid: 'bruno', email: 'bruno@example.com' }

/** Has a profile with the role `admin`. */
export const admin: Person = { uid: 'admin', email: 'admin@example.com' }
