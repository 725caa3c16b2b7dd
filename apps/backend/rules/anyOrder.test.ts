import { defaultShopSettings, draftOrder, isSameOrder, type OrderRequest } from '@storefront/domain'
import { aCartLine, aCustomer, aProduct } from '@storefront/domain/testing'
import { anyOrderRequest } from '@storefront/domain/testing/arbitraries'
import * as fc from 'fast-check'
import type { DocumentData, Firestore } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { send, set, type Commit } from './testing/commit.ts'
import { mutationsOf } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { orderCommit, shopDocuments } from './testing/orders.ts'
import { assertSucceeds, outcomeOf } from './testing/outcomes.ts'
import { ana, unverified } from './testing/people.ts'
import { draftAnyway, lineItemsIn, parseOrder, settingsIn, toDocument } from './testing/requests.ts'

const shop = await openShop('any-order')
/** More with FULL=1, before a release. */
const numRuns = process.env['FULL'] === '1' ? 240 : 40

/** How many of about sixty forgeries are sent for each order. */
const forgeriesEach = 10

const openSettings = { ...defaultShopSettings, transferOffered: true }

/** Examples of each outcome, in addition to the generated ones. */
const accepted: OrderRequest = {
  id: 'order000000000000001',
  uid: ana.uid,
  cart: [aCartLine({ quantity: 2 })],
  products: [aProduct({ stock: 2 })],
  settings: openSettings,
  paymentMethod: 'transfer',
  language: 'es',
  customer: aCustomer({ email: ana.email }),
  emailVerified: true,
  now: Date.UTC(2026, 0, 2),
}
const refusals: readonly OrderRequest[] = [
  { ...accepted, settings: { ...openSettings, salesPaused: true } },
  {
    ...accepted,
    settings: {
      ...openSettings,
      plannedPause: { startsAt: Date.UTC(2001, 0, 1), endsAt: Date.UTC(2096, 0, 1) },
    },
  },
  { ...accepted, settings: { ...openSettings, maxBottlesPerOrder: 1 } },
  {
    ...accepted,
    settings: { ...openSettings, verifiedEmailOnly: true },
    emailVerified: false,
  },
  { ...accepted, settings: { ...openSettings, transferOffered: false } },
  { ...accepted, products: [aProduct({ active: false })] },
  { ...accepted, products: [aProduct({ stock: 1 })] },
]
const forgeryChoices = Array.from({ length: forgeriesEach }, (_, choice) => choice)

/** Mutations of fields that a buyer chooses freely. */
const isFree = (name: string) =>
  name.startsWith('notes ') ||
  /^searchTerms( missing|\.\d+ another text)$/.test(name) ||
  /^customer\.(nombre|cedula|telefono|direccion) another text$/.test(name)

const forgeriesOf = (order: DocumentData) => mutationsOf(order).filter(({ name }) => !isFree(name))

async function expectRefused(buyer: Firestore, commit: Commit, name: string): Promise<void> {
  const outcome = await outcomeOf(send(buyer, commit))
  expect({ name, outcome }).toEqual({ name, outcome: 'permission-denied' })
}

describe(`${numRuns} carts in as many shops`, () => {
  it('are ordered only when the domain drafts the order, and only as drafted', async () => {
    const outcomes = new Set<string>()
    let count = 0

    const property = fc.asyncProperty(
      anyOrderRequest(ana),
      fc.array(fc.nat(), { minLength: forgeriesEach, maxLength: forgeriesEach }),
      async (drawn, choices) => {
        // A new id for each run, so that no order exists yet while fast-check shrinks a failure.
        const id = `anyOrder${String((count += 1)).padStart(12, '0')}`
        const request = { ...drawn, id }
        const lineItems = lineItemsIn(request)
        // The buyer has ordered in an earlier run, less than five minutes ago.
        await shop.store({
          ...shopDocuments(lineItems, settingsIn(request)),
          'carts/ana': { items: [] },
        })
        const buyer = shop.as(request.emailVerified ? ana : unverified(ana))

        const drafted = draftOrder(request)
        const order = toDocument(drafted.ok ? drafted.value : draftAnyway(request))
        const honest = orderCommit(id, ana, lineItems, order)
        const forgery = (data: DocumentData) => ({ ...honest, [`orders/${id}`]: set(data) })
        if (!drafted.ok) {
          outcomes.add(drafted.error.code)
          await expectRefused(buyer, honest, drafted.error.code)
          return
        }

        const forgeries = forgeriesOf(order)
        const chosen = choices.flatMap((choice) => forgeries[choice % forgeries.length] ?? [])
        for (const { name, data } of chosen) {
          await expectRefused(buyer, forgery(data), name)
        }

        outcomes.add('accepted')
        await assertSucceeds(send(buyer, honest))
        const stored = parseOrder(id, await shop.read(`orders/${id}`))
        expect(isSameOrder(drafted.value, stored)).toBe(true)
      },
    )
    await fc.assert(property, {
      numRuns,
      examples: [accepted, ...refusals].map((request) => [request, forgeryChoices]),
      interruptAfterTimeLimit: 540_000,
      markInterruptAsFailure: true,
    })

    const codes = [
      'accepted',
      'sales-paused',
      'too-many-bottles',
      'transfer-not-offered',
      'email-unverified',
      'product-unavailable',
      'stock-too-low',
    ]
    expect([...outcomes].toSorted()).toEqual(codes.toSorted())
  }, 600_000)
})
