/** Compares how long the first and the last page of a long list take, on the emulators. ORDERS is the number of orders (default 10,000). */
import type { Backend, ListedPage, PageRequest } from '@storefront/domain'

process.env['FULL'] = '1' // set before the module reads the size of the shop
const { openCrowdedShop } = await import('../src/firebase/testing/openCrowdedShop.ts')

const limit = 20
const rounds = 40
/** A larger page, to reach the last page in few requests. */
const largePageLimit = 400

type List = (page: PageRequest) => Promise<ListedPage<unknown>>

const listsOf = ({ orders, profiles }: Backend): Readonly<Record<string, List>> => ({
  'all orders': (page) => orders.list({}, page),
  'orders of two statuses': (page) => orders.list({ statuses: ['pending', 'shipped'] }, page),
  'all users': (page) => profiles.list({}, page),
})

/** The last cursor of the list when it is read in large pages. */
async function lastCursor(list: List): Promise<string | null> {
  let cursor: string | null = null
  let { next } = await list({ limit: largePageLimit })
  while (next !== null) {
    cursor = next
    ;({ next } = await list({ limit: largePageLimit, after: cursor }))
  }
  return cursor
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const rounded = (number: number) => Number(number.toFixed(2))

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Measures the two in turn, so that other load on the machine slows both down. */
async function compare(list: List) {
  const after = await lastCursor(list)
  const first: number[] = []
  const last: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    first.push(await timeMs(() => list({ limit })))
    last.push(await timeMs(() => list({ limit, after })))
  }
  const [firstMs, lastMs] = [median(first), median(last)]
  return {
    'first page, ms': rounded(firstMs),
    'last page, ms': rounded(lastMs),
    ratio: rounded(lastMs / firstMs),
  }
}

const { device } = await openCrowdedShop()
const rows: Record<string, object> = {}
for (const [name, list] of Object.entries(listsOf(device))) rows[name] = await compare(list)
console.table(rows)
