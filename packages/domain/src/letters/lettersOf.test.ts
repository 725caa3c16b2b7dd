import { describe, expect, it } from 'vitest'

import { anonymisedCustomer } from '../orders/customer.ts'
import { corrections, type Order, type Step } from '../orders/order.ts'
import { afterStep, canTakeStep } from '../orders/orderSteps.ts'
import { dayAfter } from '../orders/shopCalendar.ts'
import { aCustomer, anOrder } from '../testing/builders.ts'
import {
  isCancellationDue,
  isLetterUpToDate,
  isReminderDue,
  lastDayOfLateTransfer,
  lettersAfter,
} from './dueLetters.ts'
import { letterId, letterKinds } from './letter.ts'

const cash = { paymentMethod: 'onDelivery' } as const
const anonymised = { customer: anonymisedCustomer }

/** The letters after a step of an order. */
const after = (step: Step, state: Partial<Order> = {}) => {
  const order = anOrder(state)
  return lettersAfter(order, afterStep(order, step, 'admin', 1))
}

describe('the letters after a change', () => {
  it('of an order that was just placed go to the buyer and to the owner', () => {
    expect(lettersAfter(null, anOrder())).toEqual(['orderReceived', 'newOrder'])
    expect(lettersAfter(null, anOrder(cash))).toEqual(['orderReceived', 'newOrder'])
  })

  it('of an order that is entered as paid says so, in place of asking for the money', () => {
    expect(lettersAfter(null, anOrder({ paymentReceivedAt: 1 }))).toEqual([
      'paymentReceived',
      'newOrder',
    ])
    // A gift costs nothing.
    expect(lettersAfter(null, anOrder({ totalCents: 0 }))).toEqual(['newOrder'])
  })

  it.each<[string, Partial<Order>]>([
    ['shipped', { status: 'shipped' }],
    ['paid and delivered', { status: 'delivered', paymentReceivedAt: 1 }],
  ])('are none for an order that is new to the database, but %s', (_, state) => {
    expect(lettersAfter(null, anOrder(state))).toEqual([])
  })

  it.each<[Step, Partial<Order>, readonly string[]]>([
    ['received', {}, ['paymentReceived']],
    ['received', { status: 'delivered' }, ['paymentReceived']],
    ['received', cash, ['paymentReceived']],
    ['received', { ...cash, status: 'delivered' }, []],
    ['shipped', {}, ['orderShipped']],
    ['delivered', { status: 'shipped' }, []],
    ['collected', { ...cash, status: 'shipped' }, []],
    ['cancelled', {}, ['orderCancelled']],
    ['cancelled', { paymentReceivedAt: 1 }, ['orderCancelled']],
    ['cancelled', { paymentReceivedAt: 1, refundedAt: 1, refundedCents: 500 }, ['orderCancelled']],
    ['refunded', { status: 'cancelled', paymentReceivedAt: 1 }, ['paymentRefunded']],
    ['received', anonymised, []],
    ['received', { customer: aCustomer({ email: '' }) }, []],
    ['refunded', { paymentReceivedAt: 1, receivedCents: 9_000 }, ['paymentRefunded']],
  ])('%s of %o: %o', (step, state, letters) => {
    expect(after(step, state)).toEqual(letters)
  })

  it('are none for a correction, and none where no step was taken', () => {
    const states: Partial<Order>[] = [
      { paymentReceivedAt: 1 },
      { status: 'shipped' },
      { status: 'delivered' },
      { ...cash, status: 'delivered', deliveredAt: 1, paymentReceivedAt: 1 },
      { status: 'cancelled', paymentReceivedAt: 1, refundedAt: 1 },
    ]
    for (const order of states.map((state) => anOrder(state))) {
      expect(lettersAfter(order, order)).toEqual([])
      for (const step of corrections.filter((each) => canTakeStep(order, each, 'admin'))) {
        expect(lettersAfter(order, afterStep(order, step, 'admin', 2))).toEqual([])
      }
    }
  })
})

describe('a letter', () => {
  it('is no longer up to date once its step is undone', () => {
    const shipped = anOrder({ status: 'shipped' })
    expect(isLetterUpToDate('orderShipped', shipped)).toBe(true)
    const undone = afterStep(shipped, 'shippedUndone', 'admin', 1)
    expect(isLetterUpToDate('orderShipped', undone)).toBe(false)
  })

  it('about a new order is not up to date for a cancelled one', () => {
    const kinds = letterKinds.filter((kind) =>
      isLetterUpToDate(kind, anOrder({ status: 'cancelled' })),
    )
    expect(kinds).toEqual(['orderCancelled'])
  })

  it('has no addressee once the account is deleted', () => {
    expect(letterKinds.filter((kind) => isLetterUpToDate(kind, anOrder(anonymised)))).toEqual([])
  })

  it('has an id of order and kind', () => {
    expect(letterId('order000000000000001', 'newOrder')).toBe('order000000000000001-newOrder')
  })
})

describe('a reminder', () => {
  const order = anOrder()
  const overAfter = (days: number) => dayAfter(order.createdAt, days).before

  it.each<[string, number | null, number]>([
    ['the deadline', 3, 3],
    ['the days of waiting, without a deadline', null, 7],
  ])('is due after the last day of %s', (_, transferDays, days) => {
    const settings = { transferDays, pendingDays: 7 }
    expect(isReminderDue(order, settings, overAfter(days) - 1)).toBe(false)
    expect(isReminderDue(order, settings, overAfter(days))).toBe(true)
  })

  it.each<[string, Partial<Order>]>([
    ['cash', cash],
    ['money that has arrived', { paymentReceivedAt: 1 }],
    ['a cancelled order', { status: 'cancelled' }],
    ['bottles that have left', { status: 'shipped' }],
    ['a deleted account', anonymised],
  ])('is not due for %s', (_, state) => {
    const settings = { transferDays: 1, pendingDays: 7 }
    expect(isReminderDue(anOrder(state), settings, overAfter(30))).toBe(false)
  })
})

describe('a late transfer', () => {
  const order = anOrder()
  const dayOfOrder = (days: number) => dayAfter(order.createdAt, days)
  const reminder = { sentAt: dayOfOrder(4).from, lastDay: dayOfOrder(7).from }

  it.each([
    ['the days that an order may wait', 2, 7],
    ['three days after the reminder', 6, 9],
  ])('has a last day after %s', (_, reminderDay, lastDay) => {
    const remindedAt = dayOfOrder(reminderDay).from
    expect(lastDayOfLateTransfer(order, { pendingDays: 7 }, remindedAt)).toEqual(
      dayOfOrder(lastDay),
    )
  })

  it('is cancelled after the last day that its reminder named', () => {
    const { before } = dayOfOrder(7)
    expect(isCancellationDue(order, reminder, before - 1)).toBe(false)
    expect(isCancellationDue(order, reminder, before)).toBe(true)
  })

  it.each([
    ['without a reminder', null],
    ['with a reminder that was not sent', { ...reminder, sentAt: null }],
    ['with a reminder that named no day', { ...reminder, lastDay: null }],
  ])('is never cancelled %s', (_, letter) => {
    expect(isCancellationDue(order, letter, dayOfOrder(60).from)).toBe(false)
  })

  it('is not cancelled once the money has arrived', () => {
    const paid = anOrder({ paymentReceivedAt: 1 })
    expect(isCancellationDue(paid, reminder, dayOfOrder(60).from)).toBe(false)
  })
})
