import { isSame } from './isSame.ts'

/**
 * The fields of an edit that still have to be written. It leaves out the fields that the edit does not
 * change, so that they keep what others wrote in the meantime, and those that already have the new
 * value. Null if others have changed one of the edited fields, as an order changes a stock.
 *
 * @param stored the current values
 * @param seen the values when the edit began
 * @param changes the values after the edit
 */
export function remainingChanges<Values extends object>(
  stored: Values,
  seen: Values,
  changes: { readonly [Field in keyof Values]?: Values[Field] | undefined },
): Partial<Values> | null {
  // Object.keys returns plain strings.
  const fields = (Object.keys(changes) as (keyof Values)[]).filter(
    (field) =>
      changes[field] !== undefined &&
      !isSame(changes[field], seen[field]) &&
      !isSame(changes[field], stored[field]),
  )
  if (fields.some((field) => !isSame(stored[field], seen[field]))) return null
  // All entries are fields of `changes`, and none is undefined.
  return Object.fromEntries(fields.map((field) => [field, changes[field]])) as Partial<Values>
}
