import * as z from 'zod/mini'

const documentSchema = z.object({ fields: z._default(z.record(z.string(), z.unknown()), {}) })
const arraySchema = z.object({ values: z._default(z.array(z.unknown()), []) })
const valueSchema = z.record(z.string(), z.unknown())

/** The fields of a document as Firestore's REST API answers it. */
export function plainFields(document: unknown): Readonly<Record<string, unknown>> {
  const { fields } = documentSchema.parse(document)
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
}

/** The API writes a value as an object of one entry, named after its type. */
function plain(value: unknown): unknown {
  const [type, content] = Object.entries(valueSchema.parse(value))[0] ?? []
  if (type === 'mapValue') return plainFields(content)
  if (type === 'arrayValue') return arraySchema.parse(content).values.map(plain)
  return type === 'integerValue' ? Number(content) : content
}
