import { describe, expect, it } from 'vitest'

import { letterRef, orderRef, productRef } from '../documents.ts'
import { letterDelayMs } from '../letters/letter.ts'
import type { Correction, Order, Step } from '../orders/order.ts'
import { stateOf } from '../orders/orderSteps.ts'
import { aLetter, anOrder, aProduct } from '../testing/builders.ts'
import { admin, aShop, noon, runOn, type Stored } from '../testing/runOn.ts'
import { takeStep } from './takeStep.ts'

const order = anOrder()
const { id } = order
const shipped = anOrder({
  status: 'shipped',
  shippedAt: noon,
  tracking: { carrier: 'Tramaco', number: '1' },
})
const tracking = { carrier: 'Servientrega', number: '009' }

const stepOf = (step: Step | Correction, seen: Order, typed: typeof tracking | null = null) => ({
  id,
  step,
  seen: stateOf(seen),
  tracking: typed,
})

const letterPathsIn = (documents: Stored) =>
  Object.keys(documents).filter((path) => path.startsWith('letters/'))

describe('a step', () => {
  it('answers with the order after it, which is stored with who took the step and when', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    const taken = await shop.run(takeStep, stepOf('received', order), { ...admin, now: noon + 5 })
    const after = {
      ...order,
      paymentReceivedAt: noon + 5,
      receivedCents: 5_900,
      updatedAt: noon + 5,
      activity: [{ kind: 'received', by: 'admin', at: noon + 5, cents: 5_900 }],
    }
    expect(taken).toEqual({ ok: true, already: false, value: after })
    expect(shop.find(orderRef(id))).toEqual(after)
    expect(shop.documents()[orderRef(id).path]).toMatchObject({ money: 'received' })
  })

  it('stores the tracking number that came with the shipment', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    await shop.run(takeStep, stepOf('shipped', order, tracking), admin)
    expect(shop.find(orderRef(id))).toMatchObject({ status: 'shipped', shippedAt: noon, tracking })
  })

  it.each<[string, Step, Order]>([
    ['unless the parcel leaves', 'received', order],
    ['of an order that is picked up', 'shipped', anOrder({ pickupAddress: 'Calle Doce, Puyo' })],
  ])('stores no tracking number %s', async (_name, step, before) => {
    const shop = runOn(aShop({ orders: [before] }))
    expect(await shop.run(takeStep, stepOf(step, before, tracking), admin)).toMatchObject({
      ok: true,
      value: { tracking: null },
    })
  })

  it('is taken without settings, and then writes no letter', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [order] })
    const shop = runOn(documents)
    expect(await shop.run(takeStep, stepOf('shipped', order), admin)).toMatchObject({ ok: true })
    expect(letterPathsIn(shop.documents())).toEqual([])
  })

  it('of an order that does not exist is refused', async () => {
    expect(await runOn(aShop()).run(takeStep, stepOf('shipped', order), admin)).toEqual({
      ok: false,
      error: 'order-not-found',
    })
  })

  it('is refused where it is impossible', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    expect(await shop.run(takeStep, stepOf('delivered', order), admin)).toEqual({
      ok: false,
      error: 'step-impossible',
    })
    expect(shop.find(orderRef(id))).toEqual(order)
  })
})

describe('a step on an order that has moved since it was seen', () => {
  it('is refused: nothing is shipped whose payment was withdrawn', async () => {
    const paid = anOrder({ paymentReceivedAt: noon })
    const shop = runOn(aShop({ orders: [order] }))
    expect(await shop.run(takeStep, stepOf('shipped', paid), admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
    expect(shop.find(orderRef(id))).toEqual(order)
  })

  it('that a colleague has taken already says so, and keeps their tracking number', async () => {
    const shop = runOn(aShop({ orders: [shipped] }))
    expect(await shop.run(takeStep, stepOf('shipped', order, tracking), admin)).toEqual({
      ok: true,
      already: true,
      value: shipped,
    })
    expect(shop.find(orderRef(id))).toEqual(shipped)
  })

  it('that was taken and undone is taken again', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    await shop.run(takeStep, stepOf('received', order), admin)
    const paid = shop.find(orderRef(id)) ?? order
    await shop.run(takeStep, stepOf('receivedUndone', paid), admin)
    await shop.run(takeStep, stepOf('received', order), { ...admin, now: noon + 1 })
    expect(shop.find(orderRef(id))?.activity.map(({ kind }) => kind)).toEqual([
      'received',
      'receivedUndone',
      'received',
    ])
  })
})

describe('the correction of a shipment', () => {
  it('takes its tracking number with it', async () => {
    const shop = runOn(aShop({ orders: [shipped] }))
    await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)
    expect(shop.find(orderRef(id))).toMatchObject({
      status: 'pending',
      shippedAt: null,
      tracking: null,
    })
  })

  it('says so if it was corrected already', async () => {
    const shop = runOn(aShop({ orders: [shipped] }))
    await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)
    expect(await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)).toMatchObject({
      ok: true,
      already: true,
    })
  })

  it('is refused if a colleague has sent it again since, whose tracking number stays', async () => {
    const sentAgain = { ...shipped, shippedAt: noon + 1, tracking }
    const shop = runOn(aShop({ orders: [sentAgain] }))
    expect(await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
    expect(shop.find(orderRef(id))).toEqual(sentAgain)
  })

  it('is refused once the parcel has arrived', async () => {
    const shop = runOn(aShop({ orders: [anOrder({ status: 'delivered', deliveredAt: noon })] }))
    expect(await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)).toEqual({
      ok: false,
      error: 'order-changed',
    })
  })
})

describe('a cancellation at the desk', () => {
  it('returns the bottles to counted stocks, and to no other', async () => {
    const items = ['counted', 'uncounted', 'gone'].map((productId) => ({
      productId,
      name: productId,
      quantity: 2,
      unitPriceCents: 2700,
    }))
    const products = [aProduct({ id: 'counted', stock: 3 }), aProduct({ id: 'uncounted' })]
    const sold = anOrder({ items })
    const shop = runOn(aShop({ orders: [sold], products }))
    await shop.run(takeStep, stepOf('cancelled', sold), admin)
    const stocks = ['counted', 'uncounted', 'gone'].map(
      (each) => shop.find(productRef(each))?.stock,
    )
    expect(stocks).toEqual([5, null, undefined])
  })

  it('returns them once', async () => {
    const shop = runOn(aShop({ orders: [order], products: [aProduct({ stock: 0 })] }))
    for (let times = 0; times < 2; times += 1) {
      await shop.run(takeStep, stepOf('cancelled', order), admin)
    }
    expect(shop.find(productRef('destilado'))?.stock).toBe(2)
  })

  it('is the only step that touches a stock', async () => {
    const shop = runOn(aShop({ orders: [order], products: [aProduct({ stock: 7 })] }))
    await shop.run(takeStep, stepOf('shipped', order), admin)
    expect(shop.find(productRef('destilado'))?.stock).toBe(7)
  })
})

const back = (restocked?: boolean) => ({
  ...stepOf('returned', shipped),
  ...(restocked !== undefined && { restocked }),
})

describe('a return', () => {
  it.each([
    [undefined, 2],
    [true, 2],
    [false, 0],
  ])(
    'gives its bottles back to the stock, unless they are broken: %s',
    async (restocked, stock) => {
      const shop = runOn(aShop({ orders: [shipped], products: [aProduct({ stock: 0 })] }))
      expect(await shop.run(takeStep, back(restocked), admin)).toMatchObject({
        ok: true,
        value: {
          status: 'returned',
          activity: [{ kind: 'returned', by: 'admin', restocked: restocked ?? true }],
        },
      })
      expect(shop.find(productRef('destilado'))?.stock).toBe(stock)
      expect(shop.documents()[orderRef(id).path]).toMatchObject({ money: 'none', owed: null })
    },
  )
})

describe('the letters about a step', () => {
  it('are written in its commit, and leave some seconds later', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    await shop.run(takeStep, stepOf('shipped', order), admin)
    expect(shop.find(letterRef(id, 'orderShipped'))).toEqual(
      aLetter({ kind: 'orderShipped', sendAt: noon + letterDelayMs }),
    )
  })

  it('are removed if the step is undone before they have left', async () => {
    const shop = runOn(aShop({ orders: [order] }))
    await shop.run(takeStep, stepOf('shipped', order), admin)
    await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)
    expect(letterPathsIn(shop.documents())).toEqual([])
  })

  it('are removed also while letters are off', async () => {
    const letters = [aLetter({ kind: 'orderShipped' })]
    const settings = { lettersOn: false }
    const shop = runOn(aShop({ orders: [shipped], letters, settings }))
    await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)
    expect(letterPathsIn(shop.documents())).toEqual([])
  })

  it('stay if they still describe the order', async () => {
    const letters = [aLetter({ kind: 'orderReceived' })]
    const shop = runOn(aShop({ orders: [shipped], letters }))
    await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)
    expect(letterPathsIn(shop.documents())).toEqual([letterRef(id, 'orderReceived').path])
  })

  it.each(['sending', 'sent', 'uncertain', 'failed'] as const)(
    'are neither removed nor written a second time once they are %s',
    async (state) => {
      const letter = aLetter({ kind: 'orderShipped', state, attempts: 1 })
      const shop = runOn(aShop({ orders: [shipped], letters: [letter] }))
      await shop.run(takeStep, stepOf('shippedUndone', shipped), admin)
      await shop.run(takeStep, stepOf('shipped', order), admin)
      expect(shop.find(orderRef(id))?.status).toBe('shipped')
      expect(shop.find(letterRef(id, 'orderShipped'))).toEqual(letter)
    },
  )

  it('are written after all if they were skipped, because the step was undone then', async () => {
    const letters = [aLetter({ kind: 'orderShipped', state: 'skipped', attempts: 1 })]
    const shop = runOn(aShop({ orders: [order], letters }))
    await shop.run(takeStep, stepOf('shipped', order), admin)
    expect(shop.find(letterRef(id, 'orderShipped'))).toEqual(
      aLetter({ kind: 'orderShipped', sendAt: noon + letterDelayMs }),
    )
  })

  it('about a new order that is cancelled at once are replaced by the one about that', async () => {
    const letters = [aLetter({ kind: 'orderReceived' }), aLetter({ kind: 'newOrder' })]
    const shop = runOn(aShop({ orders: [order], letters }))
    await shop.run(takeStep, stepOf('cancelled', order), admin)
    expect(letterPathsIn(shop.documents())).toEqual([letterRef(id, 'orderCancelled').path])
  })
})

describe('the input of a step', () => {
  it.each<[field: string, changed: object]>([
    ['id', { id: 'orders/x' }],
    ['id', { id: '' }],
    ['step', { step: 'lost' }],
    ['seen', { seen: null }],
    ['seen.status', { seen: { ...stateOf(order), status: 'paid' } }],
    ['restocked', { restocked: 'yes' }],
    ['seen.refundedAt', { seen: { ...stateOf(order), refundedAt: 'yesterday' } }],
    ['updatedAt', { seen: { ...stateOf(order), updatedAt: 1 } }],
    ['tracking', { tracking: undefined }],
    ['tracking.carrier', { tracking: { carrier: ' ', number: '1' } }],
    ['tracking.number', { tracking: { carrier: 'Tramaco', number: '1'.repeat(61) } }],
    ['by', { by: 'rosa' }],
  ])('is refused with a wrong %s', async (field, changed) => {
    const shop = runOn(aShop({ orders: [order] }))
    const input = { ...stepOf('shipped', order, tracking), ...changed }
    expect(await shop.run(takeStep, input, admin)).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})
