import { aCartLine } from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { describeMinimalDocumentsContract } from './describeMinimalDocumentsContract.ts'
import { describeOrderListsContract } from './describeOrderListsContract.ts'
import { describeOrderMoneyContract } from './describeOrderMoneyContract.ts'
import { describeOrderMovesContract } from './describeOrderMovesContract.ts'
import { describeOrderNotesContract } from './describeOrderNotesContract.ts'
import { describeOrderRefusalsContract } from './describeOrderRefusalsContract.ts'
import { describeOrderSearchContract } from './describeOrderSearchContract.ts'
import { signUp, valueOf, type Visitor } from './people.ts'
import { customerOf, draftFor, numberOf, openShop, stockOf } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const refused = { ok: false, error: 'order-refused' }

export function describeOrdersContract(makeBench: MakeBench): void {
  describe('OrderRepository', () => {
    let bench: TestBench
    let rosa: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      await openShop(bench, {
        destilado: { stock: 10 },
        triple: { name: 'Amaru Triple', price: 39.99, stock: null, sortOrder: 2 },
      })
      rosa = await signUp(bench)
    })

    describe('placing', () => {
      it('places an order as drafted', async () => {
        const draft = {
          ...(await draftFor(rosa, { destilado: 2, triple: 1 })),
          notes: 'Call first',
        }
        const order = valueOf(await rosa.device.orders.place(draft))
        expect(order).toEqual({
          id: draft.id,
          number: numberOf(draft.id),
          uid: rosa.account.uid,
          items: [
            { productId: 'destilado', name: 'Amaru Destilado', quantity: 2, unitPriceCents: 2700 },
            { productId: 'triple', name: 'Amaru Triple', quantity: 1, unitPriceCents: 3999 },
          ],
          subtotalCents: 9399,
          shippingCents: 500,
          totalCents: 9899,
          currency: 'USD',
          status: 'pending',
          paymentMethod: 'transfer',
          paymentReceivedAt: null,
          refundedAt: null,
          language: 'es',
          tracking: null,
          activity: {},
          customer: customerOf(rosa.account),
          notes: 'Call first',
          createdAt: expect.any(Number),
          updatedAt: order.createdAt,
          paidAt: null,
          shippedAt: null,
          deliveredAt: null,
          cancelledAt: null,
        })
        expect(await rosa.device.orders.find(draft.id)).toEqual(order)
      })

      it('takes counted bottles and leaves uncounted ones uncounted', async () => {
        await rosa.device.orders.place(await draftFor(rosa, { destilado: 3, triple: 2 }))
        expect(await stockOf(rosa.device, 'destilado')).toBe(7)
        expect(await stockOf(rosa.device, 'triple')).toBeNull()
      })

      it("empties the buyer's cart and keeps the ids of its changes", async () => {
        const { carts, orders } = rosa.device
        const { uid } = rosa.account
        const change = { id: 'one', actions: [{ type: 'add', line: aCartLine() }] } as const
        await carts.change(uid, change)
        await orders.place(await draftFor(rosa, { destilado: 1 }))
        expect(await carts.load(uid)).toEqual([])
        expect(await carts.change(uid, change)).toEqual([])
      })

      it('stores no notes when there are none', async () => {
        const draft = await draftFor(rosa, { destilado: 1 })
        await rosa.device.orders.place(draft)
        expect(await bench.read(`orders/${draft.id}`)).not.toHaveProperty('notes')
      })

      it('places one order when a draft is sent twice', async () => {
        const draft = await draftFor(rosa, { destilado: 1 })
        const first = await rosa.device.orders.place(draft)
        expect(await rosa.device.orders.place(draft)).toEqual(first)
        expect(await stockOf(rosa.device, 'destilado')).toBe(9)
      })

      it('places one order when a draft is sent twice at the same time', async () => {
        const { orders } = rosa.device
        const draft = await draftFor(rosa, { destilado: 1 })
        const [first, second] = await Promise.all([orders.place(draft), orders.place(draft)])
        expect(first).toEqual(second)
        expect(first).toMatchObject({ ok: true })
        expect(await stockOf(rosa.device, 'destilado')).toBe(9)
      })

      it('refuses another draft with the id of a placed order', async () => {
        const { id } = valueOf(
          await rosa.device.orders.place(await draftFor(rosa, { destilado: 1 })),
        )
        const other = { ...(await draftFor(rosa, { destilado: 2 })), id }
        expect(await rosa.device.orders.place(other)).toEqual(refused)
      })

      it('sells the last bottle once, and keeps the cart of the other buyer', async () => {
        await openShop(bench, { destilado: { stock: 1 } })
        const luis = await signUp(bench)
        const buyers = [
          { buyer: rosa, draft: await draftFor(rosa, { destilado: 1 }) },
          { buyer: luis, draft: await draftFor(luis, { destilado: 1 }) },
        ]
        const add = { id: 'one', actions: [{ type: 'add', line: aCartLine() }] } as const
        const outcomes = await Promise.all(
          buyers.map(async ({ buyer: { device, account }, draft }) => {
            await device.carts.change(account.uid, add)
            const placed = await device.orders.place(draft)
            return { placed, cart: await device.carts.load(account.uid) }
          }),
        )
        expect(outcomes).toContainEqual({ placed: expect.objectContaining({ ok: true }), cart: [] })
        expect(outcomes).toContainEqual({ placed: refused, cart: [aCartLine()] })
        expect(await stockOf(rosa.device, 'destilado')).toBe(0)
      })
    })

    describeMinimalDocumentsContract(() => ({ bench, rosa }))
    describeOrderRefusalsContract(() => ({ bench, rosa }))
    describeOrderMovesContract(() => ({ bench, rosa }))
    describeOrderMoneyContract(() => ({ bench, rosa }))
    describeOrderNotesContract(() => ({ bench, rosa }))
    describeOrderListsContract(() => ({ bench, rosa }))
    describeOrderSearchContract(() => ({ bench, rosa }))
  })
}
