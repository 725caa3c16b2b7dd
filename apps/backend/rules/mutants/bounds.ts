import { replacing, type Change } from './Change.ts'

/** Changes numbers, lists of keys, entries of maps, defaults, reads and times. */
export const changedBounds = (code: string): Change[] => [
  ...numbersOf(code),
  ...repetitionsOf(code),
  ...mapEntriesOf(code),
  ...keyListsOf(code),
  ...defaultsOf(code),
  ...readsOf(code),
  ...timesOf(code),
]

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
