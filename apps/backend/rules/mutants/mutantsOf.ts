import { addedAccess } from './access.ts'
import { changedBounds } from './bounds.ts'
import type { Change, Part } from './Change.ts'
import { changedConditions } from './conditions.ts'

/** The rules with one condition changed. */
export interface Mutant {
  /** The function or match, the condition, and its replacement. */
  readonly name: string
  /** The section of the rules, such as `carts`. */
  readonly section: string
  readonly rules: string
}

/**
 * Returns every mutant of the rules. Each accepts more, or refuses an alternative, by one change:
 * - a condition becomes true; an operand of `||` also becomes false
 * - an upper bound becomes one more, a lower bound one less
 * - an entry of an expected map becomes the actual value
 * - a list of keys has one more
 * - the default of a missing field becomes another
 * - a document is read before instead of after the commit, or after instead of before
 * - a time may also be earlier
 * - an operation that no rule allows, a collection group, and a path without rules are open to whoever is
 *   signed in
 * - a claim of the token grants the role of an admin
 */
export function mutantsOf(rules: string): Mutant[] {
  const code = withoutComments(rules)
  const toMutant = ({ start, end, replacement }: Change, shown: string): Mutant => ({
    name: `${placeOf(code, start)}: ${shown} -> ${replacement.trim()}`,
    section: sectionOf(rules, start),
    rules: rules.slice(0, start) + replacement + rules.slice(end),
  })
  return [
    ...changedConditions(code).map((change) => toMutant(change, oneLine(code, change))),
    ...changedBounds(code).map((change) => toMutant(change, inItsLine(code, change))),
    ...addedAccess(code).map((change) => toMutant(change, 'added')),
  ]
}

/** Replaces comments with spaces, so that positions do not change. Quoted strings may contain slashes. */
function withoutComments(rules: string): string {
  return rules.replaceAll(/'[^'\n]*'|\/\/.*/g, (found) =>
    found.startsWith('//') ? ' '.repeat(found.length) : found,
  )
}

const oneLine = (code: string, { start, end }: Part) =>
  code.slice(start, end).replaceAll(/\s+/g, ' ')

/** Returns the line with the change in angle brackets. */
function inItsLine(code: string, { start, end }: Part): string {
  const before = code.slice(code.lastIndexOf('\n', start) + 1, start)
  const after = code.slice(end, code.indexOf('\n', end))
  return `${before.trimStart()}<${code.slice(start, end)}>${after.trimEnd()}`
}

function placeOf(code: string, position: number): string {
  const places = [
    ...code.slice(0, position).matchAll(/function (\w+)|match (\/\S+)|allow ([\w, ]+):/g),
  ]
  const at = (group: 1 | 2 | 3) => places.findLast((place) => place[group] !== undefined)
  const [last, inFunction] = [places.at(-1), at(1)]
  if (last !== undefined && last === inFunction) return last[1] ?? ''
  return `${at(2)?.[2] ?? ''} ${last?.[3] ?? ''}`.trim()
}

function sectionOf(rules: string, position: number): string {
  const headings = [...rules.slice(0, position).matchAll(/\/\/ -{10,} (.*)/g)]
  return headings.at(-1)?.[1] ?? ''
}
