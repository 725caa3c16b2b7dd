import { type DocumentData, FieldValue } from 'firebase/firestore'

/** A document that differs from another in one place. */
export interface Mutation {
  /** The place and what is different there, such as `items.0.quantity one more`. */
  readonly name: string
  readonly data: DocumentData
}

interface Variant<T = unknown> {
  readonly name: string
  readonly value: T
}

/**
 * Every document that differs from the given one in one place: a field left out, added, null, of
 * another type, or a bit different.
 */
export function mutationsOf(document: DocumentData): Mutation[] {
  return mapVariants(document, '').map(({ name, value }) => ({ name, data: value }))
}

/** The mutations of these names; a name that there is no mutation of is an error. */
export function pick(mutations: readonly Mutation[], names: readonly string[]): Mutation[] {
  return names.map((name) => {
    const mutation = mutations.find((candidate) => candidate.name === name)
    if (mutation === undefined) throw new Error(`No mutation is called "${name}"`)
    return mutation
  })
}

function mapVariants(map: DocumentData, path: string): Variant<DocumentData>[] {
  const inside = Object.entries(map).flatMap(([key, child]) => {
    const place = `${path}${key}`
    const rest = Object.fromEntries(Object.entries(map).filter(([other]) => other !== key))
    const having = ({ name, value }: Variant) => ({ name, value: { ...map, [key]: value } })
    return [{ name: `${place} missing`, value: rest }, ...variantsOf(child, place).map(having)]
  })
  return [...inside, { name: `${path}extra added`, value: { ...map, extra: 1 } }]
}

function listVariants(list: readonly unknown[], path: string): Variant[] {
  return list.flatMap((item, i) => {
    const having = ({ name, value }: Variant) => ({ name, value: list.with(i, value) })
    return variantsOf(item, `${path}${i}`).map(having)
  })
}

function variantsOf(value: unknown, place: string): Variant[] {
  const variant = (what: string, other: unknown) => ({ name: `${place} ${what}`, value: other })
  if (value === null) return [variant('of another type', true)]
  const others = [variant('null', null), variant('of another type', otherType(value))]
  if (typeof value === 'string') return [...others, variant('another text', `${value}x`)]
  if (typeof value === 'boolean') return [...others, variant('negated', !value)]
  if (typeof value === 'number') {
    return [
      ...others,
      variant('one more', value + 1),
      variant('one less', value - 1),
      variant('a bit more', value + 0.001),
      variant('negative', -value - 1),
    ]
  }
  if (value instanceof FieldValue) return [...others, variant("by the client's clock", new Date())]
  if (Array.isArray(value)) return [...others, ...listVariants(value, `${place}.`)]
  return [...others, ...mapVariants(Object(value), `${place}.`)]
}

const otherType = (value: unknown): unknown => (typeof value === 'number' ? String(value) : 7)
