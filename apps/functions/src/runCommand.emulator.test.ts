import {
  addNote,
  decided,
  defineCommand,
  deleteAccount,
  err,
  networkRef,
  orderNotesRef,
  placeOrder,
  productRef,
  profileRef,
  save,
  saveProduct,
  setStock,
} from '@storefront/domain'
import { aCaller, aProduct, aProfile, aSale } from '@storefront/domain/testing'
import type { WriteBatch } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { anOrderInput, openShop, type OpenShop } from './testing/openShop.ts'

let shop: OpenShop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.close()
})

const rosa = aCaller({ signedInAt: Date.now() })
const stock = async () => (await shop.fieldsOf(productRef('destilado').path))?.['stock']
const setStockTo = (to: number) =>
  shop.run(setStock, { id: 'destilado', version: 0, seen: 100, stock: to })

describe('a decision', () => {
  it('is refused when a document does not decode, whose path is named', async () => {
    await shop.database.doc(productRef('destilado').path).update({ stock: 'many' })
    await expect(setStockTo(7)).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringContaining('products/destilado'),
    })
  })

  it('reads the time of a profile, and writes a time that the database deletes by', async () => {
    const { createdAt: _, ...profile } = aProfile()
    const ref = shop.database.doc(profileRef(rosa.uid).path)
    await ref.set({ ...profile, createdAt: new Date() })
    const now = Date.now()
    await shop.run(placeOrder, anOrderInput(), { caller: rosa, network: 'n', now })
    const { expiresAt } = (await shop.fieldsOf(networkRef('n').path)) ?? {}
    expect(expiresAt.toMillis()).toBe(now + 24 * 3_600_000)
    expect((await ref.get()).get('createdAt')).toHaveProperty('toMillis')
  })

  it('must not write a document that cannot be read again', async () => {
    const careless = defineCommand({
      name: 'careless',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({ product: productRef('destilado'), other: productRef('other') }),
      decide: () =>
        decided(null, [
          save('products/destilado', { stock: 99 }),
          save('products/other', { stock: 1 }),
        ]),
    })
    await expect(shop.run(careless, {})).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringContaining('products/other'),
    })
    expect(await stock()).toBe(100)
  })

  it('reads documents by a field that is not a value, and not null', async () => {
    const accounts = ['one', 'two', null]
    for (const transferAccount of accounts) {
      await shop.database.collection('accounts').doc(`${transferAccount}`).set({ transferAccount })
    }
    await shop.database.doc('accounts/without').set({})
    const list = defineCommand({
      name: 'list',
      by: 'anyone',
      input: z.strictObject({}),
      reads: () => ({
        found: {
          collection: 'accounts',
          schema: z.object({ id: z.string() }),
          where: [['transferAccount', '!=', 'one']],
          limit: 5,
        },
      }),
      decide: (_, { found }) => decided(found, []),
    })
    expect(await shop.run(list, {})).toMatchObject({ value: [{ id: 'two' }] })
  })
})

/** Makes a change between the next decision's reads and its commit. */
function compete(change: () => Promise<unknown>): void {
  const { database } = shop
  const begin = database.batch.bind(database)
  vi.spyOn(database, 'batch').mockImplementationOnce(() => {
    const batch = begin()
    const commit = batch.commit.bind(batch)
    vi.spyOn(batch, 'commit').mockImplementationOnce(async () => {
      await change()
      return commit()
    })
    return batch
  })
}

describe('a decision whose documents change before it is committed', () => {
  it('is taken again on the changed document', async () => {
    const { id, version } = aProduct()
    const sale = { ...aSale(), volumeMl: 700 }
    compete(() => shop.run(placeOrder, anOrderInput()))
    await shop.run(saveProduct, { id, version, words: null, sale, stock: null, picture: null })
    expect(await shop.fieldsOf(productRef(id).path)).toMatchObject({ volumeMl: 700, stock: 99 })
  })

  it('is taken again when a new document was created', async () => {
    const order = await shop.store()
    const note = (text: string) => ({ orderId: order.id, text })
    compete(() => shop.run(addNote, note('first')))
    await shop.run(addNote, note('second'))
    expect(await shop.fieldsOf(orderNotesRef(order.id).path)).toMatchObject({
      notes: [{ text: 'first' }, { text: 'second' }],
    })
  })

  it('is taken again when its document was deleted', async () => {
    compete(() => shop.database.doc(productRef('destilado').path).delete())
    expect(await setStockTo(7)).toEqual(err('product-not-found'))
  })

  it('is taken again when a document that it removes has changed', async () => {
    const profile = shop.database.doc(profileRef(rosa.uid).path)
    await profile.set(aProfile())
    compete(() => profile.update({ role: 'admin' }))
    expect(await shop.run(deleteAccount, {}, { caller: rosa })).toEqual(err('admin-account'))
    expect((await profile.get()).exists).toBe(true)
  })

  it('is given up when they never stop changing', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const commit = vi.fn<WriteBatch['commit']>(() =>
      Promise.reject(Object.assign(new Error('Aborted'), { code: 10 })),
    )
    const begin = shop.database.batch.bind(shop.database)
    vi.spyOn(shop.database, 'batch').mockImplementation(() => Object.assign(begin(), { commit }))
    await expect(setStockTo(7)).rejects.toMatchObject({ code: 'aborted' })
    expect(commit).toHaveBeenCalledTimes(40)
  })
})

const place = (buyer: number) =>
  shop.run(placeOrder, anOrderInput(), { caller: null, network: `network-${buyer}` })

describe('many buyers at once', () => {
  const soldOut = { code: 'product-unavailable', productIds: ['destilado'] }

  it('get the bottles there are, and numbers without a gap, also in several processes', async () => {
    const [buyers, bottles] = [12, 7]
    await shop.putProduct({ stock: bottles })
    const answers = await Promise.all(Array.from({ length: buyers }, (_, buyer) => place(buyer)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(bottles)
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))).toEqual(
      Array.from({ length: buyers - bottles }, () => soldOut),
    )
    const { docs } = await shop.database.collection('orders').get()
    expect(docs.map((order) => String(order.get('number'))).toSorted()).toEqual(
      Array.from({ length: bottles }, (_, count) => `A-${1001 + count}`),
    )
    expect(await stock()).toBe(0)
  })
})
