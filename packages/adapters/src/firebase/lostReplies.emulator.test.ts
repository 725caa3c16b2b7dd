import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { done, outage } from '../contracts/outcomes.ts'
import { valueOf } from '../contracts/people.ts'
import { draftFor, stockOf } from '../contracts/shop.ts'
import { openFaultyBench, type FaultyBench } from './testing/openFaultyBench.ts'

const adding = { id: 'add', actions: [{ type: 'add', line: aCartLine() }] } as const
const commit = ':commit'

let fixture: FaultyBench
afterEach(() => fixture.close())

async function ownOrders(): Promise<string[]> {
  const { device, account } = fixture.rosa
  const { items } = await device.orders.listForUser(account.uid, { limit: 10 })
  return items.map(({ id }) => id)
}

const loseReplyOnce = () => fixture.firestoreProxy.inject('lose-reply', { path: commit, times: 1 })
const hangReply = () => fixture.firestoreProxy.inject('hang-reply', { path: commit })

describe('a write whose reply is lost', () => {
  beforeEach(async () => {
    fixture = await openFaultyBench(10_000)
  })

  it('adds to a cart once', async () => {
    const { device, account } = fixture.rosa
    loseReplyOnce()
    expect(await device.carts.change(account.uid, adding)).toEqual([aCartLine()])
    expect(await device.carts.load(account.uid)).toEqual([aCartLine()])
  })

  it('places one order and takes its bottles once', async () => {
    const { device } = fixture.rosa
    const draft = await draftFor(fixture.rosa, { destilado: 2 })
    loseReplyOnce()
    expect(await device.orders.place(draft)).toMatchObject({ ok: true, value: { id: draft.id } })
    expect(await ownOrders()).toEqual([draft.id])
    expect(await stockOf(device, 'destilado')).toBe(8)
  })

  it('cancels an order and returns its bottles once', async () => {
    const { device } = fixture.rosa
    const draft = await draftFor(fixture.rosa, { destilado: 2 })
    const { id } = valueOf(await device.orders.place(draft))
    loseReplyOnce()
    expect(await device.orders.takeStep(id, 'cancelled')).toEqual(done)
    expect(await stockOf(device, 'destilado')).toBe(10)
  })

  it('creates one profile', async () => {
    const { device, account } = fixture.rosa
    const { uid, email } = account
    await device.profiles.remove(uid)
    loseReplyOnce()
    await device.profiles.create(uid, { email, nombre: 'Rosa' })
    expect(await device.profiles.find(uid)).toMatchObject({ nombre: 'Rosa' })
  })
})

describe('a write whose reply never arrives', () => {
  beforeEach(async () => {
    fixture = await openFaultyBench(5000)
  })

  it('places one order when the buyer tries again', async () => {
    const { device } = fixture.rosa
    const draft = await draftFor(fixture.rosa, { destilado: 2 })
    hangReply()
    await expect(device.orders.place(draft)).rejects.toEqual(outage('timeout'))
    fixture.firestoreProxy.heal()
    expect(await device.orders.place(draft)).toMatchObject({ ok: true, value: { id: draft.id } })
    expect(await ownOrders()).toEqual([draft.id])
    expect(await stockOf(device, 'destilado')).toBe(8)
  })

  it('adds to a cart once when the change is sent again', async () => {
    const { device, account } = fixture.rosa
    hangReply()
    await expect(device.carts.change(account.uid, adding)).rejects.toEqual(outage('timeout'))
    fixture.firestoreProxy.heal()
    expect(await device.carts.change(account.uid, adding)).toEqual([aCartLine()])
  })
})

describe('a transient failure', () => {
  beforeEach(async () => {
    fixture = await openFaultyBench(10_000)
  })

  it.each(['reset', 429, 503] as const)('does not fail the call: %s', async (fault) => {
    const { device } = fixture.rosa
    fixture.firestoreProxy.inject(fault, { times: 1 })
    expect(await device.products.list()).toHaveLength(1)
  })
})
