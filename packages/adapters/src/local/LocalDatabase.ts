import type { Language } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { PasswordHash } from './hashPassword.ts'

/** An account of the embedded authentication service. */
export interface LocalAccount {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** `seeded`: the seed knows it, and it is hashed at its first use. Null: there is none. */
  readonly password: PasswordHash | 'seeded' | null
  readonly google: boolean
}

/** An e-mail that a hosted service would have sent. Times in ms since 1970. */
export interface LocalEmail {
  readonly to: string
  readonly kind: 'verify-email' | 'reset-password'
  /** What the e-mail's link carries; used once. */
  readonly actionCode: string
  readonly language: Language
  readonly sentAt: number
}

export type Collection = Record<string, DocumentFields>

/** Everything the embedded backend keeps: what the hosted one keeps, in the same documents. */
export interface LocalDatabase {
  accounts: Record<string, LocalAccount>
  emails: LocalEmail[]
  users: Collection
  carts: Collection
  products: Collection
  orders: Collection
  settings: Collection
}

/** The database as it is stored. Frozen: who reads it shares it with everybody else who does. */
export type StoredDatabase = {
  readonly [Name in keyof LocalDatabase]: Readonly<LocalDatabase[Name]>
}
