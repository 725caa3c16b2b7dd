import { describe, expect, it } from 'vitest'

import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { waitingListRef } from '../documents.ts'
import { aProduct } from '../testing/builders.ts'
import { aShop, noon, runOn, type Stored } from '../testing/runOn.ts'
import { joinWaitingList } from './joinWaitingList.ts'

const reposado = aProduct({ id: 'reposado', priceCents: null, comingSoon: true })
const soldOut = aProduct({ id: 'triple', stock: 0 })
const hidden = aProduct({ id: 'hidden', active: false, comingSoon: true })
const list = waitingListRef('reposado')
const input = { productId: 'reposado', email: ' Rosa@Example.com ', language: 'en' }
const rosa = { email: 'rosa@example.com', language: 'en', at: noon }

const openShop = (others: Stored = {}) =>
  runOn({ ...aShop({ products: [aProduct(), reposado, soldOut, hidden] }), ...others })

const joined = { ok: true, already: false, value: null }

describe('joinWaitingList', () => {
  it('adds the address after those of before, with its language and time', async () => {
    const shop = openShop()
    expect(await shop.run(joinWaitingList, input)).toEqual(joined)
    await shop.run(joinWaitingList, { ...input, email: 'luis@example.com' }, { now: noon + 1 })
    expect(shop.find(list)?.people).toEqual([
      rosa,
      { ...rosa, email: 'luis@example.com', at: noon + 1 },
    ])
  })

  it('adds an address once, however it is written, and answers alike, which tells nobody who waits', async () => {
    const shop = openShop()
    const answers = [await shop.run(joinWaitingList, input)]
    answers.push(await shop.run(joinWaitingList, { ...input, email: 'ROSA@example.com' }))
    expect(answers).toEqual([joined, joined])
    expect(shop.find(list)?.people).toEqual([rosa])
  })

  it('takes addresses for a bottle that is sold out', async () => {
    expect(await openShop().run(joinWaitingList, { ...input, productId: 'triple' })).toEqual(joined)
  })

  it.each([
    ['product-not-found', 'unknown'],
    ['product-not-found', 'hidden'],
    ['product-available', 'destilado'],
  ])('is refused with %s for the product %s', async (error, productId) => {
    const refused = await openShop().run(joinWaitingList, { ...input, productId })
    expect(refused).toEqual({ ok: false, error })
  })

  it('is refused when the list is full, also to who is on it', async () => {
    const people = Array.from({ length: maxWaitingPeople }, (_, index) => ({
      ...rosa,
      email: `person${index}@example.com`,
    }))
    const shop = openShop({ [list.path]: { people } })
    for (const email of ['person1@example.com', 'new@example.com']) {
      expect(await shop.run(joinWaitingList, { ...input, email })).toEqual({
        ok: false,
        error: 'list-full',
      })
    }
  })

  it.each([
    ['email', { email: 'rosa' }],
    ['email', { email: '' }],
    ['language', { language: 'fr' }],
    ['productId', { productId: '../users' }],
    ['at', { at: 1 }],
  ])('is refused with a wrong %s', async (field, changed) => {
    expect(await openShop().run(joinWaitingList, { ...input, ...changed })).toEqual({
      ok: false,
      error: { code: 'invalid-input', message: expect.stringContaining(field) },
    })
  })
})
