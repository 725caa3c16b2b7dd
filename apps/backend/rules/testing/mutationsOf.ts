import { type DocumentData, FieldValue, Timestamp } from 'firebase/firestore/lite'

/** A value that differs from another in one place. */
export interface Mutation<T = DocumentData> {
  /** The place and what is different there, such as `items.0.quantity one more`. */
  readonly name: string
  readonly data: T
}

/**
 * Every document that differs from the given one in one place: a field left out, added, null, of
 * another type, or a bit different.
 */
export function mutationsOf(document: DocumentData): Mutation[] {
  return mapMutations(document, '')
}

/** The mutations of these names; a name that there is no mutation of is an error. */
export function pick(mutations: readonly Mutation[], names: readonly string[]): Mutation[] {
  return names.map((name) => {
    const mutation = mutations.find((candidate) => candidate.name === name)
    if (mutation === undefined) throw new Error(`No mutation is called "${name}"`)
    return mutation
  })
}

function mapMutations(map: DocumentData, path: string): Mutation[] {
  const missing = Object.keys(map).map((key) => ({
    name: `${path}${key} missing`,
    data: withoutKey(map, key),
  }))
  const different = Object.entries(map).flatMap(([key, child]) =>
    valueMutations(child, `${path}${key}`).map(({ name, data }) => ({
      name,
      data: withKey(map, key, data),
    })),
  )
  return [...missing, ...different, { name: `${path}extra added`, data: withKey(map, 'extra', 1) }]
}

function withKey(map: DocumentData, key: string, value: unknown): DocumentData {
  return { ...map, [key]: value }
}

function withoutKey(map: DocumentData, key: string): DocumentData {
  return Object.fromEntries(Object.entries(map).filter(([other]) => other !== key))
}

function listMutations(list: readonly unknown[], path: string): Mutation<unknown>[] {
  return list.flatMap((item, i) =>
    valueMutations(item, `${path}${i}`).map(({ name, data }) => ({
      name,
      data: list.with(i, data),
    })),
  )
}

function valueMutations(value: unknown, place: string): Mutation<unknown>[] {
  const being = (what: string, data: unknown) => ({ name: `${place} ${what}`, data })
  if (value === null) return [being('of another type', true)]
  const any = [being('null', null), being('of another type', otherType(value))]
  if (typeof value === 'string') return [...any, being('another text', `${value}x`)]
  if (typeof value === 'boolean') return [...any, being('negated', !value)]
  if (typeof value === 'number') {
    return [
      ...any,
      being('one more', value + 1),
      being('one less', value - 1),
      being('a bit more', value + 0.001),
      being('negative', -value - 1),
    ]
  }
  // The client's clock may show the database's very millisecond, and is right then.
  if (value instanceof FieldValue)
    return [...any, being('a minute ago', new Date(Date.now() - 60_000))]
  if (value instanceof Timestamp) return any
  if (Array.isArray(value)) return [...any, ...listMutations(value, `${place}.`)]
  return [...any, ...mapMutations(Object(value), `${place}.`)]
}

/** As like the value as can be: a map has a size as a text has, a text may look like a number. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { value }
  return typeof value === 'number' ? String(value) : 7
}
