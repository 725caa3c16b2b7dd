import { randomUUID } from 'node:crypto'

import { defaultShopSettings } from '@storefront/domain'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { signUp, type Visitor } from './people.ts'
import { customerOf, draftFor, openShop, stockOf } from './shop.ts'
import type { TestBench } from './TestBench.ts'

const refused = { ok: false, error: 'order-refused' }

export function describeOrderRefusalsContract(
  given: () => { readonly bench: TestBench; readonly rosa: Visitor },
): void {
  describe('refusing', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(() => {
      ;({ bench, rosa } = given())
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
        await bench.put('settings/shop', { ...defaultShopSettings, ...changed, updatedAt })
        expect(await rosa.device.orders.place(draft)).toEqual(refused)
      }
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
      for (const forgery of forgeries) {
        const forged = { ...draft, ...forgery, id: randomUUID() }
        expect(await rosa.device.orders.place(forged)).toEqual(refused)
      }
      expect(await stockOf(rosa.device, 'destilado')).toBe(10)
    })

    it('refuses counted bottles that would not be taken', async () => {
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

    it('does not blame the shop for a session that has ended', async () => {
      const { auth, orders } = rosa.device
      const draft = await draftFor(rosa, { destilado: 1 })
      await orders.place(draft)
      await auth.signOut()
      const again = { ...draft, id: randomUUID() }
      await expect(orders.place(again)).rejects.toEqual(outage('permission-denied'))
      await expect(orders.move(draft.id, 'cancelled')).rejects.toEqual(outage('permission-denied'))
    })

    it("refuses another's name under an order", async () => {
      const luis = await signUp(bench)
      const draft = await draftFor(rosa, { destilado: 1 })
      const customer = customerOf(luis.account)
      expect(await luis.device.orders.place(draft)).toEqual(refused)
      expect(await luis.device.orders.place({ ...draft, customer })).toEqual(refused)
      expect(await rosa.device.orders.place({ ...draft, customer })).toEqual(refused)
    })
  })
}
