import { orderIntervalMs, type ShopSettings } from '@storefront/domain'
import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { signUp, valueOf, verify, type Visitor } from './people.ts'
import { customerOf, draftFor, letOrderAgain, openSettings, openShop, stockOf } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const refused = { ok: false, error: 'order-refused' }

export function describeOrderRefusalsContract(
  fixture: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('refusing', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(() => {
      ;({ bench, rosa } = fixture())
    })

    it.each([
      ['price', { price: 28 }],
      ['name', { name: 'Another name' }],
      ['stock', { stock: 1 }],
      ['stock that began to be counted', { stock: 10 }, 'triple'],
      ['product, no longer sold', { active: false }],
      ['product, coming soon again', { comingSoon: true }],
    ])('refuses a draft made before a change of %s', async (_, changed, id = 'destilado') => {
      const draft = await draftFor(rosa, { [id]: 2 })
      await openShop(bench, { [id]: changed })
      expect(await rosa.device.orders.place(draft)).toEqual(refused)
      expect(await rosa.device.orders.find(draft.id)).toBeNull()
    })

    it('refuses a draft made before sales were paused or shipping changed', async () => {
      const draft = await draftFor(rosa, { destilado: 1 })
      for (const changed of [{ salesPaused: true }, { shippingCents: 600 }]) {
        const updatedAt = Date.UTC(2026, 0, 3)
        await bench.put('settings/shop', { ...openSettings, ...changed, updatedAt })
        expect(await rosa.device.orders.place(draft)).toEqual(refused)
      }
    })

    const dayMs = 24 * 60 * 60 * 1000
    const settingsWith = (changed: Partial<ShopSettings>) =>
      bench.put('settings/shop', {
        ...openSettings,
        ...changed,
        updatedAt: Date.UTC(2026, 0, 3),
      })

    it('refuses orders during a planned pause, and accepts them before and after it', async () => {
      const pauses = [
        [-dayMs, dayMs, refused],
        [-2 * dayMs, -dayMs, { ok: true }],
        [dayMs, 2 * dayMs, { ok: true }],
      ] as const
      for (const [starts, ends, outcome] of pauses) {
        const draft = await draftFor(rosa, { destilado: 1 })
        const now = Date.now()
        await settingsWith({ plannedPause: { startsAt: now + starts, endsAt: now + ends } })
        expect(await rosa.device.orders.place(draft)).toMatchObject(outcome)
        await settingsWith({})
        await letOrderAgain(bench, rosa)
      }
    })

    it('refuses a second order of an account within five minutes, whatever its cart contains', async () => {
      const { carts, orders } = rosa.device
      const { uid } = rosa.account
      valueOf(await orders.place(await draftFor(rosa, { destilado: 1 })))
      await carts.change(uid, { id: 'one', actions: [{ type: 'add', line: aCartLine() }] })
      const second = await draftFor(rosa, { destilado: 1 })
      expect(await orders.place(second)).toEqual(refused)
      expect(await stockOf(rosa.device, 'destilado')).toBe(9)
      expect(await carts.load(uid)).toEqual([aCartLine()])

      await carts.remove(uid)
      expect(await orders.place(second)).toEqual(refused)
      const stored = await bench.read(`carts/${uid}`)
      const longAgo = Date.now() - orderIntervalMs - 1_000
      await bench.put(`carts/${uid}`, { ...stored, orderedAt: longAgo })
      expect(await orders.place(second)).toMatchObject({ ok: true })
    })

    it('refuses a transfer while the shop does not offer it', async () => {
      const draft = await draftFor(rosa, { destilado: 1 })
      await settingsWith({ transferOffered: false })
      expect(await rosa.device.orders.place(draft)).toEqual(refused)
      const onDelivery = { ...draft, paymentMethod: 'onDelivery' } as const
      expect(await rosa.device.orders.place(onDelivery)).toMatchObject({ ok: true })
    })

    it('refuses an order while the shop has no settings', async () => {
      const draft = await draftFor(rosa, { destilado: 1 })
      await bench.remove('settings/shop')
      expect(await rosa.device.orders.place(draft)).toEqual(refused)
    })

    it('refuses more bottles than the settings allow', async () => {
      const draft = await draftFor(rosa, { destilado: 4, triple: 3 })
      await settingsWith({ maxBottlesPerOrder: 6 })
      expect(await rosa.device.orders.place(draft)).toEqual(refused)
      await settingsWith({ maxBottlesPerOrder: 7 })
      expect(await rosa.device.orders.place(draft)).toMatchObject({ ok: true })
    })

    it('refuses a buyer with an unverified address when the settings require a verified one', async () => {
      const draft = await draftFor(rosa, { destilado: 1 })
      await settingsWith({ verifiedEmailOnly: true })
      expect(await rosa.device.orders.place(draft)).toEqual(refused)
      const luis = await verify(bench, await signUp(bench))
      const verified = await draftFor(luis, { destilado: 1 })
      expect(await luis.device.orders.place(verified)).toMatchObject({ ok: true })
    })

    it('refuses forged money', async () => {
      const draft = await draftFor(rosa, { destilado: 1 })
      const cheap = draft.items.map((item) => ({ ...item, unitPriceCents: 1 }))
      const forgeries = [
        { items: cheap },
        { items: cheap, subtotalCents: 1, totalCents: 501 },
        { totalCents: 1 },
        { shippingCents: 0, totalCents: 2700 },
      ]
      for (const [index, forgery] of forgeries.entries()) {
        const forged = { ...draft, ...forgery, id: `forged0000000000000${index}` }
        expect(await rosa.device.orders.place(forged)).toEqual(refused)
      }
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('refuses an order that does not take counted bottles', async () => {
      const draft = await draftFor(rosa, { destilado: 1 })
      const items = draft.items.map((item) => ({ ...item, stockCounted: false }))
      expect(await rosa.device.orders.place({ ...draft, items })).toEqual(refused)
    })

    it.each([0, -1, 1.5, 100])('refuses a quantity of %s', async (quantity) => {
      const draft = await draftFor(rosa, { triple: 1 })
      const items = draft.items.map((item) => ({ ...item, quantity }))
      const subtotalCents = Math.round(quantity * 3999)
      const totalCents = subtotalCents + draft.shippingCents
      expect(
        await rosa.device.orders.place({ ...draft, items, subtotalCents, totalCents }),
      ).toEqual(refused)
    })

    it('fails with permission-denied when the session has ended', async () => {
      const { auth, orders } = rosa.device
      const draft = await draftFor(rosa, { destilado: 1 })
      await orders.place(draft)
      await auth.signOut()
      const again = { ...draft, id: 'another0000000000001' }
      await expect(orders.place(again)).rejects.toEqual(outage('permission-denied'))
      await expect(orders.takeStep(draft.id, 'cancelled')).rejects.toEqual(
        outage('permission-denied'),
      )
    })

    it('refuses an order for another user', async () => {
      const luis = await signUp(bench)
      const draft = await draftFor(rosa, { destilado: 1 })
      const customer = customerOf(luis.account)
      expect(await luis.device.orders.place(draft)).toEqual(refused)
      expect(await luis.device.orders.place({ ...draft, customer })).toEqual(refused)
      expect(await rosa.device.orders.place({ ...draft, customer })).toEqual(refused)
    })
  })
}
