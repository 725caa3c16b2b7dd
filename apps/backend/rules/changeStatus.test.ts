import { canChangeStatus, orderStatuses } from '@storefront/domain'
import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, remove, send, update } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  moveCommit,
  shopDocuments,
  statusChange,
  withStock,
} from './testing/orders.ts'
import { assertFails } from './testing/outcomes.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('move-order')
const id = 'order000000000000001'
const path = `orders/${id}`
const lineItems = lineItemsOf(2)
const remaining = withStock(lineItems, 8)
const cancel = cancelCommit(id, remaining)
const commitTo = (to: string) => (to === 'cancelled' ? cancel : moveCommit(id, to))

/** Stores Ana's order with a status, and its products after the sale. */
async function storeOrder(status = 'pending'): Promise<void> {
  await shop.store({ ...shopDocuments(remaining), [path]: aStoredOrder(ana, lineItems, status) })
}

describe('the status transitions of an order', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => [
      { from, to, role: 'user', person: ana } as const,
      { from, to, role: 'admin', person: admin } as const,
    ]),
  )
  const isAllowed = ({ from, to, role }: (typeof moves)[number]) =>
    canChangeStatus({ status: from, paymentReceivedAt: null }, to, role)

  it.each(moves.filter(isAllowed))('allow the $role to move from $from to $to', async (move) => {
    await storeOrder(move.from)
    await expectAccepted(shop.as(move.person), commitTo(move.to))
    const stored = await shop.read(path)
    expect(stored).toMatchObject({ status: move.to })
    expect(stored?.[`${move.to}At`]).toEqual(stored?.['updatedAt'])
  })

  it.each(moves.filter((move) => !isAllowed(move)))(
    'refuse the $role a move from $from to $to',
    async (move) => {
      await storeOrder(move.from)
      await assertFails(send(shop.as(move.person), commitTo(move.to)))
      expect(await shop.read(path)).toMatchObject({ status: move.from })
    },
  )

  it.each([
    ['pending', 'paid'],
    ['pending', 'cancelled'],
    ['paid', 'shipped'],
    ['shipped', 'delivered'],
  ])('from %s to %s are refused to other users and guests', async (from, to) => {
    await storeOrder(from)
    const commit = commitTo(to)
    await assertFails(send(shop.as(bruno), commit))
    await expectRefused(shop.as(null), commit, { valid: commit, by: shop.as(admin) })
  })
})

describe('a move of an order', () => {
  it.each([
    ['its date', { createdAt: serverTimestamp() }],
    ['its owner', { uid: bruno.uid }],
    ['its lines', { items: [] }],
    ['its total', { totalCents: 1 }],
    ['its customer', { 'customer.direccion': 'Elsewhere' }],
    ['its notes', { notes: 'Do not ring.' }],
    ['a new field', { discount: 1 }],
    ['the time of the change', { updatedAt: longAgo }],
    ['its payment method', { paymentMethod: 'onDelivery' }],
    ['its payment', { paymentReceivedAt: serverTimestamp() }],
    ['the time of another status', { shippedAt: serverTimestamp() }],
  ])('may not change %s', async (_, change) => {
    const moveTo = (status: string) => update({ ...statusChange(status), ...change })
    await storeOrder()
    await assertFails(send(shop.as(admin), { [path]: moveTo('paid') }))
    await expectRefused(shop.as(ana), { ...cancel, [path]: moveTo('cancelled') }, { valid: cancel })
  })

  it.each([
    ['change only updatedAt', { [path]: update({ updatedAt: serverTimestamp() }) }],
    ['keep updatedAt', { [path]: update({ ...statusChange('paid'), updatedAt: longAgo }) }],
    [
      'omit the time of the status',
      { [path]: update({ status: 'paid', updatedAt: serverTimestamp() }) },
    ],
    [
      'set the time of the status',
      { [path]: update({ ...statusChange('paid'), paidAt: longAgo }) },
    ],
    [
      'set the time of a status without the status',
      { [path]: update({ ...statusChange('paid'), status: 'pending' }) },
    ],
    ['delete the order', { [path]: remove }],
  ])('may not %s', async (_, forged) => {
    await storeOrder()
    await assertFails(send(shop.as(ana), forged))
    await expectRefused(shop.as(admin), forged, { valid: moveCommit(id, 'paid') })
  })
})
