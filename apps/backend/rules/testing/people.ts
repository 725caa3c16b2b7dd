/** A signed-in person, as the token says. */
export interface Person {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** Further claims of the token. Default: none. */
  readonly claims?: Readonly<Record<string, unknown>>
}

const aPerson = (uid: string): Person => ({
  uid,
  email: `${uid}@example.com`,
  emailVerified: true,
})

/** The owner of the profile, the cart and an order. */
export const ana = aPerson('ana')

/** Another user. */
export const bruno = aPerson('bruno')

/** The profile of this account has the role `admin`. */
export const admin = aPerson('admin')

export const unverified = (person: Person): Person => ({ ...person, emailVerified: false })

/** The account has another address than the profile. */
export const renamed = (person: Person): Person => ({ ...person, email: `new-${person.email}` })
