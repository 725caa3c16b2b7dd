import type { Language } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'
import type { PasswordHash } from './hashPassword.ts'

/** An account of the embedded authentication service. */
export interface EmbeddedAccount {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  /** `seeded`: the password is the seed's, and is not stored. Null: the account has none. */
  readonly password: PasswordHash | 'seeded' | null
  readonly google: boolean
}

/** An e-mail that the hosted service would send. Times are in ms since 1970. */
export interface EmbeddedEmail {
  readonly to: string
  readonly kind: 'verify-email' | 'reset-password'
  /** The code in the e-mail's link, valid once. */
  readonly actionCode: string
  readonly language: Language
  readonly sentAt: number
}

export type Collection = Record<string, DocumentFields>

/** All data of the embedded backend: the same documents as in the hosted one, and the accounts. */
export interface EmbeddedDatabase {
  accounts: Record<string, EmbeddedAccount>
  emails: EmbeddedEmail[]
  users: Collection
  carts: Collection
  products: Collection
  orders: Collection
  /** The internal notes of orders, by `{order's id}/notes/{number}`. */
  notes: Collection
  /** The automatic e-mails about orders, which this backend only shows. */
  letters: Collection
  settings: Collection
  auditLog: Collection
}

/** The database as it is stored. Frozen, since all readers share one object. */
export type StoredDatabase = {
  readonly [Name in keyof EmbeddedDatabase]: Readonly<EmbeddedDatabase[Name]>
}
