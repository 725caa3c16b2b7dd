import assert from 'node:assert/strict'

import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Product } from '../catalog/product.ts'
import { bankRef, orderRef, productRef } from '../documents.ts'
import { isLetterTrue, lettersOf } from '../letters/lettersOf.ts'
import { entriesInForce, isTerms } from '../orders/entries.ts'
import { goodsOf } from '../orders/goodsStates.ts'
import { versionOf, type Order } from '../orders/order.ts'
import { orderFields } from '../orders/orderSchema.ts'
import type { Step } from '../orders/steps.ts'
import type { Command } from '../shared/command.ts'
import { err } from '../shared/result.ts'
import {
  aBankAccount,
  aCheckedCustomer,
  anOrderInput,
  aPress,
  aProduct,
  noon,
} from '../testing/builders.ts'
import { admin, aShop, guest, rosa, runOn, schedule, type Sender } from '../testing/runOn.ts'
import { cancelOrder } from './cancelOrder.ts'
import { correctAccounts } from './correctAccounts.ts'
import { editOrder } from './editOrder.ts'
import { enterOrder } from './enterOrder.ts'
import { placeOrder } from './placeOrder.ts'
import { remindOrCancel } from './remindOrCancel.ts'
import { setStock } from './setStock.ts'
import { takeStep } from './takeStep.ts'

const isFull = process.env['FULL'] === '1'
const runs = isFull ? 3_000 : 200
/** Of one run. Each is sent twice. */
const pressesOfRun = { minLength: 12, maxLength: 20 } as const

const products = [
  aProduct({ stock: 12 }),
  aProduct({ id: 'triple', priceCents: 3_900, stock: 12 }),
  aProduct({ id: 'miel' }),
]
const priceOf = (id: string) => products.find((product) => product.id === id)?.priceCents ?? 0
const accounts = [aBankAccount(), aBankAccount({ number: '7700112233' })]

const anyLines = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...products.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 3 },
)
const anyPayment = fc.constantFrom('transfer', 'onDelivery')
const anyCents = fc.constantFrom(1, 500, 2_700, 3_200, 5_900, 9_000)
const anyTracking = fc.constantFrom(
  { carrier: 'Tramaco', number: '1' },
  { carrier: 'Own', number: '' },
)
const which = fc.nat(9)

/** A step; an undo names one of the order's entries. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('received' as const), cents: anyCents }),
  fc.record({
    kind: fc.constant('refunded' as const),
    cents: fc.oneof(anyCents, fc.constant(0)),
    reason: fc.constant('Broken'),
    isRestLeft: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('shipped' as const), tracking: fc.option(anyTracking) }),
  fc.constant({ kind: 'delivered' } as const),
  fc.constantFrom({ kind: 'cancelled' } as const, { kind: 'delivered' } as const),
  fc.record({ kind: fc.constant('returned' as const), isRestocked: fc.boolean() }),
  fc.record({ kind: fc.constant('tracked' as const), tracking: anyTracking }),
  fc.constant({ kind: 'invoiced', number: '1' } as const),
  fc.record({ kind: fc.constant('struck' as const), entry: which }),
)

/** What somebody presses; orders are named by their place in the list of all, round and round. */
const anyPress = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      lines: anyLines,
      paymentMethod: anyPayment,
      isGuest: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('enter' as const),
      lines: anyLines,
      paymentMethod: anyPayment,
      isPaid: fc.boolean(),
      isDelivered: fc.boolean(),
      writesLetters: fc.boolean(),
      shippingCents: fc.constantFrom(0, 500),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      order: which,
      steps: fc.array(anyStep, { minLength: 1, maxLength: 2 }),
      isStale: fc.integer({ max: 5, min: 0 }).map((one) => one === 0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      order: which,
      lines: anyLines,
      paymentMethod: anyPayment,
      agreedShippingCents: fc.constantFrom(null, 0, 700),
      discountCents: fc.constantFrom(0, 1_000, 9_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('morning' as const), order: which }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'correct' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      id: fc.constantFrom('destilado', 'miel'),
      stock: fc.option(fc.nat(9)),
    }),
  },
)
type PressOfSomebody = typeof anyPress extends fc.Arbitrary<infer Press> ? Press : never

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/** Sums of the entries that nothing has undone, computed another way than by the domain. */
function sumsOf({ entries }: Order) {
  const undone = new Set(entries.map((entry) => (entry.kind === 'struck' ? entry.undoes : null)))
  const inForce = entries.filter((entry) => isTerms(entry) || !undone.has(entry.press))
  const refunds = inForce.filter((entry) => entry.kind === 'refunded')
  return {
    received: sum(inForce.map((entry) => (entry.kind === 'received' ? entry.cents : 0))),
    refunded: sum(refunds.map(({ cents }) => cents)),
    goodwill: sum(refunds.map(({ cents, isGoodwill }) => (isGoodwill ? cents : 0))),
    left: sum(refunds.map(({ leftCents }) => leftCents)),
  }
}

/** The money of an order is that of its entries; nothing is below 0, and nothing due and to refund at once. */
function assertSound(order: Order): void {
  const { received, refunded, goodwill, left } = sumsOf(order)
  const { receivedCents, refundedCents, dueCents, toRefundCents, totalCents, shippingCents } = order
  assert.deepEqual([receivedCents, refundedCents], [received, refunded])
  const subtotal = sum(order.items.map((item) => item.quantity * item.unitPriceCents))
  assert.equal(totalCents, subtotal + shippingCents - order.discountCents)
  const amounts = [
    receivedCents,
    refundedCents,
    dueCents,
    toRefundCents,
    totalCents,
    received - refunded,
  ]
  assert(Math.min(...amounts, ...Object.values(order.holds)) >= 0)
  assert.equal(Math.min(dueCents, toRefundCents), 0)
  const kept = goodsOf(order) === 'closed' ? 0 : Math.max(0, totalCents - goodwill)
  assert.equal(Math.max(0, received - refunded - kept - left), toRefundCents)
  const isEven = received - refunded + dueCents - toRefundCents === kept + left
  assert(isEven || goodsOf(order) === 'closed')
}

it(
  'whatever is pressed, twice, and with stale versions: no money, no bottle and no letter is wrong',
  async () => {
    let presses = 0

    async function play(pressed: readonly PressOfSomebody[]): Promise<void> {
      let shop = runOn(aShop({ products, settings: { maxBottlesPerOrder: 99 } }))
      const ids: string[] = []
      const bases = new Map(products.map(({ id, stock }) => [id, stock]))
      const findOrder = (id: string): Order => {
        const found = shop.find(orderRef(id))
        if (found === null) throw new Error('An order is never lost')
        return found
      }
      const orders = () => ids.map(findOrder)
      const heldOf = (id: string, of = orders()) => sum(of.map(({ holds }) => holds[id] ?? 0))
      const productOf = (id: string): Product => {
        const found = shop.find(productRef(id))
        if (found === null) throw new Error('A product is never lost')
        return found
      }
      const stockOf = (id: string) => productOf(id).stock

      /** Sends a command twice: the second time it writes nothing, and answers alike. */
      async function send(command: Command, input: unknown, sender: Sender, press: string) {
        const before = JSON.stringify(shop.documents())
        const first = await shop.run(command, input, { ...sender, press })
        const after = JSON.stringify(shop.documents())
        const again = await shop.run(command, input, {
          ...sender,
          press,
          now: (sender.now ?? noon) + 1,
        })
        assert.equal(JSON.stringify(shop.documents()), after)
        assert.deepEqual(first.ok ? again.ok && again.already : again, first.ok || first)
        assert(first.ok || after === before)
        presses += 1
        return first
      }

      for (const [index, one] of pressed.entries()) {
        const press = aPress(1_000 + index)
        const now = noon + index * 24 * 60 * 60_000
        const desk = { caller: { ...admin.caller, signedInAt: now }, now }
        const id = ids[('order' in one ? one.order : 0) % Math.max(1, ids.length)]
        const order = id === undefined ? null : findOrder(id)
        switch (one.kind) {
          case 'place': {
            const lines = one.lines.map((line) => ({ ...line, seenPriceCents: priceOf(line.id) }))
            const subtotal = sum(one.lines.map((line) => line.quantity * priceOf(line.id)))
            const seenTotalCents = subtotal + (subtotal >= 10_000 ? 0 : 500)
            const input = anOrderInput({ lines, seenTotalCents, paymentMethod: one.paymentMethod })
            const sender = one.isGuest ? guest : rosa
            if ((await send(placeOrder, input, { ...sender, now }, press)).ok) ids.push(press)
            break
          }
          case 'enter': {
            const { kind: _, lines, ...entered } = one
            const input = {
              ...entered,
              lines: lines.map((line) => ({ ...line, unitPriceCents: priceOf(line.id) })),
              reason: '',
              pickupAddress: '',
              customer: aCheckedCustomer(),
              receiver: null,
              language: 'es',
              notes: '',
              giftNote: '',
            }
            if ((await send(enterOrder, input, desk, press)).ok) ids.push(press)
            break
          }
          case 'take': {
            if (order === null) break
            const steps = one.steps.map((step): Step => {
              if (step.kind !== 'struck') return step
              return {
                kind: 'struck',
                undoes: order.entries[step.entry % order.entries.length]?.press ?? press,
              }
            })
            const version = versionOf(order) - (one.isStale ? 1 : 0)
            const answer = await send(takeStep, { id, version, steps }, desk, press)
            const refused = err({ code: 'changed', stored: order })
            if (one.isStale) assert.deepEqual(answer, refused)
            break
          }
          case 'edit': {
            const { kind: _, order: _of, ...edited } = one
            const terms = {
              ...edited,
              pickupAddress: '',
              customer: aCheckedCustomer(),
              receiver: null,
              giftNote: '',
              reason: 'Regular',
            }
            const version = order === null ? 0 : versionOf(order)
            if (order !== null) await send(editOrder, { id, version, ...terms }, desk, press)
            break
          }
          case 'cancel':
            await (order && send(cancelOrder, { id }, order.uid === null ? guest : rosa, press))
            break
          case 'morning':
            if (order !== null) await shop.run(remindOrCancel, { id }, { ...schedule, press, now })
            break
          case 'correct': {
            const account = accounts[index % 2]
            shop = runOn({ ...shop.documents(), [bankRef.path]: { account } })
            await send(correctAccounts, { account }, desk, press)
            break
          }
          case 'count': {
            const { version, stock: seen } = productOf(one.id)
            await send(setStock, { id: one.id, version, seen, stock: one.stock }, desk, press)
            bases.set(one.id, one.stock === null ? null : one.stock + heldOf(one.id))
            break
          }
        }
        const all = orders()
        for (const [product, base] of bases) {
          const stock = stockOf(product)
          assert(stock === null || stock >= 0)
          assert(stock === null || stock + heldOf(product, all) === base)
        }
        const documents = shop.documents()
        for (const each of all) {
          assertSound(each)
          assert.deepEqual(documents[orderRef(each.id).path], orderFields(each))
          const prefix = `letters/${each.id}-${press}-`
          const written = Object.keys(documents).filter((path) => path.startsWith(prefix))
          assert.deepEqual(
            written,
            lettersOf(each, press).map((kind) => prefix + kind),
          )
          const inForce = entriesInForce(each.entries)
          for (const { press: of } of each.entries) {
            const isUndone = inForce.every((entry) => entry.press !== of)
            const letters = (
              ['paymentReceived', 'orderShipped', 'paymentRefunded', 'parcelTracked'] as const
            ).filter((kind) => isLetterTrue({ kind, press: of }, each))
            assert(!isUndone || letters.length === 0)
            assert(goodsOf(each) === 'onItsWay' || !letters.includes('orderShipped'))
            for (const kind of ['orderReceived', 'paymentReminder', 'accountCorrected'] as const) {
              assert(each.dueCents > 0 || !isLetterTrue({ kind, press: of }, each))
            }
          }
        }
      }
    }

    await fc.assert(fc.asyncProperty(fc.array(anyPress, pressesOfRun), play), { numRuns: runs })
    expect(presses).toBeGreaterThan(isFull ? 30_000 : 1_500)
  },
  10 * 60_000,
)
