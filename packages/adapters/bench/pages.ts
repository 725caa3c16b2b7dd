/** Compares how long the first and the last page of a long list take, on the emulators. */
import type { Backend, Page, PageRequest } from '@storefront/domain'

process.env['FULL'] = '1' // before the crowd is asked how large it is
const { openCrowdedShop } = await import('../src/firebase/testing/crowdedShop.ts')

const limit = 20
const rounds = 40
/** So that the way to the last page is short. */
const strideLimit = 400

type List = (page: PageRequest) => Promise<Page<unknown>>

const listsOf = ({ orders, profiles }: Backend): Readonly<Record<string, List>> => ({
  'all orders': (page) => orders.list({}, page),
  'orders of two statuses': (page) => orders.list({ statuses: ['pending', 'paid'] }, page),
  'all users': (page) => profiles.list({}, page),
})

/** The cursor of the last page but one, of those that strides come by. */
async function lastCursor(list: List): Promise<string | null> {
  let cursor: string | null = null
  let { next } = await list({ limit: strideLimit })
  while (next !== null) {
    cursor = next
    ;({ next } = await list({ limit: strideLimit, after: cursor }))
  }
  return cursor
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const shown = (number: number) => Number(number.toFixed(2))

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** The two are measured in turn, so that whatever else the machine does slows both down. */
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
    'first page, ms': shown(firstMs),
    'last page, ms': shown(lastMs),
    ratio: shown(lastMs / firstMs),
  }
}

const { device } = await openCrowdedShop()
const rows: Record<string, object> = {}
for (const [name, list] of Object.entries(listsOf(device))) rows[name] = await compare(list)
console.table(rows)
