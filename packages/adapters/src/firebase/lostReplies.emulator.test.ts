import {
  addNote,
  cancelOrder,
  newPress,
  placeOrder,
  saveProduct,
  saveSettings,
  setStock,
  stepsOf,
  takeStep,
  versionOf,
  type CommandResult,
} from '@storefront/domain'
import { aBankAccount, aCartLine, aProduct, aSale } from '@storefront/domain/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { outage } from '../contracts/outcomes.ts'
import { signUp, signUpAdmin, valueOf } from '../contracts/people.ts'
import { orderInput, putOrder, stockOf } from '../contracts/shop.ts'
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
    const press = newPress()
    loseReply()
    const placed = await device.run(placeOrder, orderInput(2), press)
    expect(placed).toMatchObject({ value: { id: press }, already: true })
    expect(await ownOrders()).toEqual([press])
    expect(await stockOf(device)).toBe(8)
  })

  it('cancels an order, and returns its bottles once', async () => {
    const guest = fixture.bench.openGuest()
    const { id } = valueOf(await guest.run(placeOrder, orderInput(2)))
    loseReply()
    expect(await guest.run(cancelOrder, { id })).toMatchObject({
      value: { status: 'cancelled' },
      already: true,
    })
    expect(await stockOf(guest)).toBe(10)
  })

  it('of an admin is done once, whatever it is about', async () => {
    const { device } = await signUpAdmin(fixture.bench)
    const order = await putOrder(fixture.bench, { uid: null })
    const { id } = aProduct()
    const sale = aSale()
    const { version, lastPress: _, contactE164: __, ...stored } = await device.settings.shop()
    const settings = { ...stored, pendingDays: 5, bankAccount: aBankAccount() }
    const product = { id, version, words: null, sale, stock: null, picture: null }
    const step = { id: order.id, version: versionOf(order), steps: stepsOf(order, 'received') }
    const note = { orderId: order.id, text: 'Call first.' }

    const commands: readonly (() => Promise<CommandResult<unknown, unknown>>)[] = [
      () => device.run(saveSettings, { version, settings }),
      () => device.run(saveProduct, product),
      () => device.run(setStock, { id, version: version + 1, seen: 10, stock: 7 }),
      () => device.run(takeStep, step),
      () => device.run(addNote, note),
    ]
    for (const send of commands) {
      loseReply()
      expect(await send()).toMatchObject({ ok: true, already: true })
    }
    expect(await device.settings.shop()).toMatchObject({ pendingDays: 5, version: 1 })
    expect((await device.products.list()).items).toMatchObject([{ stock: 7, version: 2 }])
    expect(await device.orders.find(order.id)).toMatchObject({ receivedCents: order.totalCents })
    expect(await device.orders.notes(order.id)).toHaveLength(1)
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
    const again = await device.run(placeOrder, input)
    expect(again).toMatchObject({ ok: true, already: true })
    expect(await ownOrders()).toEqual([valueOf(again).id])
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
    expect((await guest.products.list()).items).toHaveLength(1)
    expect(await guest.run(placeOrder, orderInput())).toMatchObject({ ok: true })
  })
})
