import { assertFails } from './testing/outcomes.ts'
import { canMoveOrder, orderStatuses } from '@storefront/domain'
import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import { expectAccepted, expectRefused, remove, send, update } from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelling,
  moving,
  stepTo,
  stockOf,
  wantsOf,
  withStock,
} from './testing/orders.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('move-order')
const id = 'order-000001'
const path = `orders/${id}`
const wants = wantsOf(2)
const left = withStock(wants, 8)
const cancel = cancelling(id, left)
const commitTo = (to: string) => (to === 'cancelled' ? cancel : moving(id, to))

/** Stores Ana's order in a status, and what is left of its products. */
async function storeOrder(status = 'pending'): Promise<void> {
  await shop.store({ ...stockOf(left), [path]: aStoredOrder(ana, wants, status) })
}

describe('the steps of an order', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => [
      { from, to, role: 'user', person: ana } as const,
      { from, to, role: 'admin', person: admin } as const,
    ]),
  )
  const isAllowed = ({ from, to, role }: (typeof moves)[number]) =>
    canMoveOrder({ status: from, paymentReceivedAt: null }, to, role)

  it.each(moves.filter(isAllowed))('let the $role go from $from to $to', async (move) => {
    await storeOrder(move.from)
    await expectAccepted(shop.as(move.person), commitTo(move.to))
    const stored = await shop.read(path)
    expect(stored).toMatchObject({ status: move.to })
    expect(stored?.[`${move.to}At`]).toEqual(stored?.['updatedAt'])
  })

  it.each(moves.filter((move) => !isAllowed(move)))(
    'do not let the $role go from $from to $to',
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
  ])('from %s to %s are not for other users and guests', async (from, to) => {
    await storeOrder(from)
    const commit = commitTo(to)
    await assertFails(send(shop.as(bruno), commit))
    await expectRefused(shop.as(null), commit, { but: commit, by: shop.as(admin) })
  })
})

describe('whoever moves an order', () => {
  it.each([
    ['its date', { createdAt: serverTimestamp() }],
    ['its owner', { uid: bruno.uid }],
    ['its lines', { items: [] }],
    ['its total', { totalCents: 1 }],
    ['its customer', { 'customer.direccion': 'Elsewhere' }],
    ['its notes', { notes: 'Do not ring.' }],
    ['anything new', { discount: 1 }],
    ['the time of the change', { updatedAt: longAgo }],
    ['its way to pay', { paymentMethod: 'onDelivery' }],
    ['its payment', { paymentReceivedAt: serverTimestamp() }],
    ['the time of another step', { shippedAt: serverTimestamp() }],
  ])('may not change %s with it', async (_, change) => {
    const moveTo = (status: string) => update({ ...stepTo(status), ...change })
    await storeOrder()
    await assertFails(send(shop.as(admin), { [path]: moveTo('paid') }))
    await expectRefused(shop.as(ana), { ...cancel, [path]: moveTo('cancelled') }, { but: cancel })
  })

  it.each([
    ['touch it without a move', { [path]: update({ updatedAt: serverTimestamp() }) }],
    ['move it without the time', { [path]: update({ ...stepTo('paid'), updatedAt: longAgo }) }],
    [
      'move it without the time of the step',
      { [path]: update({ status: 'paid', updatedAt: serverTimestamp() }) },
    ],
    ['move it at a time of their own', { [path]: update({ ...stepTo('paid'), paidAt: longAgo }) }],
    ['note a step without taking it', { [path]: update({ ...stepTo('paid'), status: 'pending' }) }],
    ['delete it', { [path]: remove }],
  ])('may not %s', async (_, forged) => {
    await storeOrder()
    await assertFails(send(shop.as(ana), forged))
    await expectRefused(shop.as(admin), forged, { but: moving(id, 'paid') })
  })
})
