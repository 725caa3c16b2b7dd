import { serverTimestamp, Timestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import {
  expectAccepted,
  expectRefused,
  remove,
  set,
  without,
  type Commit,
} from './testing/commit.ts'
import { aCartOf } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, lineItemsOf, orderCommit, shopDocuments } from './testing/orders.ts'
import { ana, bruno } from './testing/people.ts'

const shop = await openShop('order-interval')

const [first, second] = ['order000000000000001', 'order000000000000002']
const lineItems = lineItemsOf(1, { stock: null })
const order = (orderId: string, buyer = ana): Commit => orderCommit(orderId, buyer, lineItems)

const minute = 60_000
const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * minute)

/** The cart of an account whose last order was placed some minutes ago. */
const cartAfter = (minutes: number) => ({
  items: [],
  changes: ['one'],
  orderedAt: minutesAgo(minutes),
  orderId: first,
})

describe('an order', () => {
  it('is refused within five minutes after another one of the account', async () => {
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), order(first))
    await expectRefused(shop.as(ana), order(second), {
      valid: order(second, bruno),
      by: shop.as(bruno),
    })
  })

  it.each([
    ['its cart unchanged', without(order(second), 'carts/ana')],
    ['no time', { ...order(second), 'carts/ana': set({ items: [], orderId: second }) }],
    ['the time of the last order', { ...order(second), 'carts/ana': set(cartAfter(20)) }],
    [
      'an earlier time',
      { ...order(second), 'carts/ana': set({ ...cartAfter(6), orderId: second }) },
    ],
    [
      'the id of another order',
      {
        ...order(second),
        'carts/ana': set({ items: [], orderedAt: serverTimestamp(), orderId: first }),
      },
    ],
    ['no id', { ...order(second), 'carts/ana': set({ items: [], orderedAt: serverTimestamp() }) }],
    ['its cart deleted', { ...order(second), 'carts/ana': remove }],
    [
      'its cart not emptied',
      {
        ...order(second),
        'carts/ana': set({ ...aCartOf(1), orderedAt: serverTimestamp(), orderId: second }),
      },
    ],
  ])('is refused with %s', async (_, forged) => {
    await shop.store({ ...shopDocuments(lineItems), 'carts/ana': cartAfter(20) })
    await expectRefused(shop.as(ana), forged, { valid: order(second) })
  })

  it('is refused when its cart was prepared before', async () => {
    const prepared = set({ items: [], orderedAt: serverTimestamp(), orderId: second })
    await shop.store(shopDocuments(lineItems))
    await expectAccepted(shop.as(ana), { 'carts/ana': prepared })
    await expectRefused(shop.as(ana), without(order(second), 'carts/ana'), {
      valid: order(second, bruno),
      by: shop.as(bruno),
    })
  })
})

/** A commit that sets the last order of a cart to now. */
const cartNaming = (orderId: unknown): Commit => ({
  'carts/ana': set({ items: [], orderedAt: serverTimestamp(), orderId }),
})

describe('the last order in a cart', () => {
  const recent = cartAfter(1)
  const honest = set({ ...aCartOf(2), orderedAt: recent.orderedAt, orderId: recent.orderId })

  it.each([
    ['removed', set(aCartOf(2))],
    ['removed, but for the id', set({ items: [], orderId: first })],
    ['removed, but for the time', set({ items: [], orderedAt: recent.orderedAt })],
    ['set earlier', set({ ...recent, orderedAt: minutesAgo(6) })],
    ['set to null', set({ ...recent, orderedAt: null })],
    ['set to another order', set({ ...recent, orderId: second })],
    ['set to now', set({ ...recent, orderedAt: serverTimestamp(), orderId: second })],
    ['deleted with the cart', remove],
  ])('is not %s within five minutes', async (_, forged) => {
    await shop.store({ 'carts/ana': recent })
    await expectRefused(shop.as(ana), { 'carts/ana': forged }, { valid: { 'carts/ana': honest } })
  })

  it.each([
    ['a number', 7],
    ['too short', 'o'.repeat(19)],
    ['of the earlier form', '7K3M9QX2AB'],
  ])('has no id that is %s', async (_, orderId) => {
    await expectRefused(shop.as(ana), cartNaming(orderId), { valid: cartNaming(first) })
  })

  it('may be set in a first cart to now only', async () => {
    await expectRefused(
      shop.as(ana),
      { 'carts/ana': set(recent) },
      { valid: { 'carts/ana': set({ ...recent, orderedAt: serverTimestamp() }) } },
    )
  })

  it.each([
    ['an old order', cartAfter(6)],
    ['no order', { items: [] }],
  ])('allows to delete a cart with %s', async (_, cart) => {
    await shop.store({ 'carts/ana': cart })
    await expectAccepted(shop.as(ana), { 'carts/ana': remove })
  })
})

describe('five minutes', async () => {
  const now = Timestamp.fromMillis(1_700_000_000_000)
  const stopped = await openShop('order-interval-stopped', now)
  const ago = (ms: number) => ({
    items: [],
    orderedAt: Timestamp.fromMillis(now.toMillis() - ms),
    orderId: first,
  })
  const atOnce: Commit = {
    ...orderCommit(second, ana, lineItems, {
      ...anOrder(ana, lineItems),
      createdAt: now,
      updatedAt: now,
    }),
    'carts/ana': set({ items: [], orderedAt: now, orderId: second }),
  }
  const deletion = { 'carts/ana': remove }

  it.each([
    ['an order', atOnce],
    ['a deleted cart', deletion],
  ])('must be over for %s', async (_, commit) => {
    await stopped.store({ ...shopDocuments(lineItems), 'carts/ana': ago(5 * minute) })
    await expectRefused(stopped.as(ana), commit, { valid: { 'carts/ana': set(ago(5 * minute)) } })
    await stopped.store({ 'carts/ana': ago(5 * minute + 1) })
    await expectAccepted(stopped.as(ana), commit)
  })
})
