import { Outage } from '@storefront/domain'

import type { DocumentFields } from '../documents/decodeDocument.ts'

/** A field as Firestore's REST interface writes it: `{"integerValue": "27"}`. */
type RestValue = Readonly<Record<string, unknown>>

/** A document of an answer; a document without fields has none. */
export interface RestDocument {
  /** `projects/…/documents/products/destilado`. */
  readonly name: string
  readonly fields?: Readonly<Record<string, RestValue>>
}

/** The document's path from the database's root: `products/destilado`. */
export const pathOf = ({ name }: RestDocument): string => name.replace(/^.*?\/documents\//, '')

/** A document's fields with its times in ms since 1970. */
export function fieldsOf({ fields = {} }: RestDocument): DocumentFields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, valueOf(value)]))
}

function valueOf(value: RestValue): unknown {
  const [entry] = Object.entries(value)
  if (entry === undefined) return undefined
  const [kind, held] = entry
  switch (kind) {
    case 'nullValue':
      return null
    case 'integerValue':
    case 'doubleValue':
      return Number(held)
    case 'timestampValue':
      return Date.parse(String(held))
    case 'mapValue':
      // The interface documents what a map and a list hold.
      return fieldsOf(held as RestDocument)
    case 'arrayValue':
      return ((held as { values?: readonly RestValue[] }).values ?? []).map(valueOf)
    default:
      return held
  }
}

/** @throws Outage `unavailable` when an answer is none of Firestore's: something in between sent it */
export function asRestDocument(answer: unknown): RestDocument {
  if (typeof answer === 'object' && answer !== null && 'name' in answer) {
    // The interface documents what has a name.
    return answer as RestDocument
  }
  throw new Outage('unavailable', 'The answer is no document')
}
