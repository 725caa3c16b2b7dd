import { FieldValue, Timestamp, type DocumentData } from 'firebase/firestore/lite'

/** A value that differs from another in one place. */
export interface Mutation<T = DocumentData> {
  /** The path and the difference, such as `items.0.quantity one more`. */
  readonly name: string
  readonly data: T
}

/**
 * Returns every document that differs from the given one in one place: a field that is missing, added, null,
 * of another type, or slightly different.
 */
export function mutationsOf(document: DocumentData): Mutation[] {
  return mapMutations(document, '')
}

/** Returns the mutations with these names. Throws when there is none with a name. */
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
  const mutation = (difference: string, data: unknown) => ({ name: `${place} ${difference}`, data })
  if (value === null) return [mutation('of another type', true)]
  const any = [mutation('null', null), mutation('of another type', otherType(value))]
  if (typeof value === 'string') return [...any, mutation('another text', `${value}x`)]
  if (typeof value === 'boolean') return [...any, mutation('negated', !value)]
  if (typeof value === 'number') {
    return [
      ...any,
      mutation('one more', value + 1),
      mutation('one less', value - 1),
      mutation('a bit more', value + 0.001),
      mutation('negative', -value - 1),
    ]
  }
  // Not the current time: it can be equal to the time of the request.
  if (value instanceof FieldValue)
    return [...any, mutation('a minute ago', new Date(Date.now() - 60_000))]
  if (value instanceof Timestamp) return any
  if (Array.isArray(value)) return [...any, ...listMutations(value, `${place}.`)]
  return [...any, ...mapMutations(Object(value), `${place}.`)]
}

/** Returns a similar value of another type: a map has a size like a string, a string can look like a number. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { value }
  return typeof value === 'number' ? String(value) : 7
}
