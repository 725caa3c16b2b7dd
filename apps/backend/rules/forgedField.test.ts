import type { DocumentData } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  forgeriesOf,
  set,
  type Commit,
} from './testing/commit.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf, numberOf, orderCommit, shopDocuments } from './testing/orders.ts'
import { ana } from './testing/people.ts'

const shop = await openShop('forged-field')
const id = 'order000000000000001'
const lineItems = lineItemsOf(2)
const commitOf = (order: DocumentData): Commit => ({
  ...orderCommit(id, ana, lineItems),
  [`orders/${id}`]: set(order),
})

describe('an order that differs in one place', () => {
  const order = { ...anOrder(ana, lineItems), searchTerms: ['ana'] }
  const mutations = mutationsOf({ number: numberOf(id), ...order })
  const harmless = pick(mutations, [
    'notes missing',
    'notes another text',
    'customer.nombre another text',
    'customer.cedula another text',
    'customer.telefono another text',
    'customer.direccion another text',
    'searchTerms missing',
    'searchTerms.0 another text',
  ])

  it.each(harmless)('is accepted with $name', async ({ data }) => {
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), commitOf(data))
  })

  it('is refused with any other difference', async () => {
    await shop.store(shopDocuments(lineItems))
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    await expectEachRefused(shop.as(ana), forgeriesOf(others, commitOf), {
      valid: orderCommit(id, ana, lineItems),
    })
  })
})
