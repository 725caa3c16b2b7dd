/** A range of the rules. */
export interface Part {
  readonly start: number
  readonly end: number
}

/** A range of the rules, and its replacement. */
export interface Change extends Part {
  readonly replacement: string
}

/** Replaces each match of a pattern; the first group is the part to replace. */
export function replacing(
  code: string,
  pattern: RegExp,
  replacementOf: (part: string) => string | null,
): Change[] {
  return [...code.matchAll(pattern)].flatMap((match) => {
    const [whole, part = ''] = match
    const start = match.index + whole.indexOf(part)
    const replacement = replacementOf(part)
    return replacement === null ? [] : [{ start, end: start + part.length, replacement }]
  })
}
