import {
  defaultShopSettings,
  letterId,
  letterRef,
  orderNotesRef,
  pictureRef,
  waitingLetterRef,
  type Backend,
} from '@storefront/domain'
import {
  aBankAccount,
  aLetter,
  aPicture,
  aPress,
  aProduct,
  aWaitingLetter,
  someSettings,
} from '@storefront/domain/testing'
import { beforeEach, describe, expect, it } from 'vitest'

import { outage } from './outcomes.ts'
import { signUp, signUpAdmin, type Visitor } from './people.ts'
import { openShop, putOrder, putProduct } from './shop.ts'
import type { MakeBench, TestBench } from './TestBench.ts'

const page = { limit: 3 }

/** What only some people can read; the documents are Rosa's, or about an order of hers. */
const reads: Readonly<Record<string, (backend: Backend, rosa: string) => Promise<unknown>>> = {
  'her profile': ({ profiles }, rosa) => profiles.find(rosa),
  'her cart': ({ carts }, rosa) => carts.load(rosa),
  'her orders': ({ orders }, rosa) => orders.listForUser(rosa, page),
  'the bank account': ({ settings }) => settings.bankAccount(),
  'all orders': ({ orders }) => orders.list({}, page),
  'the orders of a customer': ({ orders }) =>
    orders.list({ customerKey: 'rosa@example.com' }, page),
  'the figures': ({ orders }) => orders.figures({}),
  'the notes on an order': ({ orders }) => orders.notes('KEY00000000000000001'),
  'the letters about an order': ({ letters }) => letters.ofOrder('KEY00000000000000001'),
  'the notices that failed': ({ letters }) => letters.unsentWaitingLetters(),
  'the users': ({ profiles }) => profiles.list({}, page),
  'the waiting lists': ({ products }) => products.waitingLists(),
  'the audit log': ({ auditLog }) => auditLog.list(page),
}

const own: ReadonlySet<string> = new Set(['her profile', 'her cart', 'her orders'])

/** The names of the reads that are refused. */
async function refusedTo(backend: Backend, rosa: string): Promise<readonly string[]> {
  const refused: string[] = []
  for (const [name, read] of Object.entries(reads)) {
    const failure: unknown = await read(backend, rosa).then(
      () => null,
      (error: unknown) => error,
    )
    if (failure === null) continue
    expect(failure).toEqual(outage('permission-denied'))
    refused.push(name)
  }
  return refused
}

export function describeReadersContract(makeBench: MakeBench): void {
  describe('who reads what', () => {
    let bench: TestBench
    let rosa: Visitor
    let admin: Visitor
    beforeEach(async () => {
      bench = await makeBench()
      rosa = await signUp(bench)
      admin = await signUpAdmin(bench)
    })

    it('everybody: the products by their sort order, with prices in cents', async () => {
      await putProduct(bench, { id: 'reposado', sortOrder: 3, priceCents: null, comingSoon: true })
      await putProduct(bench, { id: 'triple', sortOrder: 2, priceCents: 3999 })
      await putProduct(bench)
      const { items: products } = await bench.openGuest().products.list()
      expect(products.map(({ id, priceCents }) => [id, priceCents])).toEqual([
        ['destilado', 2700],
        ['triple', 3999],
        ['reposado', null],
      ])
      expect(products[0]).toEqual(aProduct({ stock: 10 }))
    })

    it('everybody: the picture of a product that has one', async () => {
      const { products } = bench.openGuest()
      expect(await products.picture('destilado')).toBeNull()
      await bench.put(pictureRef('destilado').path, { src: aPicture })
      expect(await products.picture('destilado')).toBe(aPicture)
    })

    it('everybody: the settings, which have defaults', async () => {
      const { settings } = bench.openGuest()
      expect(await settings.shop()).toEqual(defaultShopSettings)
      await openShop(bench, { shippingCents: 750 })
      expect(await settings.shop()).toEqual(someSettings({ shippingCents: 750 }))
    })

    it.each([
      ['without an account', { uid: null }],
      ['that has joined an account', { uid: 'luis', isOpenByLink: true }],
    ])('everybody: an order %s, of which they have the id', async (_, facts) => {
      const order = await putOrder(bench, facts)
      for (const { orders } of [bench.openGuest(), bench.openDevice(), rosa.device]) {
        expect(await orders.find(order.id)).toEqual(order)
        expect(await orders.find('KEY00000000000000009')).toBeNull()
        expect(await orders.find('a/b')).toBeNull()
      }
    })

    it('its buyer and admins: an order with an account', async () => {
      const order = await putOrder(bench, { uid: rosa.account.uid })
      const luis = await signUp(bench)
      for (const { orders } of [rosa.device, admin.device]) {
        expect(await orders.find(order.id)).toEqual(order)
      }
      for (const { orders } of [bench.openGuest(), bench.openDevice(), luis.device]) {
        expect(await orders.find(order.id)).toBeNull()
      }
    })

    it('nobody but the owner and admins: all the rest', async () => {
      const { uid } = rosa.account
      const all = Object.keys(reads)
      expect(await refusedTo(bench.openDevice(), uid)).toEqual(all)
      expect(await refusedTo((await signUp(bench)).device, uid)).toEqual(all)
      expect(await refusedTo(rosa.device, uid)).toEqual(all.filter((name) => !own.has(name)))
      const refusedToAdmin = await refusedTo(admin.device, uid)
      expect(refusedToAdmin).toContain('her cart')
      expect(refusedToAdmin.filter((name) => !own.has(name))).toEqual([])
    })

    it('admins: what is stored for them', async () => {
      await openShop(bench)
      const order = await putOrder(bench)
      const note = { press: aPress(), text: 'Prefers the evening.', by: 'luis', at: 1 }
      await bench.put(orderNotesRef(order.id).path, { notes: [note] })
      const received = aLetter({ orderId: order.id, state: 'sent', createdAt: 2, sentAt: 4 })
      const earlier = aLetter({ ...received, kind: 'newOrder', createdAt: 1 })
      for (const letter of [received, earlier]) {
        await bench.put(letterRef(letterId(letter)).path, { ...letter })
      }
      const notices = (['failed', 'sent', 'uncertain'] as const).map((state, index) =>
        aWaitingLetter({
          kind: 'bottleAvailable',
          key: aPress(index),
          state,
          createdAt: 3 - index,
        }),
      )
      const asked = aWaitingLetter({ state: 'failed' })
      for (const letter of [...notices, asked]) {
        await bench.put(waitingLetterRef(letter).path, { ...letter })
      }
      const { orders, letters, settings } = admin.device
      expect(await settings.bankAccount()).toEqual(aBankAccount())
      expect(await orders.notes(order.id)).toEqual([note])
      expect(await orders.notes('KEY00000000000000002')).toEqual([])
      expect((await letters.ofOrder(order.id)).items).toEqual([earlier, received])
      expect((await letters.ofOrder('KEY00000000000000002')).items).toEqual([])
      expect((await letters.unsentWaitingLetters()).items).toEqual([notices[2], notices[0]])
    })

    it.each([
      ['settings/shop', ({ settings }: Backend) => settings.shop()],
      ['orders/broken', ({ orders }: Backend) => orders.find('broken')],
      ['users/broken', ({ profiles }: Backend) => profiles.find('broken')],
    ])('is told the path of a document that is not valid: %s', async (path, read) => {
      await bench.put(path, { email: 7, shippingCents: -1 })
      await expect(read(admin.device)).rejects.toMatchObject({
        code: 'invalid-document',
        message: expect.stringContaining(path),
      })
    })
  })
}
