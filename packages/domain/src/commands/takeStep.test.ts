import { describe, expect, it } from 'vitest'

import { letterRef, orderRef, productRef } from '../documents.ts'
import { letterDelayMs, letterId } from '../letters/letter.ts'
import { versionOf, type Order } from '../orders/order.ts'
import { stepsOf, type Step } from '../orders/steps.ts'
import { err } from '../shared/result.ts'
import { aLetter, anOrder, aPress, aProduct, noon } from '../testing/builders.ts'
import { admin, aShop, done, runOn } from '../testing/runOn.ts'
import { takeStep } from './takeStep.ts'

const order = anOrder()
const { id } = order
const received: Step = { kind: 'received', cents: 5_900 }
const shipped: Step = { kind: 'shipped', tracking: null }
const press = aPress(50)

/** A shop with one order, whose steps are taken as it is now, or was seen. */
function openWith(before: Order = order, more: Parameters<typeof aShop>[0] = {}) {
  const shop = runOn(aShop({ orders: [before], products: [aProduct({ stock: 3 })], ...more }))
  const now = () => shop.find(orderRef(id)) ?? before
  const take = (steps: readonly Step[], pressed?: string, version = versionOf(now())) =>
    shop.run(takeStep, { id, version, steps }, { ...admin, ...(pressed && { press: pressed }) })
  return { ...shop, now, take, stock: () => shop.find(productRef('destilado'))?.stock }
}
const lastPress = ({ entries }: Order) => entries.at(-1)?.press ?? ''

describe('a step', () => {
  it('adds its entries, with who took it and when, and answers with the order after it', async () => {
    const shop = openWith()
    const taken = await shop.take([received], press)
    expect(taken).toEqual(done(shop.now()))
    expect(shop.now().entries).toEqual([
      ...order.entries,
      { ...received, press, by: 'admin', at: noon },
    ])
    expect(shop.documents()[`orders/${id}`]).toMatchObject({
      money: 'received',
      owed: 'ship',
      netCents: 5_900,
    })
  })

  it('that is sent again is done once, and a late one after its undo is not done anew', async () => {
    const shop = openWith()
    await shop.take([received], press)
    const version = versionOf(order)
    expect(await shop.take([received], press, version)).toMatchObject({ already: true })
    await shop.take([{ kind: 'struck', undoes: press }])
    expect(await shop.take([received], press, version)).toMatchObject({ already: true })
    expect(shop.now()).toMatchObject({ receivedCents: 0, dueCents: 5_900 })
  })

  it('is refused with the order of now if something has happened to it since it was seen', async () => {
    const shop = openWith()
    const seen = versionOf(shop.now())
    await shop.take([{ kind: 'invoiced', number: '1' }])
    expect(await shop.take([shipped], undefined, seen)).toEqual(
      err({ code: 'changed', stored: shop.now() }),
    )
    expect(shop.now().status).toBe('pending')
  })

  it('of delivered and paid is two in one press, which one undo takes back', async () => {
    const before = anOrder({ paymentMethod: 'onDelivery', status: 'shipped' })
    const shop = openWith(before)
    await shop.take(stepsOf(before, 'deliveredAndPaid'))
    expect(shop.now()).toMatchObject({ status: 'delivered', dueCents: 0 })
    await shop.take([{ kind: 'struck', undoes: lastPress(shop.now()) }])
    expect(shop.now()).toMatchObject({ status: 'shipped', dueCents: 5_900 })
  })

  it('is refused where it is impossible, also the second of two', async () => {
    const shop = openWith()
    for (const steps of [[{ kind: 'delivered' }], [received, { kind: 'delivered' }]] as const) {
      expect(await shop.take(steps)).toEqual(err('step-impossible'))
    }
    expect(shop.now()).toEqual(order)
    expect(await runOn(aShop()).run(takeStep, { id, version: 1, steps: [shipped] }, admin)).toEqual(
      err('order-not-found'),
    )
  })

  it('is taken without settings, and then writes no letter', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [order] })
    const shop = runOn(documents)
    await shop.run(takeStep, { id, version: 1, steps: [shipped] }, admin)
    expect(shop.find(orderRef(id))?.status).toBe('shipped')
    expect(Object.keys(shop.documents()).join()).not.toContain('letters/')
  })

  it('undone by a colleague who has not seen a new tracking leaves that tracking', async () => {
    const shop = openWith(anOrder({ status: 'shipped' }))
    const seen = shop.now()
    const tracking = { carrier: 'Servientrega', number: '9' }
    await shop.take([{ kind: 'tracked', tracking }])
    const undo: Step = { kind: 'struck', undoes: lastPress(seen) }
    expect(await shop.take([undo], undefined, versionOf(seen))).toMatchObject({
      error: { code: 'changed' },
    })
    expect(shop.now().tracking).toEqual(tracking)
  })
})

describe('the bottles of an order', () => {
  it.each<[string, Order, Step, number]>([
    ['go back when it is cancelled', order, { kind: 'cancelled' }, 5],
    [
      'go back when it returns',
      anOrder({ status: 'shipped' }),
      { kind: 'returned', isRestocked: true },
      5,
    ],
    [
      'are lost when it returns broken',
      anOrder({ status: 'shipped' }),
      { kind: 'returned', isRestocked: false },
      3,
    ],
    ['stay out when it ships', order, shipped, 3],
    [
      'are not there if it took none: a shelf that was counted later keeps its count',
      anOrder({ took: {} }),
      { kind: 'cancelled' },
      3,
    ],
  ])('%s', async (_, before, step, stock) => {
    const shop = openWith(before)
    await shop.take([step], press)
    await shop.take([step], press)
    expect(shop.stock()).toBe(stock)
  })

  it('go back to no shelf that is not counted any more, or of a product that is gone', async () => {
    for (const products of [[aProduct({ stock: null })], []]) {
      const shop = openWith(order, { products })
      expect(await shop.take([{ kind: 'cancelled' }])).toMatchObject({ ok: true })
      expect(shop.stock() ?? null).toBeNull()
    }
  })
})

describe('the letters about a step', () => {
  it('are written in its commit, under its press, and leave some seconds later', async () => {
    const shop = openWith()
    await shop.take([shipped], press)
    const letter = aLetter({ press, kind: 'orderShipped', sendAt: noon + letterDelayMs })
    expect(shop.find(letterRef(letterId(letter)))).toEqual(letter)
  })

  it('are another one each time the step is taken', async () => {
    const shop = openWith()
    for (const pressed of [press, aPress(51)]) {
      await shop.take([shipped], pressed)
      await shop.take([{ kind: 'struck', undoes: pressed }])
    }
    const letters = Object.keys(shop.documents()).filter((path) => path.startsWith('letters/'))
    expect(letters).toEqual([press, aPress(51)].map((of) => `letters/${id}-${of}-orderShipped`))
  })
})

describe('the input of a step', () => {
  const input = { id, version: 1, steps: [shipped] }
  const step = (changes: object) => ({ steps: [{ ...shipped, ...changes }] })

  it.each<[field: string, changed: object]>([
    ['id', { id: 'orders/x' }],
    ['version', { version: -1 }],
    ['version', { version: undefined }],
    ['steps', { steps: [] }],
    ['steps', { steps: [shipped, shipped, shipped] }],
    ['steps[0].kind', step({ kind: 'lost' })],
    ['steps[0].tracking', step({ tracking: undefined })],
    ['steps[0].tracking.carrier', step({ tracking: { carrier: ' ', number: '1' } })],
    [
      'steps[0].tracking.number',
      step({ tracking: { carrier: 'Tramaco', number: '1'.repeat(61) } }),
    ],
    ['steps[0].cents', { steps: [{ kind: 'received', cents: 0 }] }],
    ['steps[0].cents', { steps: [{ kind: 'received', cents: 1.5 }] }],
    ['steps[0].undoes', { steps: [{ kind: 'struck', undoes: '' }] }],
    [
      'steps[0].reason',
      { steps: [{ kind: 'refunded', cents: 1, reason: 'x'.repeat(201), isRestLeft: false }] },
    ],
    ['at', step({ at: 1 })],
  ])('is refused with a wrong %s', async (field, changed) => {
    expect(
      await runOn(aShop({ orders: [order] })).run(takeStep, { ...input, ...changed }, admin),
    ).toEqual(err({ code: 'invalid-input', message: expect.stringContaining(field) }))
  })
})
