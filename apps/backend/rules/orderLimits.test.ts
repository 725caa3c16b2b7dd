import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { maxOrderLines } from '@storefront/domain'
import { doc, getDoc, setLogLevel } from 'firebase/firestore/lite'
import { afterAll, describe, expect, it } from 'vitest'

import { send, set } from './testing/commit.ts'
import { aCartOf } from './testing/documents.ts'
import { openProject } from './testing/openProject.ts'
import { lineItemsOf, orderCommit, shopDocuments } from './testing/orders.ts'
import { outcomeOf } from './testing/outcomes.ts'
import { ana } from './testing/people.ts'

/** Firestore's limit of a write. */
const mostExpressions = 1000

const file = join(import.meta.dirname, '..', 'firestore.rules')
const rules = readFileSync(process.env['RULES_MUTANT'] ?? file, 'utf8')
setLogLevel('silent') // the SDK logs each refused access
const project = openProject(`demo-rules-order-limits-${process.env['VITEST_POOL_ID']}`)
const [owner, buyer] = [project.openAs('owner'), project.openAs(ana)]
afterAll(() => project.close())

/** Parts of one function; a longer one is "too complex to evaluate safely". */
const partsPerFunction = 20

/** Functions that evaluate `count` equal conditions, and the condition that calls them. */
function conditions(count: number): { readonly functions: string; readonly condition: string } {
  const sizes = Array.from({ length: Math.ceil(count / partsPerFunction) }, (_, index) =>
    Math.min(partsPerFunction, count - index * partsPerFunction),
  )
  const functions = sizes.map((size, index) => {
    const parts = Array.from({ length: size }, () => '1 == 1').join(' && ')
    return `function part${index}() { return ${parts}; }`
  })
  const calls = ['true', ...sizes.map((_, index) => `part${index}()`)]
  return { functions: functions.join('\n'), condition: calls.join(' && ') }
}

type WithConditions = (added: ReturnType<typeof conditions>) => string

/** Returns how many such conditions rules can evaluate in addition. */
async function room(rulesWith: WithConditions, access: () => Promise<unknown>): Promise<number> {
  let [fits, exceeds] = [0, mostExpressions]
  while (exceeds - fits > 1) {
    const count = Math.floor((fits + exceeds) / 2)
    await project.setRules(rulesWith(conditions(count)))
    if ((await outcomeOf(access())) === 'accepted') fits = count
    else exceeds = count
  }
  return fits
}

const emptyRules: WithConditions = ({ functions, condition }) =>
  `service cloud.firestore { match /databases/{d}/documents {
    ${functions}
    match /{any=**} { allow get: if ${condition}; }
  } }`

describe('an order of the most lines', () => {
  it('evaluates at most 950 of the 1000 expressions that Firestore allows', async () => {
    const lineItems = lineItemsOf(maxOrderLines)
    let attempt = 0
    const place = async () => {
      await project.clear()
      const documents = { ...shopDocuments(lineItems), 'carts/ana': aCartOf(1) }
      await send(
        owner,
        Object.fromEntries(Object.entries(documents).map(([path, data]) => [path, set(data)])),
      )
      const id = `order${String((attempt += 1)).padStart(15, '0')}`
      await send(buyer, orderCommit(id, ana, lineItems))
    }
    const all = await room(emptyRules, () => getDoc(doc(buyer, 'any/document')))
    const placing = 'function canPlace(order, orderId, sum) {\n      return '
    expect(rules.split(placing)).toHaveLength(2)
    const left = await room(
      ({ functions, condition }) =>
        rules.replace(placing, `${functions}\n${placing}${condition} && `),
      place,
    )
    const evaluated = Math.round(mostExpressions * (1 - left / all))
    expect(left).toBeGreaterThan(0)
    expect(evaluated).toBeLessThanOrEqual(950)
  })

  it('reads 10 documents, which is all that Firestore allows', () => {
    const [, placing = ''] = /orders: placing([\s\S]*?)\/\/ -{10,} /.exec(rules) ?? []
    const reads = placing.matchAll(
      /\b(?:get|getAfter|exists|existsAfter)\(\/databases\/\$\(database\)\/documents\/(\w+)/g,
    )
    // The settings and the cart, and the product of each line.
    const collections = Array.from(reads, ([, collection]) => collection)
    expect(new Set(collections)).toEqual(new Set(['settings', 'products', 'carts']))
    expect(collections).toHaveLength(3)
    expect(2 + maxOrderLines).toBe(10)
  })
})
