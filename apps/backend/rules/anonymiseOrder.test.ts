import { anonymisedCustomer } from '@storefront/domain'
import { deleteField, serverTimestamp } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  set,
  update,
  type Commit,
} from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import {
  anOrder,
  aStoredOrder,
  lineItemsOf,
  shopDocuments,
  stepChange,
  stepCommit,
  withStock,
} from './testing/orders.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('anonymise-order')
const id = 'order000000000000001'
const path = `orders/${id}`
const lineItems = lineItemsOf(2)

const storeOrder = (status: string) => shop.store({ [path]: aStoredOrder(ana, lineItems, status) })

const anonymisation = {
  customer: anonymisedCustomer,
  notes: deleteField(),
  searchTerms: deleteField(),
  tracking: deleteField(),
  updatedAt: serverTimestamp(),
}
const valid: Commit = { [path]: update(anonymisation) }
const tracking = { carrier: 'Servientrega', number: '0093 4471 2208' }

/** The whole order after it is anonymised. */
const anonymised = (status = 'delivered') => ({
  ...aStoredOrder(ana, lineItems, status),
  ...anonymisation,
  notes: '',
  searchTerms: [],
  tracking: null,
})

describe('anonymising an order', () => {
  it.each(['delivered', 'cancelled'])(
    'keeps everything but the buyer of a %s order',
    async (status) => {
      await storeOrder(status)
      await expectAccepted(shop.as(ana), valid)
      const { notes: _, searchTerms: __, ...kept } = aStoredOrder(ana, lineItems, status)
      const stored = await shop.read(path)
      expect(stored).toEqual({
        ...kept,
        customer: anonymisedCustomer,
        updatedAt: stored?.['updatedAt'],
      })
      expect(stored?.['updatedAt']).not.toEqual(kept['updatedAt'])
    },
  )

  it('is accepted again, after a lost reply', async () => {
    await storeOrder('delivered')
    await expectAccepted(shop.as(ana), valid)
    await expectAccepted(shop.as(ana), valid)
  })

  it('accepts empty notes and search terms', async () => {
    await storeOrder('delivered')
    await expectAccepted(shop.as(ana), { [path]: set(anonymised()) })
  })

  it('accepts an old order without search terms', async () => {
    const { searchTerms: _, ...before } = aStoredOrder(ana, lineItems, 'delivered')
    await shop.store({ [path]: before })
    await expectAccepted(shop.as(ana), valid)
  })

  it.each(['pending', 'paid', 'shipped'] as const)(
    'is refused while the order is %s',
    async (status) => {
      await storeOrder(status)
      await expectRefused(shop.as(ana), valid, {
        valid: stepCommit(id, nextOf[status], admin),
        by: shop.as(admin),
      })
    },
  )

  it('removes the tracking number, by which the carrier knows the buyer', async () => {
    await storeOrder('delivered')
    await shop.change(path, { tracking })
    await expectAccepted(shop.as(ana), valid)
    expect(await shop.read(path)).not.toHaveProperty('tracking')
  })

  it('is refused while the money of a cancelled order has to go back', async () => {
    await storeOrder('cancelled')
    await shop.change(path, { paymentReceivedAt: longAgo, refundedAt: null })
    await expectRefused(shop.as(ana), valid, {
      valid: stepCommit(id, 'refunded', admin),
      by: shop.as(admin),
    })
    await expectAccepted(shop.as(ana), valid)
  })

  it.each([
    ['another user', bruno],
    ['an admin', admin],
    ['a guest', null],
  ])('is refused to %s', async (_, other) => {
    await storeOrder('delivered')
    await expectRefused(shop.as(other), valid, { valid, by: shop.as(ana) })
  })

  const mutations = mutationsOf(anonymised())
  const harmless = pick(mutations, ['notes missing', 'searchTerms missing', 'tracking missing'])

  it('is refused with any other difference', async () => {
    await storeOrder('delivered')
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    const forgeries = forgeriesOf(others, (data) => ({ [path]: set(data) }))
    await expectEachRefused(shop.as(ana), forgeries, { valid })
  })

  it.each(['nombre', 'cedula', 'email', 'telefono', 'direccion'])(
    'is refused when it keeps the %s',
    async (field) => {
      await storeOrder('delivered')
      const { [field]: text } = anOrder(ana, lineItems)['customer']
      const partial = { ...anonymisation, customer: { ...anonymisedCustomer, [field]: text } }
      await expectRefused(shop.as(ana), { [path]: update(partial) }, { valid })
    },
  )

  it.each([
    ['with notes', { ...anonymisation, notes: 'Ring twice.' }],
    ['with search terms', { ...anonymisation, searchTerms: ['luz'] }],
    ['with a tracking number', { ...anonymisation, tracking }],
    ['with a step', { ...anonymisation, ...stepChange('received', ana) }],
    ['with a time in the past', { ...anonymisation, updatedAt: longAgo }],
    ['together with another status', { ...anonymisation, status: 'pending' }],
    ['together with another owner', { ...anonymisation, uid: bruno.uid }],
    ['together with a total', { ...anonymisation, totalCents: 0 }],
  ])('is refused %s', async (_, change) => {
    await storeOrder('delivered')
    await expectRefused(shop.as(ana), { [path]: update(change) }, { valid })
  })

  it('returns no bottle of a cancelled order', async () => {
    const remaining = withStock(lineItems, 8)
    await shop.store({
      ...shopDocuments(remaining),
      [path]: aStoredOrder(ana, lineItems, 'cancelled'),
    })
    const taking = { stock: 10, lastReturn: { orderId: id, line: 0 } }
    const forged = { ...valid, 'products/bottle-0': update(taking) }
    await expectRefused(shop.as(ana), forged, { valid })
  })

  it('cannot be undone', async () => {
    await storeOrder('cancelled')
    await expectAccepted(shop.as(ana), valid)
    const { customer } = anOrder(ana, lineItems)
    for (const restored of [{ customer }, { searchTerms: ['luz'] }]) {
      const forged = { [path]: update({ ...restored, updatedAt: serverTimestamp() }) }
      await expectRefused(shop.as(ana), forged, { valid })
      await expectRefused(shop.as(admin), forged, { valid, by: shop.as(ana) })
    }
  })
})

const nextOf = { pending: 'shipped', paid: 'shipped', shipped: 'delivered' } as const
