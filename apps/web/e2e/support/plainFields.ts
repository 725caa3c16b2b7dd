import * as z from 'zod/mini'

const documentSchema = z.object({ fields: z._default(z.record(z.string(), z.unknown()), {}) })
const arraySchema = z.object({ values: z._default(z.array(z.unknown()), []) })
const valueSchema = z.record(z.string(), z.unknown())

/** The fields of a document in a reply of Firestore's REST API. */
export function plainFields(document: unknown): Readonly<Record<string, unknown>> {
  const { fields } = documentSchema.parse(document)
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
}

/** The API encodes a value as an object with one entry, whose key is the type. */
function plain(value: unknown): unknown {
  const [type, content] = Object.entries(valueSchema.parse(value))[0] ?? []
  if (type === 'mapValue') return plainFields(content)
  if (type === 'arrayValue') return arraySchema.parse(content).values.map(plain)
  return type === 'integerValue' ? Number(content) : content
}
