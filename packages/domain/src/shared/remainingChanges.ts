/**
 * The fields of an edit that still have to be written. It leaves out the fields that the edit does not
 * change, so that they keep what others wrote in the meantime, and those that already have the new
 * value. Null if others have changed one of the edited fields, as an order changes a stock.
 *
 * @param stored the current values
 * @param before the values when the edit began
 * @param changes the values after the edit
 */
export function remainingChanges<Changes extends object>(
  stored: Required<Changes>,
  before: Required<Changes>,
  changes: Changes,
): Changes | null {
  // Object.keys returns plain strings.
  const fields = (Object.keys(changes) as (keyof Changes)[]).filter(
    (field) => !isSame(changes[field], before[field]) && !isSame(changes[field], stored[field]),
  )
  if (fields.some((field) => !isSame(stored[field], before[field]))) return null
  // All entries are fields of `changes`.
  return Object.fromEntries(fields.map((field) => [field, changes[field]])) as Changes
}

/** Compares texts, numbers and records. The schemas and checks always create keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
