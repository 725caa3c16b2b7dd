import { anonymisedCustomer } from '@storefront/domain'
import { deleteField, serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import {
  type Commit,
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  set,
  update,
} from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { anOrder, aStoredOrder, moving, stockOf, wantsOf, withStock } from './testing/orders.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('anonymise-order')
const id = 'order-000001'
const path = `orders/${id}`
const wants = wantsOf(2)

const storeOrder = (status: string) => shop.store({ [path]: aStoredOrder(ana, wants, status) })

const leaving = {
  customer: anonymisedCustomer,
  notes: deleteField(),
  searchTerms: deleteField(),
  updatedAt: serverTimestamp(),
}
const valid: Commit = { [path]: update(leaving) }

/** The order as a whole, without its buyer. */
const anonymised = (status = 'delivered') => ({
  ...aStoredOrder(ana, wants, status),
  ...leaving,
  notes: '',
  searchTerms: [],
})

describe('an order whose buyer leaves', () => {
  it.each(['delivered', 'cancelled'])('keeps everything but the buyer when %s', async (status) => {
    await storeOrder(status)
    await expectAccepted(shop.as(ana), valid)
    const { notes: _, searchTerms: __, ...kept } = aStoredOrder(ana, wants, status)
    const stored = await shop.read(path)
    expect(stored).toEqual({
      ...kept,
      customer: anonymisedCustomer,
      updatedAt: stored?.['updatedAt'],
    })
    expect(stored?.['updatedAt']).not.toEqual(kept['updatedAt'])
  })

  it('may lose its buyer again, when an answer got lost', async () => {
    await storeOrder('delivered')
    await expectAccepted(shop.as(ana), valid)
    await expectAccepted(shop.as(ana), valid)
  })

  it('may keep notes and search terms that are empty', async () => {
    await storeOrder('delivered')
    await expectAccepted(shop.as(ana), { [path]: set(anonymised()) })
  })

  it('may be of before it was found by anything', async () => {
    const { searchTerms: _, ...before } = aStoredOrder(ana, wants, 'delivered')
    await shop.store({ [path]: before })
    await expectAccepted(shop.as(ana), valid)
  })

  it.each(['pending', 'paid', 'shipped'])('keeps its buyer while it is %s', async (status) => {
    await storeOrder(status)
    await expectRefused(shop.as(ana), valid, {
      but: moving(id, nextOf[status] ?? ''),
      by: shop.as(admin),
    })
  })

  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('keeps its buyer when %s asks', async (_, other) => {
    await storeOrder('delivered')
    await expectRefused(shop.as(other), valid, { but: valid, by: shop.as(ana) })
  })

  const mutations = mutationsOf(anonymised())
  const harmless = pick(mutations, ['notes missing', 'searchTerms missing'])

  it('is not taken with anything else', async () => {
    await storeOrder('delivered')
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    const forgeries = forgeriesOf(others, (data) => ({ [path]: set(data) }))
    await expectEachRefused(shop.as(ana), forgeries, { but: valid })
  })

  it.each(['nombre', 'cedula', 'email', 'telefono', 'direccion'])(
    'does not keep the %s',
    async (field) => {
      await storeOrder('delivered')
      const { [field]: text } = anOrder(ana, wants)['customer']
      const half = { ...leaving, customer: { ...anonymisedCustomer, [field]: text } }
      await expectRefused(shop.as(ana), { [path]: update(half) }, { but: valid })
    },
  )

  it.each([
    ['with its notes', { ...leaving, notes: 'Ring twice.' }],
    ['with what it was found by', { ...leaving, searchTerms: ['luz'] }],
    ['at the time it had', { ...leaving, updatedAt: longAgo }],
    ['together with another status', { ...leaving, status: 'pending' }],
    ['together with another owner', { ...leaving, uid: bruno.uid }],
    ['together with a total', { ...leaving, totalCents: 0 }],
  ])('is not taken %s', async (_, change) => {
    await storeOrder('delivered')
    await expectRefused(shop.as(ana), { [path]: update(change) }, { but: valid })
  })

  it('gives no bottle back, though it was cancelled and has a new time', async () => {
    const left = withStock(wants, 8)
    await shop.store({ ...stockOf(left), [path]: aStoredOrder(ana, wants, 'cancelled') })
    const taking = { stock: 10, lastReturn: { orderId: id, line: 0 } }
    const forged = { ...valid, 'products/bottle-0': update(taking) }
    await expectRefused(shop.as(ana), forged, { but: valid })
  })

  it('does not come back to life', async () => {
    await storeOrder('cancelled')
    await expectAccepted(shop.as(ana), valid)
    const { customer } = anOrder(ana, wants)
    for (const back of [{ customer }, { searchTerms: ['luz'] }]) {
      const named = { [path]: update({ ...back, updatedAt: serverTimestamp() }) }
      await expectRefused(shop.as(ana), named, { but: valid })
      await expectRefused(shop.as(admin), named, { but: valid, by: shop.as(ana) })
    }
  })
})

const nextOf: Readonly<Record<string, string>> = {
  pending: 'paid',
  paid: 'shipped',
  shipped: 'delivered',
}
