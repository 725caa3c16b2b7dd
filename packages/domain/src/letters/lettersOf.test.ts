import { describe, expect, it } from 'vitest'

import type { Entry } from '../orders/entries.ts'
import { anonymised, termsOf, withEntries, type Order } from '../orders/order.ts'
import { dayAfter } from '../orders/shopCalendar.ts'
import type { Step } from '../orders/steps.ts'
import { aCustomer, afterPresses, aLetter, anOrder, aPress } from '../testing/builders.ts'
import { letterKinds, type LetterKind } from './letter.ts'
import {
  isCancellationDue,
  isReminderDue,
  isLetterTrue,
  lastDayOfLateTransfer,
  lettersOf,
} from './lettersOf.ts'

type Facts = Parameters<typeof anOrder>[0]
const cash = { paymentMethod: 'onDelivery' } as const
const tracking = { carrier: 'Tramaco', number: '1' }
const received: Step = { kind: 'received', cents: 5_900 }
const refunded = { kind: 'refunded', cents: 900, reason: '', isRestLeft: false } as const
const pressOf = (order: Order) => order.entries.at(-1)?.press ?? ''
const undone = (order: Order, undoes = pressOf(order)) =>
  afterPresses(order, [{ kind: 'struck', undoes }])

/** An order after the terms have changed. */
const changed = (order: Order, kind: 'edited' | 'accountCorrected', terms: object = {}): Order =>
  withEntries(order, [
    {
      kind,
      terms: { ...termsOf(order), ...terms },
      took: {},
      reason: '',
      press: aPress(900 + order.entries.length),
      by: 'admin',
      at: order.updatedAt + 1,
    },
  ])

const firstOf = (facts: Facts) => lettersOf(anOrder(facts), anOrder().id)

describe('the letters of a press', () => {
  it.each<[string, Facts, readonly Step[], readonly LetterKind[]]>([
    ['a payment has one', {}, [received], ['paymentReceived']],
    ['of any amount', {}, [{ kind: 'received', cents: 1 }], ['paymentReceived']],
    ['cash before the delivery too', cash, [received], ['paymentReceived']],
    [
      'cash at the door has none',
      { ...cash, status: 'shipped' },
      [{ kind: 'delivered' }, received],
      [],
    ],
    ['a shipment has one', {}, [{ kind: 'shipped', tracking: null }], ['orderShipped']],
    ['a delivery has none', { status: 'shipped' }, [{ kind: 'delivered' }], []],
    ['a cancellation has one', {}, [{ kind: 'cancelled' }], ['orderCancelled']],
    ['a return has none', { status: 'shipped' }, [{ kind: 'returned', isRestocked: true }], []],
    [
      'a corrected tracking has one',
      { status: 'shipped' },
      [{ kind: 'tracked', tracking }],
      ['parcelTracked'],
    ],
    ['unless it has arrived', { status: 'delivered' }, [{ kind: 'tracked', tracking }], []],
    ['an invoice has none', {}, [{ kind: 'invoiced', number: '1' }], []],
    ['a refund has one', { receivedCents: 5_900 }, [refunded], ['paymentRefunded']],
    [
      'one, if it is refund and goodwill',
      { receivedCents: 6_000 },
      [refunded],
      ['paymentRefunded'],
    ],
    [
      'none, if the rest is left to the shop',
      { receivedCents: 6_000 },
      [{ ...refunded, cents: 0, isRestLeft: true }],
      [],
    ],
    ['none without an address', { customer: aCustomer({ email: '' }) }, [received], []],
    ['none where the buyer is not written to', { writesLetters: false }, [received], []],
  ])('%s', (_, facts, steps, kinds) => {
    const after = afterPresses(anOrder(facts), steps)
    expect(lettersOf(after, pressOf(after))).toEqual(kinds)
  })

  it('are those of a new order to its buyer and to the shop, unless nothing is due of it', () => {
    expect([{}, cash].map((facts) => firstOf(facts))).toEqual(
      [1, 2].map(() => ['orderReceived', 'newOrder']),
    )
    expect(firstOf({ totalCents: 0, shippingCents: 0 })).toEqual(['newOrder'])
    expect(firstOf({ isEntered: true })).toEqual(['orderReceived'])
  })

  it('are one for every refund', () => {
    const once = afterPresses(anOrder({ receivedCents: 5_900 }), [refunded])
    const twice = afterPresses(once, [refunded])
    expect([once, twice].map((order) => lettersOf(order, pressOf(order)))).toEqual([
      ['paymentRefunded'],
      ['paymentRefunded'],
    ])
    expect(pressOf(once)).not.toBe(pressOf(twice))
  })

  it('are none for an undo, or an edit', () => {
    const back = undone(afterPresses(anOrder(), [received]))
    const edit = changed(anOrder(), 'edited')
    expect([back, edit].map((order) => lettersOf(order, pressOf(order)))).toEqual([[], []])
  })
})

/** The letters of a press that say the truth; an order's link always does. */
const truthsOf = (press: string, order: Order) =>
  letterKinds.filter((kind) => kind !== 'orderLink' && isLetterTrue({ kind, press }, order))

describe('a letter', () => {
  it('is no longer true once its press was undone', () => {
    const shipped = afterPresses(anOrder(), [{ kind: 'shipped', tracking: null }])
    const tracked = afterPresses(shipped, [{ kind: 'tracked', tracking }])
    expect(truthsOf(pressOf(shipped), shipped)).toEqual(['orderShipped'])
    expect(truthsOf(pressOf(shipped), undone(shipped))).toEqual([])
    expect(truthsOf(pressOf(tracked), undone(tracked))).toEqual([])
    expect(truthsOf(pressOf(shipped), undone(tracked))).toEqual(['orderShipped'])
  })

  it('of a payment that was entered with the order is no longer true once that was undone', () => {
    const press = anOrder().id
    const [first] = anOrder({ isEntered: true }).entries
    const paid = { kind: 'received', cents: 5_900, press, by: 'admin', at: 1 } as const
    const entered = anOrder({ entries: [...(first ? [first] : []), paid] })
    expect(truthsOf(press, entered)).toEqual(['paymentReceived'])
    expect(truthsOf(press, undone(entered))).toEqual(['orderReceived'])
  })

  it('asks for money only while that is due', () => {
    const { id } = anOrder()
    expect(truthsOf(id, anOrder())).toEqual(['orderReceived', 'paymentReminder', 'newOrder'])
    expect(truthsOf(id, afterPresses(anOrder(), [received]))).toEqual(['newOrder'])
    expect(truthsOf(id, anOrder({ status: 'cancelled' }))).toEqual([])
    expect(truthsOf(id, anonymised(anOrder()))).toEqual([])
    const corrected = changed(anOrder(), 'accountCorrected')
    const press = pressOf(corrected)
    expect(truthsOf(press, corrected)).toEqual(['accountCorrected', 'paymentReminder'])
    const again = changed(corrected, 'accountCorrected')
    const inCash = changed(corrected, 'edited', cash)
    for (const order of [again, inCash, afterPresses(corrected, [received])]) {
      expect(truthsOf(press, order)).toEqual([])
    }
  })

  it('about a parcel is the last one about it', () => {
    const shipped = anOrder({ status: 'shipped' })
    const first = afterPresses(shipped, [{ kind: 'tracked', tracking }])
    const second = afterPresses(first, [{ kind: 'tracked', tracking }])
    expect([first, second].map((order) => truthsOf(pressOf(order), second))).toEqual([
      [],
      ['parcelTracked'],
    ])
  })
})

describe('a reminder', () => {
  const order = anOrder({ transferDays: 3, pendingDays: 7 })
  const overAfter = (days: number, since = order.createdAt) => dayAfter(since, days).before

  it.each([
    ['the days for the transfer', 3, 3],
    ['the days of waiting, if the shop has set none', null, 7],
  ])('is due after %s, as they were promised with the order', (_, transferDays, days) => {
    const promised = anOrder({ transferDays, pendingDays: 7 })
    expect(
      [overAfter(days) - 1, overAfter(days)].map((now) => isReminderDue(promised, now)),
    ).toEqual([false, true])
  })

  it.each<[string, Order]>([
    ['cash', anOrder(cash)],
    ['money that has arrived', anOrder({ receivedCents: 5_900 })],
    ['bottles that have left', anOrder({ status: 'shipped' })],
    ['a deleted account', anonymised(anOrder())],
    ['a buyer who is not written to', anOrder({ writesLetters: false })],
  ])('is not due for %s', (_, other) => {
    expect(isReminderDue(other, overAfter(90))).toBe(false)
  })

  it('has its days anew once a receipt was undone, and is that of the new waiting', () => {
    const at = dayAfter(order.createdAt, 20).from
    const by = { by: 'admin', at }
    const entries: readonly Entry[] = [
      { kind: 'received', cents: 5_900, press: aPress(1), ...by },
      { kind: 'struck', undoes: aPress(1), press: aPress(2), ...by },
    ]
    const back = withEntries(order, entries)
    expect([overAfter(3, at) - 1, overAfter(3, at)].map((now) => isReminderDue(back, now))).toEqual(
      [false, true],
    )
    const reminders = [order.id, aPress(2)].map((press) =>
      isLetterTrue({ kind: 'paymentReminder', press }, back),
    )
    expect(reminders).toEqual([false, true])
    expect(lastDayOfLateTransfer(back, at)).toEqual(dayAfter(at, 7))
    // The reminder of the first waiting cancels nothing.
    const old = aLetter({ kind: 'paymentReminder', sentAt: 1, lastDay: order.createdAt })
    expect(isCancellationDue(back, old, overAfter(90, at))).toBe(false)
  })
})

describe('a late transfer', () => {
  const order = anOrder({ pendingDays: 7 })
  const day = (days: number) => dayAfter(order.createdAt, days)
  const reminder = aLetter({ kind: 'paymentReminder', sentAt: day(4).from, lastDay: day(7).from })

  it.each([
    ['the days that an order may wait', order, 2, 7],
    ['three days after the reminder', order, 6, 9],
    ['them once it is paid', anOrder({ receivedCents: 5_900 }), 2, 7],
  ])('has a last day after %s', (_, of, remindedOn, last) => {
    expect(lastDayOfLateTransfer(of, day(remindedOn).from)).toEqual(day(last))
  })

  it('is cancelled after the last day that its reminder named, and no earlier', () => {
    const { before } = day(7)
    expect([before - 1, before].map((now) => isCancellationDue(order, reminder, now))).toEqual([
      false,
      true,
    ])
  })

  it.each([
    ['without a reminder', order, null],
    ['with a reminder that was not sent', order, { ...reminder, sentAt: null }],
    ['with a reminder that named no day', order, { ...reminder, lastDay: null }],
    ['once money has arrived', anOrder({ receivedCents: 1 }), reminder],
  ])('is never cancelled %s', (_, of, letter) => {
    expect(isCancellationDue(of, letter, day(90).from)).toBe(false)
  })
})
