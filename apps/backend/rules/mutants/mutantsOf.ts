/** The rules with one condition changed. */
export interface Mutant {
  /** Where and what: the function or match, the condition, and what stands in its place. */
  readonly name: string
  /** The heading under which it stands, such as `carts`. */
  readonly section: string
  readonly rules: string
}

/** A part of the rules, and what to put in its place. */
interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

type Part = Omit<Change, 'by'>

/**
 * Every way to change the rules in one place so that they let more in, or one way in is lost:
 * - a condition holds, whatever it asks; an operand of `||` never holds
 * - a number is one further off: a most one more, a least one less
 * - what a map has to say is whatever it says
 */
export function mutantsOf(rules: string): Mutant[] {
  const code = withoutComments(rules)
  const conditions = expressionsIn(code).flatMap((part) => conditionsOf(code, part, false))
  const bounds = [...numbersOf(code), ...repetitionsOf(code), ...mapEntriesOf(code)]
  const toMutant = ({ start, end, by }: Change, shown: string): Mutant => ({
    name: `${placeOf(code, start)}: ${shown} -> ${by}`,
    section: sectionOf(rules, start),
    rules: rules.slice(0, start) + by + rules.slice(end),
  })
  return [
    ...conditions.map((change) => toMutant(change, oneLine(code, change))),
    ...bounds.map((change) => toMutant(change, inItsLine(code, change))),
  ]
}

/** As long as before, so that places stay places. Texts in quotes may hold slashes. */
function withoutComments(rules: string): string {
  return rules.replaceAll(/'[^'\n]*'|\/\/.*/g, (found) =>
    found.startsWith('//') ? ' '.repeat(found.length) : found,
  )
}

const oneLine = (code: string, { start, end }: Part) =>
  code.slice(start, end).replaceAll(/\s+/g, ' ')

/** The line with marks round the change. */
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

/** What functions return and what is allowed if. */
function expressionsIn(code: string): Part[] {
  return [...code.matchAll(/\b(?:return|: if)\s+([^;]*);/g)].map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '', 'return'.length - 2)
    return { start, end: start + (match[1] ?? '').length }
  })
}

/** The conditions that an expression is made of, those that have no others in them. */
function conditionsOf(code: string, whole: Part, isAlternative: boolean): Change[] {
  const part = trimmed(code, whole)
  const inner = withoutParentheses(code, part)
  if (inner !== null) return conditionsOf(code, inner, isAlternative)
  for (const separators of [['?', ':'], ['||'], ['&&']]) {
    const parts = split(code, part, separators)
    const areAlternatives = separators[0] === '||'
    if (parts.length > 1) return parts.flatMap((one) => conditionsOf(code, one, areAlternatives))
  }
  const always = code.slice(part.start, part.end) === 'true' ? [] : [{ ...part, by: 'true' }]
  return isAlternative ? [...always, { ...part, by: 'false' }] : always
}

function trimmed(code: string, { start, end }: Part): Part {
  const text = code.slice(start, end)
  return {
    start: start + text.length - text.trimStart().length,
    end: end - (text.length - text.trimEnd().length),
  }
}

/** What is between parentheses that stand round the whole. */
function withoutParentheses(code: string, { start, end }: Part): Part | null {
  if (code[start] !== '(') return null
  const closing = depths(code, start, end).findIndex((depth, i) => i > 0 && depth === 0)
  return start + closing === end - 1 ? { start: start + 1, end: end - 1 } : null
}

/** The parts between separators that stand in no brackets and no quotes. */
function split(code: string, { start, end }: Part, separators: readonly string[]): Part[] {
  const depth = depths(code, start, end)
  const parts: Part[] = []
  let from = start
  for (let at = start; at < end; at += 1) {
    const separator =
      depth[at - start] === 0 && separators.find((text) => code.startsWith(text, at))
    if (typeof separator !== 'string') continue
    parts.push({ start: from, end: at })
    from = at + separator.length
    at = from - 1
  }
  return [...parts, { start: from, end }]
}

/** How many brackets and quotes are open at each place; a closing one counts as outside. */
function depths(code: string, start: number, end: number): number[] {
  let depth = 0
  let quoted = false
  return Array.from({ length: end - start }, (_, i) => {
    const sign = code[start + i] ?? ''
    if (sign === "'") quoted = !quoted
    if (quoted || sign === "'") return depth + 1
    if (')]}'.includes(sign)) depth -= 1
    const here = depth
    if ('([{'.includes(sign)) depth += 1
    return '([{'.includes(sign) ? here + 1 : here
  })
}

const oneLess = (number: string, end: number) => ({ end, number, by: Number(number) - 1 })

/** Numbers that are compared with, or given as the least and the most to isText() and its like. */
function numbersOf(code: string): Change[] {
  const compared = [...code.matchAll(/([<>]=?|[!=]=) (-?\d+)\b(?!\.)/g)].map((match) => {
    const [whole, sign = '', number = ''] = match
    return {
      end: match.index + whole.length,
      number,
      by: Number(number) + (sign.startsWith('>') ? -1 : 1),
    }
  })
  // isCount() knows its most; the others may be given a number for the most alone.
  const given = [
    ...code.matchAll(/\bis(Text|Whole|Count)\([^;{}]*?(?:, (-?\d+))?, (-?\d+)\)/g),
  ].flatMap((match) => {
    const [whole, kind, first, last = ''] = match
    const end = match.index + whole.length - 1
    if (kind === 'Count') return [oneLess(last, end)]
    const most = { end, number: last, by: Number(last) + 1 }
    return first === undefined ? [most] : [oneLess(first, end - last.length - 2), most]
  })
  return [...compared, ...given].map(({ end, number, by }) => ({
    start: end - number.length,
    end,
    by: String(by),
  }))
}

/** How often something may be repeated in a pattern: the least one less, the most one more. */
function repetitionsOf(code: string): Change[] {
  return [...code.matchAll(/\{(\d+),(\d+)\}/g)].flatMap((match) => {
    const [whole, least = '', most = ''] = match
    const end = match.index + whole.length
    const repeat = (fewest: number, mostTimes: number) => ({
      start: match.index,
      end,
      by: `{${fewest},${mostTimes}}`,
    })
    const oneMore = repeat(Number(least), Number(most) + 1)
    return Number(least) > 0 ? [repeat(Number(least) - 1, Number(most)), oneMore] : [oneMore]
  })
}

/** What an order, or a line of it, is compared with as a whole. */
function mapEntriesOf(code: string): Change[] {
  return [...code.matchAll(/\b(\w+)(?: == |\.diff\()\{([^{}]*)\}/g)].flatMap((map) => {
    const [whole, subject = '', entries = ''] = map
    const first = map.index + whole.indexOf('{') + 1
    return [...entries.matchAll(/'(\w+)':\s*([^,]+?)\s*(?=,|$)/g)].flatMap((entry) => {
      const [text, key = '', value = ''] = entry
      const start = first + entry.index + text.indexOf(value, key.length + 3)
      const own = `${subject}.${key}`
      return value === own || value === "''" ? [] : [{ start, end: start + value.length, by: own }]
    })
  })
}
