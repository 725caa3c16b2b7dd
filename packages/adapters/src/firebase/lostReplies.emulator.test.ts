import { cancelOrder, placeOrder } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { outage } from '../contracts/outcomes.ts'
import { signUp, valueOf } from '../contracts/people.ts'
import { orderInput, stockOf } from '../contracts/shop.ts'
import { openFaultyBench, type FaultyBench } from './testing/openFaultyBench.ts'

let fixture: FaultyBench
afterEach(() => fixture.close())

/** The next reply of the function is lost. */
const loseReply = () => fixture.proxies.shop.inject('lose-reply', { times: 1 })
/** The next reply to a write of the browser's own is lost. */
const loseReplyToCommit = () =>
  fixture.proxies.firestore.inject('lose-reply', { path: ':commit', times: 1 })

const ownOrders = async (): Promise<readonly string[]> => {
  const { device, account } = fixture.rosa
  const { items } = await device.orders.listForUser(account.uid, { limit: 10 })
  return items.map(({ id }) => id)
}

describe('a write whose reply is lost', () => {
  beforeEach(async () => {
    fixture = await openFaultyBench(10_000)
  })

  it('places one order, and takes its bottles once', async () => {
    const { device } = fixture.rosa
    const input = orderInput(2)
    loseReply()
    expect(await device.run(placeOrder, input)).toMatchObject({ value: { id: input.key } })
    expect(await ownOrders()).toEqual([input.key])
    expect(await stockOf(device)).toBe(8)
  })

  it('cancels an order, and returns its bottles once', async () => {
    const guest = fixture.bench.openGuest()
    const { id } = valueOf(await guest.run(placeOrder, orderInput(2)))
    loseReply()
    expect(await guest.run(cancelOrder, { id })).toMatchObject({ value: { status: 'cancelled' } })
    expect(await stockOf(guest)).toBe(10)
  })

  it('adds to a cart once', async () => {
    const { device, account } = fixture.rosa
    const guest = { id: 'guest', cart: [aCartLine({ quantity: 2 })] }
    loseReplyToCommit()
    expect(await device.carts.merge(account.uid, guest)).toEqual(guest.cart)
    loseReplyToCommit()
    const more = aCartLine({ quantity: 3 })
    expect(await device.carts.setLine(account.uid, more)).toEqual([more])
  })

  it('creates one profile', async () => {
    const { device, account } = await signUp(fixture.bench)
    await device.auth.signOut()
    const email = `new-${account.email}`
    const { uid } = valueOf(await device.auth.register({ email, password: 'pitahaya-2026' }))
    loseReplyToCommit()
    await device.profiles.create(uid, { email, nombre: 'Rosa' })
    expect(await device.profiles.find(uid)).toMatchObject({ nombre: 'Rosa' })
  })
})

describe('a reply that never arrives', () => {
  beforeEach(async () => {
    fixture = await openFaultyBench(5000)
  })

  it('leaves one order when the buyer presses again', async () => {
    const { device } = fixture.rosa
    const input = orderInput(2)
    fixture.proxies.shop.inject('hang-reply')
    await expect(device.run(placeOrder, input)).rejects.toEqual(outage('timeout'))
    fixture.proxies.shop.heal()
    expect(await device.run(placeOrder, input)).toMatchObject({
      already: true,
      value: { id: input.key },
    })
    expect(await ownOrders()).toEqual([input.key])
    expect(await stockOf(device)).toBe(8)
  })
})

describe('a transient failure', () => {
  beforeEach(async () => {
    fixture = await openFaultyBench(10_000)
  })

  it.each(['reset', 429, 503] as const)('does not fail the call: %s', async (fault) => {
    const guest = fixture.bench.openGuest()
    for (const proxy of Object.values(fixture.proxies)) proxy.inject(fault, { times: 1 })
    expect(await guest.products.list()).toHaveLength(1)
    expect(await guest.run(placeOrder, orderInput())).toMatchObject({ ok: true })
  })
})
