/** What the seed stores. */
type Storable = string | number | boolean | null | object

/** Firestore's REST form of a value. As in its SDKs, whole numbers are integers. */
function toFirestoreValue(value: Storable): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'object') return { mapValue: { fields: toFirestoreFields(value) } }
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
}

/** Firestore's REST form of a document. */
export function toFirestoreFields(data: object): object {
  const entries: [string, Storable][] = Object.entries(data)
  return Object.fromEntries(entries.map(([key, value]) => [key, toFirestoreValue(value)]))
}
