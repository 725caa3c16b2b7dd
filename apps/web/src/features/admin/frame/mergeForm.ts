/** A form of what somebody else changed while it was being filled in. */
export interface ChangedMeanwhile<Field extends string> {
  /** What was typed where something was, and what is stored now where nothing was. */
  readonly typed: Readonly<Record<Field, string>>
  /** The fields that others changed, in the order they are seen. */
  readonly fields: readonly Field[]
}

/**
 * Takes over into a form what others changed meanwhile, but for what was typed.
 *
 * @param fields all of them, in the order they are seen
 * @param began the form as it was before anything was typed
 * @param now the form of what is stored now
 */
export function mergeForm<Field extends string>(
  fields: readonly Field[],
  typed: Readonly<Record<Field, string>>,
  began: Readonly<Record<Field, string>>,
  now: Readonly<Record<Field, string>>,
): ChangedMeanwhile<Field> {
  return {
    typed: Object.fromEntries(
      fields.map((field) => [field, typed[field] === began[field] ? now[field] : typed[field]]),
      // The entries were just made from every one of the fields.
    ) as Record<Field, string>,
    fields: fields.filter((field) => now[field] !== began[field]),
  }
}
