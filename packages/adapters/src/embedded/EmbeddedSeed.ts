import {
  bankRef,
  orderCounterRef,
  settingsRef,
  type BankAccount,
  type Fields,
  type Product,
  type ProfileTexts,
  type Role,
  type ShopSettings,
} from '@storefront/domain'

import { setDocument, type EmbeddedAccount, type EmbeddedDatabase } from './EmbeddedDatabase.ts'

/** A seeded account with a verified e-mail address, and its profile. */
export interface EmbeddedSeedUser extends ProfileTexts {
  readonly uid: string
  readonly email: string
  /** Not stored: until the password is changed, it is compared with the seed. */
  readonly password: string
  readonly role: Role
}

/** The document of a product with its id. The price is a decimal in US dollars; the site has the description. */
interface EmbeddedSeedProduct extends Omit<Product, 'priceCents'> {
  readonly price: number | null
}

/** Content of the embedded backend before its first use. */
export interface EmbeddedSeed {
  readonly products: readonly EmbeddedSeedProduct[]
  readonly settings: ShopSettings
  /** Default: none. */
  readonly bankAccount?: BankAccount
  readonly users: readonly EmbeddedSeedUser[]
  /** The last order's number, without its letter. Default: no order was placed. */
  readonly lastOrderCount?: number
}

/** Creates the database of a seed; `now` is in ms since 1970. */
export function seedDatabase(seed: EmbeddedSeed, now: number): EmbeddedDatabase {
  const database: EmbeddedDatabase = {
    accounts: Object.fromEntries(seed.users.map((user) => [user.uid, seedAccount(user)])),
    emails: [],
    documents: {
      users: Object.fromEntries(seed.users.map((user) => [user.uid, seedProfile(user, now)])),
      products: Object.fromEntries(
        seed.products.map(({ id, ...product }) => [id, { ...product, updatedAt: now }]),
      ),
    },
  }
  const { settings, bankAccount, lastOrderCount } = seed
  setDocument(database, settingsRef.path, { ...settings, updatedAt: now })
  if (bankAccount !== undefined) {
    setDocument(database, bankRef.path, { account: bankAccount, updatedAt: now })
  }
  if (lastOrderCount !== undefined) {
    setDocument(database, orderCounterRef.path, { last: lastOrderCount })
  }
  return database
}

function seedProfile(user: EmbeddedSeedUser, createdAt: number): Fields {
  const { uid: _, password: __, ...profile } = user
  return { ...profile, emailVerified: true, createdAt }
}

function seedAccount({ uid, email }: EmbeddedSeedUser): EmbeddedAccount {
  return { uid, email: email.toLowerCase(), emailVerified: true, password: 'seeded', google: false }
}
