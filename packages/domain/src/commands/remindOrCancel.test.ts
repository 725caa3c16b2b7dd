import { describe, expect, it } from 'vitest'

import { letterRef, orderRef, productRef } from '../documents.ts'
import type { Letter } from '../letters/letter.ts'
import { dayAfter } from '../orders/shopCalendar.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import { aLetter, anOrder, aProduct } from '../testing/builders.ts'
import { aShop, runOn, schedule } from '../testing/runOn.ts'
import { remindOrCancel } from './remindOrCancel.ts'

const order = anOrder()
const { id } = order
const morningOf = (day: number) => dayAfter(order.createdAt, day).from + 7 * 60 * 60_000
const settings = { transferDays: 3, pendingDays: 7 }
const reminderRef = letterRef(id, 'paymentReminder')

const aReminder = (overrides: Partial<Letter> = {}) =>
  aLetter({ kind: 'paymentReminder', ...overrides })
/** It was sent on the fourth day, and names the seventh. */
const sent = aReminder({
  state: 'sent',
  sentAt: morningOf(4),
  lastDay: dayAfter(order.createdAt, 7).from,
})

const shopWith = (letters: readonly Letter[], changed: Partial<ShopSettings> = {}, moved = order) =>
  runOn(
    aShop({
      orders: [moved],
      letters,
      settings: { ...settings, ...changed },
      products: [aProduct({ stock: 1 })],
    }),
  )

const lookAt = (shop: ReturnType<typeof runOn>, day: number) =>
  shop.run(remindOrCancel, { id }, { ...schedule, now: morningOf(day) })

const nothing = { ok: true, already: true, value: 'nothing' }

describe('the morning', () => {
  it('reminds once, after the last day of the transfer', async () => {
    const shop = shopWith([])
    expect(await lookAt(shop, 3)).toEqual(nothing)
    expect(await lookAt(shop, 4)).toEqual({ ok: true, already: false, value: 'reminded' })
    const reminder = aReminder({ createdAt: morningOf(4), sendAt: morningOf(4) })
    expect(shop.find(reminderRef)).toEqual(reminder)
    expect(await lookAt(shop, 5)).toEqual(nothing)
    expect(shop.find(reminderRef)).toEqual(reminder)
  })

  it('cancels once the day that the reminder named is over, and returns the bottles', async () => {
    const shop = shopWith([sent])
    expect(await lookAt(shop, 7)).toEqual(nothing)
    expect(await lookAt(shop, 8)).toEqual({ ok: true, already: false, value: 'cancelled' })
    expect(shop.find(orderRef(id))).toMatchObject({
      status: 'cancelled',
      cancelledAt: morningOf(8),
      activity: [{ kind: 'cancelled', by: 'automatic', at: morningOf(8) }],
    })
    expect(shop.find(productRef('destilado'))?.stock).toBe(3)
    expect(shop.find(letterRef(id, 'orderCancelled'))?.state).toBe('waiting')
    expect(await lookAt(shop, 9)).toEqual(nothing)
  })

  it('cancels no earlier than the day that the reminder named, whatever the settings say since', async () => {
    const shop = shopWith([{ ...sent, lastDay: dayAfter(order.createdAt, 9).from }])
    expect(await lookAt(shop, 9)).toEqual(nothing)
    expect(await lookAt(shop, 10)).toMatchObject({ value: 'cancelled' })
  })

  it.each(['waiting', 'sending', 'failed', 'uncertain'] as const)(
    'neither cancels nor reminds again while the reminder is %s',
    async (state) => {
      const shop = shopWith([aReminder({ state, lastDay: sent.lastDay })])
      expect(await lookAt(shop, 30)).toEqual(nothing)
    },
  )

  it('reminds after all if the reminder was skipped, because letters were off', async () => {
    const shop = shopWith([aReminder({ state: 'skipped', attempts: 1 })])
    expect(await lookAt(shop, 5)).toMatchObject({ value: 'reminded' })
    expect(shop.find(reminderRef)).toMatchObject({ state: 'waiting', sendAt: morningOf(5) })
  })

  it.each([
    ['nothing was sent', []],
    ['the reminder was sent', [sent]],
  ])('does nothing while letters are off, also if %s', async (_, letters) => {
    expect(await lookAt(shopWith(letters, { lettersOn: false }), 30)).toEqual(nothing)
  })

  it.each([
    ['paid', anOrder({ paymentReceivedAt: 1 })],
    ['paid in part', anOrder({ paymentReceivedAt: 1, receivedCents: 1_000 })],
    ['cash', anOrder({ paymentMethod: 'onDelivery' })],
    ['shipped', anOrder({ status: 'shipped', shippedAt: 1 })],
  ])('does nothing about an order that is %s', async (_, moved) => {
    expect(await lookAt(shopWith([sent], {}, moved), 30)).toEqual(nothing)
  })

  it('does nothing without the order or the settings', async () => {
    const { 'settings/shop': settingsOfShop, ...documents } = aShop({ orders: [order] })
    expect(settingsOfShop).toBeDefined()
    for (const shop of [runOn(aShop()), runOn(documents)]) {
      expect(await lookAt(shop, 30)).toEqual(nothing)
    }
  })
})
