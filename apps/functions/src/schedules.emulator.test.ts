import {
  automaticActor,
  dayMs,
  letterId,
  letterRef,
  orderRef,
  productRef,
  type Order,
} from '@storefront/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { followUpEachTransfer } from './schedules.ts'
import { openShop, type OpenShop, type OrderFacts } from './testing/openShop.ts'

const now = Date.now()

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const followUp = (daysLater = 0) =>
  followUpEachTransfer(shop.database, () => now + daysLater * dayMs)
const statusOf = async (order: Order) => (await shop.order(order)).status

/** An order of nine days ago whose buyer was reminded. */
async function remindedOrder(changes: OrderFacts = {}): Promise<Order> {
  const order = await shop.store({ createdAt: now - 9 * dayMs, ...changes })
  await followUp()
  const reminder = letterId({ orderId: order.id, press: order.id, kind: 'paymentReminder' })
  const sent = { state: 'sent', sentAt: now, lastDay: now + 3 * dayMs }
  await shop.database.doc(letterRef(reminder).path).update(sent)
  return order
}

it('reminds of a late transfer, and of no other order', async () => {
  const late = await shop.store({ createdAt: now - 9 * dayMs })
  const young = await shop.store({ createdAt: now - 2 * dayMs })
  const paid = await shop.store({ createdAt: now - 9 * dayMs, paymentReceivedAt: now })
  await followUp()
  expect(await shop.letter(late, 'paymentReminder')).toMatchObject({ state: 'waiting' })
  expect(await shop.letter(young, 'paymentReminder')).toBeNull()
  expect(await shop.letter(paid, 'paymentReminder')).toBeNull()
})

it('cancels the order after the last day that the reminder names, once', async () => {
  const order = await remindedOrder()
  await followUp(3)
  expect(await statusOf(order)).toBe('pending')
  await Promise.all([followUp(4), followUp(4)])
  expect(await shop.order(order)).toMatchObject({
    status: 'cancelled',
    entries: [{ kind: 'placed' }, { kind: 'cancelled', by: automaticActor }],
  })
  expect(await shop.fieldsOf(productRef('destilado').path)).toMatchObject({ stock: 102 })
})

it('cancels an order although another one, which comes first, cannot be read', async () => {
  const broken = await shop.store({ id: '0'.repeat(20) })
  const order = await remindedOrder()
  await shop.database.doc(orderRef(broken.id).path).update({ entries: 'none' })
  await expect(followUp(4)).rejects.toThrow('Some late transfers were not handled')
  expect(await statusOf(order)).toBe('cancelled')
})
