import { mapRecord, Outage, type Fields } from '@storefront/domain'

/** A field in Firestore's REST format: `{"integerValue": "27"}`. */
type RestValue = Readonly<Record<string, unknown>>

/** A document in Firestore's REST format; `fields` is missing when it is empty. */
export interface RestDocument {
  /** `projects/…/documents/products/destilado`. */
  readonly name: string
  readonly fields?: Readonly<Record<string, RestValue>>
}

/** The document's id: `destilado`. */
export const idOf = ({ name }: RestDocument): string => name.slice(name.lastIndexOf('/') + 1)

/** A document's fields with its times in ms since 1970. */
export const fieldsOf = ({ fields = {} }: RestDocument): Fields =>
  mapRecord(fields, (value) => valueOf(value))

function valueOf(value: RestValue): unknown {
  const [entry] = Object.entries(value)
  if (entry === undefined) return undefined
  const [kind, content] = entry
  switch (kind) {
    case 'nullValue':
      return null
    case 'integerValue':
    case 'doubleValue':
      return Number(content)
    case 'timestampValue':
      return Date.parse(String(content))
    case 'mapValue':
      // The REST API documents the content of a map and of a list.
      return fieldsOf(content as RestDocument)
    case 'arrayValue':
      return ((content as { values?: readonly RestValue[] }).values ?? []).map(valueOf)
    default:
      return content
  }
}

/** @throws Outage `unavailable` when the response is not a document: something other than Firestore sent it */
export function asRestDocument(response: unknown): RestDocument {
  if (typeof response === 'object' && response !== null && 'name' in response) {
    // In the REST API only documents have a name.
    return response as RestDocument
  }
  throw new Outage('unavailable', 'The response is not a document')
}
