/**
 * What is still to be written of changes that somebody made to something as they saw it. A field
 * that they left as it was is not written, so that it keeps what others gave it meanwhile; neither
 * is one that already holds what they want. Null when a field they changed has been changed by
 * others too, as an order does with a stock.
 *
 * @param stored it as it is now
 * @param before it as they saw it
 */
export function remainingChanges<Changes extends object>(
  stored: Required<Changes>,
  before: Required<Changes>,
  changes: Changes,
): Changes | null {
  // Object.keys forgets the keys of the type it is given.
  const fields = (Object.keys(changes) as (keyof Changes)[]).filter(
    (field) => !isSame(changes[field], before[field]) && !isSame(changes[field], stored[field]),
  )
  if (fields.some((field) => !isSame(stored[field], before[field]))) return null
  // These are fields of the changes, with what the changes give them.
  return Object.fromEntries(fields.map((field) => [field, changes[field]])) as Changes
}

/** Texts, numbers and records of them; decoded and checked ones name their keys in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
