import type { Change, Part } from './Change.ts'

/** Makes every condition of the rules true; operands of `||` also false. */
export const changedConditions = (code: string): Change[] =>
  expressionsIn(code).flatMap((part) => conditionsOf(code, part, false))

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
