/** A value of the seed. */
type Storable = string | number | boolean | null | object

/** Converts a value to Firestore's REST format. Whole numbers become integers, as in its SDKs. */
function toFirestoreValue(value: Storable): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } }
  if (typeof value === 'object') return { mapValue: { fields: toFirestoreFields(value) } }
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
}

/** Converts a document to Firestore's REST format. */
export function toFirestoreFields(data: object): object {
  const entries: [string, Storable][] = Object.entries(data)
  return Object.fromEntries(entries.map(([key, value]) => [key, toFirestoreValue(value)]))
}
