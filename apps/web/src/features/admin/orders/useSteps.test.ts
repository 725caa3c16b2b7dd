import { stateOf, takeStep, type Backend, type Order } from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { visit } from '../../../../testing/visit.ts'
import { adminVisit } from '../testing/adminVisit.ts'
import { answering, offline } from '../testing/answering.ts'
import { needsQuestion, takeSteps } from './useSteps.ts'

const cash = { paymentMethod: 'onDelivery', bankAccount: null } as const
const orders = ['first', 'second', 'third'].map((id) => anOrder({ id, ...cash }))

/** An admin's backend with three orders to ship. */
async function openShop(): Promise<Backend> {
  return (await visit(adminVisit({ orders }))).loadBackend()
}

const nothing = () => undefined

const ship = (backend: Backend, chosen = orders, onMoved: (count: number) => void = nothing) =>
  takeSteps(backend, { step: 'shipped', orders: chosen }, onMoved, nothing)

const move = (backend: Backend, { id }: Pick<Order, 'id'>, step: 'cancelled' | 'shipped') =>
  backend.run(takeStep, {
    id,
    step,
    seen: stateOf(anOrder(cash)),
    tracking: step === 'shipped' ? { carrier: 'Tramaco', number: '77' } : null,
  })

const ids = (found: readonly Order[]) => found.map(({ id }) => id)

it('is taken of one after the other, and tells how many are done with', async () => {
  const moved: number[] = []
  const outcome = await ship(await openShop(), orders, (count) => moved.push(count))
  expect(ids(outcome.taken)).toEqual(['first', 'second', 'third'])
  expect(outcome.taken.every(({ status }) => status === 'shipped')).toBe(true)
  expect(moved).toEqual([1, 2, 3])
})

it('passes over one that has changed since it was seen, and tells why', async () => {
  const backend = await openShop()
  await move(backend, { id: 'first' }, 'cancelled')
  const outcome = await ship(backend)
  expect(ids(outcome.taken)).toEqual(['second', 'third'])
  expect(outcome.refused).toMatchObject([{ order: { id: 'first' }, why: 'cancelled' }])
})

it('does not ship an order whose payment was withdrawn since', async () => {
  const backend = await openShop()
  const seenAsPaid = orders.map((order) => ({ ...order, paymentReceivedAt: 1 }))
  const outcome = await ship(backend, seenAsPaid)
  expect(outcome.taken).toEqual([])
  expect(outcome.refused.map(({ why }) => why)).toEqual(['payment', 'payment', 'payment'])
  expect((await backend.orders.find('first'))?.status).toBe('pending')
})

it('passes over one for which the step comes too early, and tells where it stands', async () => {
  const backend = await openShop()
  const outcome = await takeSteps(
    backend,
    { step: 'delivered', orders: orders.slice(0, 1) },
    nothing,
    nothing,
  )
  expect(outcome.refused).toMatchObject([{ order: { id: 'first' }, why: 'new' }])
})

it('undoes only what it has done: a colleague’s parcel keeps its number', async () => {
  const backend = await openShop()
  await move(backend, { id: 'second' }, 'shipped')
  const outcome = await ship(backend)
  expect(ids(outcome.already)).toEqual(['second'])
  await takeSteps(backend, { step: 'shippedUndone', orders: outcome.taken }, nothing, nothing)
  const found = await Promise.all(orders.map(({ id }) => backend.orders.find(id)))
  expect(found.map((order) => order?.status)).toEqual(['pending', 'shipped', 'pending'])
  expect(found[1]?.tracking?.number).toBe('77')
})

it('ends at an outage, which leaves that one and those after it', async () => {
  const backend = await openShop()
  const failing = answering(takeStep, ({ id }, send) => (id === 'second' ? offline() : send()))
  const outcome = await ship({ ...backend, ...failing(backend) })
  expect(ids(outcome.taken)).toEqual(['first'])
  expect(outcome.unanswered).toMatchObject({
    orders: [{ id: 'second' }, { id: 'third' }],
    code: 'offline',
  })
})

it.each<[string, Parameters<typeof needsQuestion>[0]['step'], Partial<Order>, boolean]>([
  ['a shipment whose transfer is not there', 'shipped', {}, true],
  ['a shipment that is paid', 'shipped', { paymentReceivedAt: 1 }, false],
  ['a shipment that is paid at the door', 'shipped', cash, false],
  ['a cancellation', 'cancelled', cash, true],
  ['a return', 'returned', cash, true],
  ['a delivery', 'delivered', { status: 'shipped' }, false],
])('asks before what nothing undoes, or what may never be paid: %s', (_, step, order, isAsked) => {
  expect(needsQuestion({ step, orders: [anOrder(order)] })).toBe(isAsked)
})
