import type { BankAccount, ProfileChanges, Role, ShopSettings } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { StoredProduct } from '../documents/productDocument.ts'
import type { EmbeddedAccount, EmbeddedDatabase } from './EmbeddedDatabase.ts'

/** A seeded account with a verified e-mail address, and its profile. */
export interface EmbeddedSeedUser extends ProfileChanges {
  readonly uid: string
  readonly email: string
  /** Not stored: until the password is changed, it is compared with the seed. */
  readonly password: string
  readonly role: Role
}

/** Content of the embedded backend before its first use. */
export interface EmbeddedSeed {
  /** Stored products, with decimal prices in US dollars. */
  readonly products: readonly StoredProduct[]
  readonly settings: ShopSettings
  /** Default: none. */
  readonly bankAccount?: BankAccount
  readonly users: readonly EmbeddedSeedUser[]
}

/** Creates the database of a seed; `now` is in ms since 1970. */
export function seedDatabase(seed: EmbeddedSeed, now: number): EmbeddedDatabase {
  return {
    accounts: Object.fromEntries(seed.users.map((user) => [user.uid, seedAccount(user)])),
    emails: [],
    users: Object.fromEntries(seed.users.map((user) => [user.uid, seedProfile(user, now)])),
    carts: {},
    products: Object.fromEntries(
      seed.products.map(({ id, ...product }) => [id, { ...product, updatedAt: now }]),
    ),
    orders: {},
    notes: {},
    letters: {},
    settings: {
      shop: { ...seed.settings, updatedAt: now },
      ...(seed.bankAccount && { bank: { account: seed.bankAccount, updatedAt: now } }),
    },
    auditLog: {},
  }
}

function seedProfile(user: EmbeddedSeedUser, createdAt: number): DocumentFields {
  const { email, role, nombre, cedula, telefono, direccion } = user
  return { email, emailVerified: true, role, nombre, cedula, telefono, direccion, createdAt }
}

function seedAccount({ uid, email }: EmbeddedSeedUser): EmbeddedAccount {
  return { uid, email: email.toLowerCase(), emailVerified: true, password: 'seeded', google: false }
}
