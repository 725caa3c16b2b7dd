import { describe, expect, it } from 'vitest'

import { letterRef, orderRef, productRef } from '../documents.ts'
import { letterId, type Letter } from '../letters/letter.ts'
import type { Order } from '../orders/order.ts'
import { dayAfter } from '../orders/shopCalendar.ts'
import type { ShopSettings } from '../orders/shopSettings.ts'
import type { Step } from '../orders/steps.ts'
import { aLetter, anOrder, aPress, aProduct } from '../testing/builders.ts'
import { admin, aShop, runOn, schedule } from '../testing/runOn.ts'
import { remindOrCancel } from './remindOrCancel.ts'
import { takeStep } from './takeStep.ts'

const order = anOrder({ transferDays: 3, pendingDays: 7 })
const { id } = order
const morningOf = (day: number) => dayAfter(order.createdAt, day).from + 7 * 60 * 60_000

const aReminder = (changes: Partial<Letter> = {}) =>
  aLetter({ press: id, kind: 'paymentReminder', ...changes })
/** It was sent on the fourth day, and names the seventh. */
const sent = aReminder({
  state: 'sent',
  sentAt: morningOf(4),
  lastDay: dayAfter(order.createdAt, 7).from,
})

const shopWith = (
  letters: readonly Letter[],
  settings: Partial<ShopSettings> = {},
  moved: Order = order,
) => runOn(aShop({ orders: [moved], letters, settings, products: [aProduct({ stock: 1 })] }))

const lookAt = async (shop: ReturnType<typeof runOn>, day: number, press = aPress(day)) => {
  const answer = await shop.run(remindOrCancel, { id }, { ...schedule, press, now: morningOf(day) })
  return answer.ok && answer.value
}
const reminderIn = (shop: ReturnType<typeof runOn>, press = id) =>
  shop.find(letterRef(letterId(aReminder({ press }))))

describe('the morning', () => {
  it('reminds once, after the last day that was promised for the transfer', async () => {
    const shop = shopWith([])
    expect(await lookAt(shop, 3)).toBe('nothing')
    expect(await lookAt(shop, 4)).toBe('reminded')
    const reminder = aReminder({ createdAt: morningOf(4), sendAt: morningOf(4) })
    expect([await lookAt(shop, 5), reminderIn(shop)]).toEqual(['nothing', reminder])
  })

  it('cancels once the day that the reminder named is over, and returns the bottles', async () => {
    const shop = shopWith([sent])
    expect(await lookAt(shop, 7)).toBe('nothing')
    expect(await lookAt(shop, 8)).toBe('cancelled')
    expect(shop.find(orderRef(id))).toMatchObject({
      status: 'cancelled',
      cancelledAt: morningOf(8),
    })
    expect(shop.find(orderRef(id))?.entries.at(-1)).toMatchObject({
      by: 'automatic',
      press: aPress(8),
    })
    expect(shop.find(productRef('destilado'))?.stock).toBe(3)
    const about = { orderId: id, press: aPress(8), kind: 'orderCancelled' } as const
    expect(shop.find(letterRef(letterId(about)))?.state).toBe('waiting')
    expect([await lookAt(shop, 8), await lookAt(shop, 9)]).toEqual(['nothing', 'nothing'])
  })

  it('cancels nobody before the day that was named, although the settings have changed', async () => {
    const later = { ...sent, lastDay: dayAfter(order.createdAt, 9).from }
    const shop = shopWith([later], { transferDays: 1, pendingDays: 1 })
    expect([await lookAt(shop, 9), await lookAt(shop, 10)]).toEqual(['nothing', 'cancelled'])
    expect(await lookAt(shopWith([], { transferDays: 1, pendingDays: 1 }), 3)).toBe('nothing')
  })

  it.each<[string, Step]>([
    ['receipt', { kind: 'received', cents: 5_900 }],
    ['shipment', { kind: 'shipped', tracking: null }],
  ])(
    'warns anew after a %s was undone, and cancels nobody by the reminder of before',
    async (_, step) => {
      const shop = shopWith([sent])
      const take = (day: number, taken: Step, version: number) =>
        shop.run(
          takeStep,
          { id, version, steps: [taken] },
          { ...admin, press: aPress(100 + day), now: morningOf(day) },
        )
      await take(5, step, 1)
      expect(await lookAt(shop, 19)).toBe('nothing')
      await take(20, { kind: 'struck', undoes: aPress(105) }, 2)
      expect([await lookAt(shop, 21), await lookAt(shop, 23), await lookAt(shop, 24)]).toEqual([
        'nothing',
        'nothing',
        'reminded',
      ])
      expect(reminderIn(shop, aPress(120))?.state).toBe('waiting')
      expect(await lookAt(shop, 40)).toBe('nothing')
    },
  )

  it.each(['waiting', 'sending', 'failed', 'uncertain'] as const)(
    'neither cancels nor reminds again while the reminder is %s',
    async (state) => {
      expect(await lookAt(shopWith([aReminder({ state, lastDay: sent.lastDay })]), 30)).toBe(
        'nothing',
      )
    },
  )

  it('reminds after all if the reminder was skipped', async () => {
    const shop = shopWith([aReminder({ state: 'skipped', attempts: 1 })])
    expect(await lookAt(shop, 5)).toBe('reminded')
    expect(reminderIn(shop)).toMatchObject({ state: 'waiting', sendAt: morningOf(5) })
  })

  it.each<[string, Order, Partial<ShopSettings>]>([
    ['is paid', anOrder({ receivedCents: 5_900 }), {}],
    ['is paid in part', anOrder({ receivedCents: 1 }), {}],
    ['is cash', anOrder({ paymentMethod: 'onDelivery' }), {}],
    ['has left', anOrder({ status: 'shipped' }), {}],
    ['is not written about', anOrder({ writesLetters: false }), {}],
    ['is late while letters are off', order, { lettersOn: false }],
  ])('does nothing about an order that %s', async (_, moved, settings) => {
    for (const letters of [[], [sent]]) {
      expect(await lookAt(shopWith(letters, settings, moved), 30)).toBe('nothing')
    }
  })

  it('does nothing without the order or the settings', async () => {
    const { 'settings/shop': _, ...documents } = aShop({ orders: [order] })
    for (const shop of [runOn(aShop()), runOn(documents)])
      expect(await lookAt(shop, 30)).toBe('nothing')
  })
})
