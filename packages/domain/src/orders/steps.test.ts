import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { afterPresses, anOrder, aPress } from '../testing/builders.ts'
import { anonymised, withEntries, type Order } from './order.ts'
import {
  afterSteps,
  canRefund,
  canTrack,
  canUndo,
  isFinal,
  nextSteps,
  stepsOf,
  undoablePresses,
  type ButtonStep,
  type Step,
} from './steps.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const made = { press: aPress(500), by: 'admin', at: 2 }
const tracking = { carrier: 'Tramaco', number: '1' }
const refund = { kind: 'refunded', cents: 900, reason: 'Broken', isRestLeft: false } as const

describe('the next steps of an admin', () => {
  it.each<[string, Parameters<typeof anOrder>[0], readonly string[]]>([
    ['a transfer is expected before the shipment', {}, ['received', 'shipped', 'cancelled']],
    ['cash after it', cash, ['shipped', 'received', 'cancelled']],
    ['a paid order is shipped', { paymentReceivedAt: 1 }, ['shipped', 'cancelled']],
    ['then delivered', { status: 'shipped', paymentReceivedAt: 1 }, ['delivered']],
    [
      'cash at the door',
      { status: 'shipped', ...cash },
      ['deliveredAndPaid', 'delivered', 'received'],
    ],
    ['a transfer is not', { status: 'shipped' }, ['received', 'delivered']],
    ['money stays due', { status: 'delivered', ...cash }, ['received']],
    ['all is done', { status: 'delivered', paymentReceivedAt: 1 }, []],
    ['money goes back', { status: 'cancelled', paymentReceivedAt: 1 }, ['refunded']],
    ['once', { status: 'cancelled', paymentReceivedAt: 1, refundedAt: 2 }, []],
    ['if there was any', { status: 'returned' }, []],
    ['what was paid too much', { receivedCents: 9_000 }, ['shipped', 'refunded', 'cancelled']],
  ])('%s: %o', (_, facts, expected) => {
    expect(nextSteps(anOrder(facts))).toEqual(expected)
  })

  it('are each sent by a button as steps that can be taken', () => {
    const shipped = anOrder({ status: 'shipped', ...cash })
    const orders = [anOrder(), shipped, anOrder({ status: 'cancelled', paymentReceivedAt: 1 })]
    for (const order of orders) {
      for (const step of nextSteps(order)) {
        const after = afterSteps(order, stepsOf(order, step), made)
        expect(after && nextSteps(after)).not.toContain(step)
      }
    }
    expect(stepsOf(anOrder(), 'shipped', { tracking })).toEqual([{ kind: 'shipped', tracking }])
    expect(stepsOf(shipped, 'deliveredAndPaid')).toEqual([
      { kind: 'delivered' },
      { kind: 'received', cents: 5_900 },
    ])
    expect(stepsOf(shipped, 'returned')).toEqual([{ kind: 'returned', isRestocked: true }])
    expect(stepsOf(shipped, 'returned', { isRestocked: false })).toEqual([
      { kind: 'returned', isRestocked: false },
    ])
  })

  it('are final where the bottles are in the stock again', () => {
    const steps: readonly ButtonStep[] = ['received', 'shipped', 'cancelled', 'returned']
    expect(steps.filter(isFinal)).toEqual(['cancelled', 'returned'])
  })
})

describe('a step', () => {
  it.each<[string, Order, Step]>([
    ['a delivery before the shipment', anOrder(), { kind: 'delivered' }],
    ['a second shipment', anOrder({ status: 'shipped' }), { kind: 'shipped', tracking }],
    ['a cancellation of what has left', anOrder({ status: 'shipped' }), { kind: 'cancelled' }],
    ['a return of what is at the shop', anOrder(), { kind: 'returned', isRestocked: true }],
    ['a tracking of what is at the shop', anOrder(), { kind: 'tracked', tracking }],
    ['a refund of more than was received', anOrder({ receivedCents: 899 }), refund],
    ['a refund of nothing', anOrder({ receivedCents: 900 }), { ...refund, cents: 0 }],
    [
      'a rest that is left where there is none',
      anOrder(),
      { ...refund, cents: 0, isRestLeft: true },
    ],
    ['the undo of what nobody pressed', anOrder(), { kind: 'struck', undoes: aPress(9) }],
  ])('is impossible: %s', (_, order, step) => {
    expect(afterSteps(order, [step], made)).toBeNull()
    expect(afterSteps(order, [{ kind: 'invoiced', number: '1' }, step], made)).toBeNull()
  })

  it('is one of those that the shop knows', () => {
    const unknown = { kind: 'lost' } as unknown as Step
    expect(() => afterSteps(anOrder(), [unknown], made)).toThrow('Unexpected value')
  })

  it('stores no tracking of an order that is picked up', () => {
    const pickedUp = anOrder({ pickupAddress: 'Calle Doce, Puyo' })
    const after = afterPresses(pickedUp, [{ kind: 'shipped', tracking }])
    expect([after.tracking, canTrack(after)]).toEqual([null, false])
  })

  it('stores no tracking of an order that was handed over at the desk', () => {
    const sold = anOrder({ isEntered: true })
    const delivered = {
      kind: 'delivered',
      press: sold.id,
      by: 'admin',
      at: sold.createdAt,
    } as const
    const handedOver = withEntries(sold, [delivered])
    expect(canTrack(handedOver)).toBe(false)
    expect(afterSteps(handedOver, [{ kind: 'tracked', tracking }], made)).toBeNull()
  })

  it('gives back what the order took from the stocks, and no more', () => {
    const order = anOrder({ took: { destilado: 2, triple: 0 } })
    expect(afterPresses(order, [{ kind: 'cancelled' }]).entries.at(-1)).toMatchObject({
      took: { destilado: -2 },
    })
    const shipped = anOrder({ status: 'shipped', took: { destilado: 2 } })
    const lost = afterPresses(shipped, [{ kind: 'returned', isRestocked: false }])
    expect(lost).toMatchObject({ status: 'returned', holds: { destilado: 2 } })
  })

  it('parts a refund into what was too much, and goodwill, each with the reason', () => {
    const order = anOrder({ receivedCents: 6_400 })
    expect(afterPresses(order, [refund]).entries.slice(-2)).toMatchObject([
      { cents: 500, isGoodwill: false, leftCents: 0, reason: 'Broken' },
      { cents: 400, isGoodwill: true, leftCents: 0, reason: 'Broken' },
    ])
    expect([order, anOrder()].map(canRefund)).toEqual([true, false])
  })
})

const pressOf = (order: Order, kind: string) =>
  order.entries.find((entry) => entry.kind === kind)?.press ?? ''

describe('an undo', () => {
  const paid = afterPresses(
    anOrder(cash),
    [{ kind: 'shipped', tracking }],
    stepsOf(anOrder({ ...cash, status: 'shipped' }), 'deliveredAndPaid'),
  )

  it('takes back all of the last press of a track, and leaves the others', () => {
    const press = pressOf(paid, 'delivered')
    const back = afterPresses(paid, [{ kind: 'struck', undoes: press }])
    expect(back).toMatchObject({ status: 'shipped', receivedCents: 0, dueCents: 5_900, tracking })
    expect(canUndo(back, press)).toBe(false)
    expect(undoablePresses(back)).toEqual([pressOf(back, 'shipped')])
  })

  it('is of the last press of each track: bottles, money, parcel, invoice', () => {
    const order = afterPresses(
      anOrder(),
      [{ kind: 'received', cents: 100 }],
      [{ kind: 'received', cents: 200 }],
      [{ kind: 'shipped', tracking }],
      [{ kind: 'tracked', tracking }],
      [{ kind: 'invoiced', number: '1' }],
    )
    const [, first, second, shipped, tracked, invoiced] = order.entries.map(({ press }) => press)
    expect(undoablePresses(order)).toEqual([second, shipped, tracked, invoiced])
    const back = afterPresses(order, [{ kind: 'struck', undoes: second ?? '' }])
    expect(undoablePresses(back)).toContain(first)
  })

  it('is none of the terms, of a cancellation or of a return', () => {
    const orders = [
      anOrder(),
      afterPresses(anOrder(), [{ kind: 'cancelled' }]),
      afterPresses(anOrder({ status: 'shipped' }), [{ kind: 'returned', isRestocked: true }]),
    ]
    expect(orders.map((order) => canUndo(order, order.entries.at(-1)?.press ?? ''))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('of what was entered as paid and handed over leaves the order with its terms', () => {
    const press = aPress(1)
    const by = { press, by: 'admin', at: 1 }
    const [first] = anOrder().entries
    if (first === undefined) throw new Error('An order has entries')
    const entries = [
      { ...first, press },
      { kind: 'received', cents: 5_900, ...by } as const,
      { kind: 'delivered', ...by } as const,
    ]
    const entered = anOrder({ entries })
    expect(entered).toMatchObject({ status: 'delivered', dueCents: 0 })
    const back = afterPresses(entered, [{ kind: 'struck', undoes: press }])
    expect(back).toMatchObject({ status: 'pending', dueCents: 5_900, items: entered.items })
  })

  it('leaves the bottles of an anonymised order where they are, and its money can be corrected', () => {
    const gone = anonymised(anOrder({ status: 'delivered', paymentReceivedAt: 1 }))
    expect(undoablePresses(gone)).toEqual([pressOf(gone, 'received')])
  })

  it('leads back to the order as it was, but for its entries, after any step', () => {
    const anyStep = fc.constantFrom<ButtonStep>(
      'received',
      'shipped',
      'delivered',
      'deliveredAndPaid',
    )
    fc.assert(
      fc.property(
        fc.array(anyStep, { maxLength: 6 }),
        fc.constantFrom('transfer', 'onDelivery'),
        (steps, paymentMethod) => {
          let order = anOrder({ paymentMethod })
          for (const step of steps) {
            if (!nextSteps(order).includes(step)) continue
            const after = afterPresses(order, stepsOf(order, step, { tracking }))
            const back = afterPresses(after, [
              { kind: 'struck', undoes: after.entries.at(-1)?.press ?? '' },
            ])
            expect({ ...back, entries: order.entries, updatedAt: order.updatedAt }).toEqual(order)
            order = after
          }
        },
      ),
    )
  })
})
