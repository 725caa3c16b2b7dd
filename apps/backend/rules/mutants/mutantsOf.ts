/** The rules with one condition changed. */
export interface Mutant {
  /** The function or match, the condition, and its replacement. */
  readonly name: string
  /** The section of the rules, such as `carts`. */
  readonly section: string
  readonly rules: string
}

/** A range of the rules, and its replacement. */
interface Change {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

type Part = Omit<Change, 'replacement'>

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
  const conditions = expressionsIn(code).flatMap((part) => conditionsOf(code, part, false))
  const bounds = [
    ...numbersOf(code),
    ...repetitionsOf(code),
    ...mapEntriesOf(code),
    ...keyListsOf(code),
    ...defaultsOf(code),
    ...readsOf(code),
    ...timesOf(code),
  ]
  const toMutant = ({ start, end, replacement }: Change, shown: string): Mutant => ({
    name: `${placeOf(code, start)}: ${shown} -> ${replacement.trim()}`,
    section: sectionOf(rules, start),
    rules: rules.slice(0, start) + replacement + rules.slice(end),
  })
  return [
    ...conditions.map((change) => toMutant(change, oneLine(code, change))),
    ...bounds.map((change) => toMutant(change, inItsLine(code, change))),
    ...[...operationsOf(code), ...claimsOf(code)].map((change) => toMutant(change, 'added')),
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

/** Finds the expressions after `return` and `if`. */
function expressionsIn(code: string): Part[] {
  return [...code.matchAll(/\b(?:return|: if)\s+([^;]*);/g)].map((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '', 'return'.length - 2)
    return { start, end: start + (match[1] ?? '').length }
  })
}

/** Finds the innermost conditions of an expression. */
function conditionsOf(code: string, whole: Part, isAlternative: boolean): Change[] {
  const part = trimmed(code, whole)
  const inner = withoutParentheses(code, part)
  if (inner !== null) return conditionsOf(code, inner, isAlternative)
  for (const separators of [['?', ':'], ['||'], ['&&']]) {
    const parts = split(code, part, separators)
    const areAlternatives = separators[0] === '||'
    if (parts.length > 1) return parts.flatMap((one) => conditionsOf(code, one, areAlternatives))
  }
  const always =
    code.slice(part.start, part.end) === 'true' ? [] : [{ ...part, replacement: 'true' }]
  return isAlternative ? [...always, { ...part, replacement: 'false' }] : always
}

function trimmed(code: string, { start, end }: Part): Part {
  const text = code.slice(start, end)
  return {
    start: start + text.length - text.trimStart().length,
    end: end - (text.length - text.trimEnd().length),
  }
}

/** Returns the content of parentheses around the whole part, or null when there are none. */
function withoutParentheses(code: string, { start, end }: Part): Part | null {
  if (code[start] !== '(') return null
  const closing = depths(code, start, end).findIndex((depth, i) => i > 0 && depth === 0)
  return start + closing === end - 1 ? { start: start + 1, end: end - 1 } : null
}

/** Splits a part at separators outside of brackets and quotes. */
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

/** Counts the open brackets and quotes at each position; a closing bracket counts as outside. */
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

const oneLess = (number: string, end: number) => ({ end, number, replacement: Number(number) - 1 })

/** Changes numbers in comparisons, and the bounds in calls of isText(), isWhole() and isCount(). */
function numbersOf(code: string): Change[] {
  const compared = [...code.matchAll(/([<>]=?|[!=]=) (-?\d+)\b(?!\.)/g)].map((match) => {
    const [whole, sign = '', number = ''] = match
    return {
      end: match.index + whole.length,
      number,
      replacement: Number(number) + (sign.startsWith('>') ? -1 : 1),
    }
  })
  // isCount() takes a lower bound only. The lower bound of the others may be an expression.
  const bounds = [
    ...code.matchAll(/\bis(Text|Whole|Count)\([^;{}]*?(?:, (-?\d+))?, (-?\d+)\)/g),
  ].flatMap((match) => {
    const [whole, kind, first, last = ''] = match
    const end = match.index + whole.length - 1
    if (kind === 'Count') return [oneLess(last, end)]
    const most = { end, number: last, replacement: Number(last) + 1 }
    return first === undefined ? [most] : [oneLess(first, end - last.length - 2), most]
  })
  return [...compared, ...bounds].map(({ end, number, replacement }) => ({
    start: end - number.length,
    end,
    replacement: String(replacement),
  }))
}

/** Changes the bounds of repetitions in regular expressions. */
function repetitionsOf(code: string): Change[] {
  return [...code.matchAll(/\{(\d+),(\d+)\}/g)].flatMap((match) => {
    const [whole, least = '', most = ''] = match
    const end = match.index + whole.length
    const repeat = (min: number, max: number) => ({
      start: match.index,
      end,
      replacement: `{${min},${max}}`,
    })
    const oneMore = repeat(Number(least), Number(most) + 1)
    return Number(least) > 0 ? [repeat(Number(least) - 1, Number(most)), oneMore] : [oneMore]
  })
}

/** Changes entries of maps that an order or a line is compared with. */
function mapEntriesOf(code: string): Change[] {
  return [...code.matchAll(/\b(\w+)(?: == |\.diff\()\{([^{}]*)\}/g)].flatMap((map) => {
    const [whole, subject = '', entries = ''] = map
    const first = map.index + whole.indexOf('{') + 1
    return [...entries.matchAll(/'(\w+)':\s*([^,]+?)\s*(?=,|$)/g)].flatMap((entry) => {
      const [text, key = '', value = ''] = entry
      const start = first + entry.index + text.indexOf(value, key.length + 3)
      const own = `${subject}.${key}`
      return value === own || value === "''"
        ? []
        : [{ start, end: start + value.length, replacement: own }]
    })
  })
}

/** Replaces each match of a pattern; the first group is the part to replace. */
function replacing(
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

/** Adds a key to the lists of keys that a document, or its changes, may have. */
function keyListsOf(code: string): Change[] {
  const lists = [...code.matchAll(/hasOnly\(\[[^\]]*(?=\])|== \['[^\]]*(?=\]\.toSet\(\))/g)]
  return lists.map((list) => {
    const end = list.index + list[0].length
    return { start: end, end, replacement: ", 'extra'" }
  })
}

/** Replaces the defaults of missing fields. */
const defaultsOf = (code: string): Change[] =>
  replacing(code, /\.get\('\w+', (null|true|false|\d+|'[^']*'|\[[^\]]*\])\)/g, (value) => {
    if (value === 'null') return '0'
    if (value === 'true') return 'false'
    if (value === 'false') return 'true'
    if (value.startsWith('[')) return "['x']"
    return value.startsWith("'") ? "'x'" : String(Number(value) + 1)
  })

/** Reads documents as they are before the commit instead of after it, and the other way round. */
const readsOf = (code: string): Change[] =>
  replacing(code, /\b(get|getAfter|exists|existsAfter)(?=\(\/databases)/g, (read) =>
    read.endsWith('After') ? read.replace('After', '') : `${read}After`,
  )

const timesOf = (code: string): Change[] => replacing(code, /(==) request\.time/g, () => '<=')

const operations = ['get', 'list', 'create', 'update', 'delete'] as const

const added = (position: number, text: string): Change => ({
  start: position,
  end: position,
  replacement: text,
})

/** Allows each operation that a path does not allow, all of a collection group, and all of another path. */
function operationsOf(code: string): Change[] {
  const paths = [...code.matchAll(/match \/(\w+)\/[^\n]* \{\n([\s\S]*?)\n {4}\}/g)].filter(
    ([, collection]) => collection !== 'databases',
  )
  const missing = paths.flatMap((path) => {
    const [whole, , body = ''] = path
    const allowed = new Set(
      [...body.matchAll(/allow ([\w, ]+):/g)].flatMap(([, names = '']) =>
        names.replace('read', 'get, list').split(', '),
      ),
    )
    const end = path.index + whole.length - 1
    return operations
      .filter((operation) => !allowed.has(operation))
      .map((operation) => added(end, `allow ${operation}: if request.auth != null; `))
  })
  const [first] = paths
  if (first === undefined) return []
  const open = (path: string) =>
    added(first.index, `match ${path} { allow read, write: if request.auth != null; }\n`)
  const collections = [...new Set(paths.map(([, collection = '']) => collection))]
  return [
    ...missing,
    ...collections.map((collection) =>
      added(
        first.index,
        `match /{any=**}/${collection}/{id} { allow list: if request.auth != null; }\n`,
      ),
    ),
    open('/unnamed/{id}'),
  ]
}

/** Grants the role of an admin by a claim of the token, which the shop does not use. */
const claimsOf = (code: string): Change[] =>
  replacing(
    code,
    /function isAdmin\(\) \{\s*return (isSignedIn\(\))/g,
    (part) => `request.auth.token.get('role', '') == 'admin' || ${part}`,
  )
