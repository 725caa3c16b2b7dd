/** What the seed stores. */
export type Storable = string | number | boolean | null | { readonly [key: string]: Storable }

/** Firestore's REST form of a value. As in its SDKs, whole numbers are integers. */
function toFirestoreValue(value: Storable): object {
  switch (typeof value) {
    case 'string':
      return { stringValue: value }
    case 'boolean':
      return { booleanValue: value }
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
    default:
      return value === null
        ? { nullValue: null }
        : { mapValue: { fields: toFirestoreFields(value) } }
  }
}

/** Firestore's REST form of a document. */
export function toFirestoreFields(data: Readonly<Record<string, Storable>>): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, toFirestoreValue(value)]),
  )
}
