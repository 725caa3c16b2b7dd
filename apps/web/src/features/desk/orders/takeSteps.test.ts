import {
  newPress,
  stepsOf,
  takeStep,
  versionOf,
  type Backend,
  type Order,
} from '@storefront/domain'
import { anOrder } from '@storefront/domain/testing'
import { expect, it } from 'vitest'

import { visit } from '../../../../testing/visit.ts'
import { adminVisit } from '../testing/adminVisit.ts'
import { answering, offline } from '../testing/answering.ts'
import {
  buttonRequest,
  needsQuestion,
  takeSteps,
  undoRequest,
  type StepRequest,
} from './takeSteps.ts'

const cash = { paymentMethod: 'onDelivery', bankAccount: null } as const
const ids = ['KEY00000000000000001', 'KEY00000000000000002', 'KEY00000000000000003'] as const
const [first, second, third] = ids
const orders = ids.map((id) => anOrder({ id, ...cash }))

/** An admin's backend with three orders to ship. */
async function openShop(): Promise<Backend> {
  return (await visit(adminVisit({ orders }))).loadBackend()
}

const nothing = () => undefined

const take = (backend: Backend, request: StepRequest, press = newPress()) =>
  takeSteps(async () => backend, request, press, nothing)

const ship = (backend: Backend) => take(backend, buttonRequest('shipped', orders))

/** A colleague cancels or ships an order. */
const move = (backend: Backend, id: string, step: 'cancelled' | 'shipped') => {
  const order = anOrder({ id, ...cash })
  const steps = [...stepsOf(order, step, { tracking: { carrier: 'Tramaco', number: '77' } })]
  return backend.run(takeStep, { id, version: versionOf(order), steps })
}

const idsOf = (found: readonly Order[]) => found.map(({ id }) => id)

it('is one press for all, one after the other, and tells how many are done with', async () => {
  const backend = await openShop()
  const moved: number[] = []
  const press = newPress()
  const request = buttonRequest('shipped', orders)
  const outcome = await takeSteps(
    async () => backend,
    request,
    press,
    (count) => moved.push(count),
  )
  expect(idsOf(outcome.taken)).toEqual(ids)
  expect(outcome.taken.map(({ status, entries }) => [status, entries.at(-1)?.press])).toEqual(
    ids.map(() => ['shipped', press]),
  )
  expect(moved).toEqual([1, 2, 3])
  // Sent again, it is done once.
  expect((await take(backend, request, press)).taken).toEqual(outcome.taken)
})

it('passes over one that has changed since it was seen, with what is stored', async () => {
  const backend = await openShop()
  await move(backend, first, 'cancelled')
  const outcome = await ship(backend)
  expect(idsOf(outcome.taken)).toEqual([second, third])
  expect(outcome.refused).toMatchObject([
    {
      order: { id: first, status: 'pending' },
      why: { stored: { id: first, status: 'cancelled' } },
    },
  ])
})

it('passes over one for which the step comes too early', async () => {
  const outcome = await take(await openShop(), buttonRequest('delivered', orders.slice(0, 1)))
  expect(outcome.refused).toMatchObject([{ order: { id: first }, why: 'step-impossible' }])
})

it('undoes only what it has done: a colleague’s parcel keeps its number', async () => {
  const backend = await openShop()
  await move(backend, second, 'shipped')
  const outcome = await ship(backend)
  await take(backend, undoRequest(outcome.taken))
  const found = await Promise.all(ids.map((id) => backend.orders.find(id)))
  expect(found.map((order) => order?.status)).toEqual(['pending', 'shipped', 'pending'])
  expect(found[1]?.tracking?.number).toBe('77')
})

it('ends at an outage, which leaves that one and those after it', async () => {
  const backend = await openShop()
  const failing = answering(takeStep, ({ id }, send) => (id === second ? offline() : send()))
  const outcome = await ship({ ...backend, ...failing(backend) })
  expect(idsOf(outcome.taken)).toEqual([first])
  expect(outcome.unanswered).toMatchObject({
    orders: [{ id: second }, { id: third }],
    cause: { code: 'offline' },
  })
})

it.each<[string, Parameters<typeof buttonRequest>[0], Parameters<typeof anOrder>[0], boolean]>([
  ['a shipment whose transfer is not there', 'shipped', {}, true],
  ['a shipment that is paid', 'shipped', { paymentReceivedAt: 1 }, false],
  ['a shipment that is paid at the door', 'shipped', cash, false],
  ['a cancellation', 'cancelled', cash, true],
  ['a return', 'returned', cash, true],
  ['a delivery', 'delivered', { status: 'shipped' }, false],
])('asks before what nothing undoes, or what may never be paid: %s', (_, step, order, isAsked) => {
  expect(needsQuestion(buttonRequest(step, [anOrder(order)]))).toBe(isAsked)
})
