import type { ProfileChanges, Role, ShopSettings } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { StoredProduct } from '../documents/productDocument.ts'
import type { LocalAccount, LocalDatabase } from './LocalDatabase.ts'

/** An account that is there from the beginning, verified, with its profile. */
export interface LocalSeedUser extends ProfileChanges {
  readonly uid: string
  readonly email: string
  /** Never stored: the account refers to the seed until the password is changed. */
  readonly password: string
  readonly role: Role
}

/** What the embedded backend holds before anybody used it. */
export interface LocalSeed {
  /** As documents are, prices as decimals. */
  readonly products: readonly StoredProduct[]
  readonly settings: ShopSettings
  readonly users: readonly LocalSeedUser[]
}

/** The first database of a storage; `now` in ms since 1970. */
export function seedDatabase(seed: LocalSeed, now: number): LocalDatabase {
  return {
    accounts: Object.fromEntries(seed.users.map((user) => [user.uid, seedAccount(user)])),
    emails: [],
    users: Object.fromEntries(seed.users.map((user) => [user.uid, seedProfile(user, now)])),
    carts: {},
    products: Object.fromEntries(
      seed.products.map(({ id, ...product }) => [id, { ...product, updatedAt: now }]),
    ),
    orders: {},
    settings: { shop: { ...seed.settings, updatedAt: now } },
  }
}

function seedProfile(user: LocalSeedUser, createdAt: number): DocumentFields {
  const { email, role, nombre, cedula, telefono, direccion } = user
  return { email, emailVerified: true, role, nombre, cedula, telefono, direccion, createdAt }
}

function seedAccount({ uid, email }: LocalSeedUser): LocalAccount {
  return { uid, email: email.toLowerCase(), emailVerified: true, password: 'seeded', google: false }
}
