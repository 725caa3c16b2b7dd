import { decodeDocument, type DocumentRef, type Fields, type Language } from '@storefront/domain'

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

/** Documents by their id. */
export type Collection = Record<string, Fields>

/** All data of the embedded backend: the accounts, and the same documents as in the hosted one. */
export interface EmbeddedDatabase {
  readonly accounts: Record<string, EmbeddedAccount>
  readonly emails: EmbeddedEmail[]
  /** The collections by their names. */
  readonly documents: Record<string, Collection>
}

/** The database as it is stored. All readers share one object. */
export interface StoredDatabase {
  readonly accounts: Readonly<Record<string, EmbeddedAccount>>
  readonly emails: readonly EmbeddedEmail[]
  readonly documents: Readonly<Record<string, Readonly<Collection>>>
}

const noDocuments: Readonly<Collection> = Object.freeze({})

/** Returns a collection, which is empty before its first document. */
export function collectionNamed({ documents }: StoredDatabase, name: string): Readonly<Collection> {
  return documents[name] ?? noDocuments
}

/** Returns a document by its path, such as `orders/{id}`; null when there is none. */
export function documentAt(database: StoredDatabase, path: string): Fields | null {
  const [name, id] = splitPath(path)
  const collection = collectionNamed(database, name)
  // An id such as `constructor` names no document.
  return Object.hasOwn(collection, id) ? (collection[id] ?? null) : null
}

/** Decodes a document; null when there is none. */
export function documentIn<T>(database: StoredDatabase, ref: DocumentRef<T>): T | null {
  const stored = documentAt(database, ref.path)
  return stored === null ? null : decodeDocument(ref, stored)
}

/** Replaces a document; null removes it. */
export function setDocument(
  { documents }: EmbeddedDatabase,
  path: string,
  fields: Fields | null,
): void {
  const [name, id] = splitPath(path)
  const collection = (documents[name] ??= {})
  if (fields === null) delete collection[id]
  else collection[id] = fields
}

function splitPath(path: string): readonly [collection: string, id: string] {
  const slash = path.indexOf('/')
  return [path.slice(0, slash), path.slice(slash + 1)]
}
