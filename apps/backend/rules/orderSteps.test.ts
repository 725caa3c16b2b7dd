import {
  anonymisedCustomer,
  canTakeStep,
  corrections,
  orderStatuses,
  steps,
  type Correction,
  type Order,
  type Step,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { Timestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, send } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  shopDocuments,
  stepCommit,
  withStock,
} from './testing/orders.ts'
import { outcomeOf } from './testing/outcomes.ts'
import { admin, ana, bruno, unverified, type Person } from './testing/people.ts'

const shop = await openShop('order-steps')
const id = 'order000000000000001'
const path = `orders/${id}`
const lineItems = lineItemsOf(1)
const remaining = withStock(lineItems, 8)
const kinds = [...steps, ...corrections]

const then = longAgo.toMillis()
const later = then + 1

/** Orders in every state: not paid, paid at the delivery, and paid at another time. */
const states: readonly Order[] = [
  ...orderStatuses.flatMap((status) =>
    [null, then, later].map((paymentReceivedAt) =>
      anOrder({ status, paymentReceivedAt, deliveredAt: status === 'delivered' ? then : null }),
    ),
  ),
  anOrder({ status: 'shipped', paymentMethod: 'onDelivery' }),
  anOrder({ status: 'shipped', paymentMethod: null }),
  anOrder({ status: 'delivered', paymentMethod: 'onDelivery', deliveredAt: then }),
  anOrder({ status: 'cancelled', paymentReceivedAt: then, refundedAt: later }),
  ...[null, then].map((paymentReceivedAt) =>
    anOrder({
      status: 'delivered',
      deliveredAt: then,
      paymentReceivedAt,
      customer: anonymisedCustomer,
    }),
  ),
]

const asTime = (time: number | null) => (time === null ? null : Timestamp.fromMillis(time))

/** Stores an order in this state, and its product after the sale. */
async function storeOrder(order: Order): Promise<void> {
  const { status, paymentMethod, paymentReceivedAt, refundedAt, deliveredAt, customer } = order
  await shop.store({
    ...shopDocuments(remaining),
    [path]: {
      ...aStoredOrder(ana, lineItems, status),
      paymentMethod,
      paymentReceivedAt: asTime(paymentReceivedAt),
      deliveredAt: asTime(deliveredAt),
      ...(refundedAt !== null && { refundedAt: asTime(refundedAt) }),
      ...(customer.email === '' && { customer }),
    },
  })
}

const commitOf = (order: Order, kind: Step | Correction, by: Person) =>
  kind === 'cancelled'
    ? cancelCommit(id, remaining, by, { before: order })
    : stepCommit(id, kind, by, { before: order })

/** The steps that the rules accept from somebody. */
async function acceptedSteps(order: Order, by: Person): Promise<readonly string[]> {
  const accepted: string[] = []
  for (const kind of kinds) {
    await storeOrder(order)
    const outcome = await outcomeOf(send(shop.as(by), commitOf(order, kind, by)))
    if (outcome === 'accepted') accepted.push(kind)
  }
  return accepted
}

const nameOf = ({ status, paymentMethod, paymentReceivedAt, refundedAt, customer }: Order) =>
  JSON.stringify({ status, paymentMethod, paymentReceivedAt, refundedAt, email: customer.email })

describe('the steps of an order that the rules accept are those of the domain', () => {
  it.each(states.map((order) => [nameOf(order), order] as const))('%s', async (_, order) => {
    const possible = (who: 'admin' | 'user') =>
      kinds.filter((kind) => canTakeStep(order, kind, who))
    expect(await acceptedSteps(order, admin)).toEqual(possible('admin'))
    expect(await acceptedSteps(order, ana)).toEqual(possible('user'))
    expect(await acceptedSteps(order, bruno)).toEqual([])
  })
})

describe('a step of an order', () => {
  const order = anOrder()

  it('is stored with one more entry of the activity', async () => {
    await storeOrder(order)
    await expectAccepted(shop.as(admin), stepCommit(id, 'received', admin))
    await expectAccepted(shop.as(admin), stepCommit(id, 'shipped', admin, { entries: 1 }))
    const { activity, status, updatedAt } = (await shop.read(path)) ?? {}
    expect(status).toBe('shipped')
    expect(activity).toEqual({
      0: { kind: 'received', by: admin.uid, at: expect.any(Timestamp) },
      1: { kind: 'shipped', by: admin.uid, at: updatedAt },
    })
  })

  it('is taken of an old order, which has none of the later fields', async () => {
    const old = aStoredOrder(ana, lineItems, 'paid')
    for (const field of ['paymentMethod', 'paymentReceivedAt', 'language']) delete old[field]
    await shop.store({ [path]: old })
    await expectAccepted(shop.as(admin), stepCommit(id, 'shipped', admin))
    await expectAccepted(shop.as(admin), stepCommit(id, 'collected', admin, { entries: 1 }))
  })

  it.each([
    ['a guest', null],
    ['an admin with an unverified address', unverified(admin)],
  ])('is refused to %s', async (_, person) => {
    await storeOrder(order)
    const valid = stepCommit(id, 'received', admin)
    await expectRefused(shop.as(person), valid, { valid, by: shop.as(admin) })
  })
})
