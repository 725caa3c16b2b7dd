import { describe, expect, it } from 'vitest'

import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { waitingLetterRef, waitingListRef } from '../documents.ts'
import { letterDelayMs } from '../letters/letter.ts'
import { dayMs } from '../orders/shopCalendar.ts'
import { err } from '../shared/result.ts'
import { aPress, aProduct, aWaitingLetter, noon } from '../testing/builders.ts'
import { aShop, done, runOn, type Stored } from '../testing/runOn.ts'
import { joinWaitingList } from './joinWaitingList.ts'

const reposado = aProduct({ id: 'reposado', priceCents: null, comingSoon: true })
const soldOut = aProduct({ id: 'triple', stock: 0 })
const hidden = aProduct({ id: 'hidden', active: false, comingSoon: true })
const list = waitingListRef('reposado')
const input = { productId: 'reposado', email: ' Rosa@Example.com ', language: 'en' }
const rosa = { email: 'rosa@example.com', language: 'en', at: noon, key: aPress(1) }
const secret = aPress(1)

const openShop = (others: Stored = {}, lettersOn = false) =>
  runOn({
    ...aShop({ products: [aProduct(), reposado, soldOut, hidden], settings: { lettersOn } }),
    ...others,
  })

const joined = done({ isToConfirm: false })
const asked = done({ isToConfirm: true })

describe('joinWaitingList, while letters are on', () => {
  const letter = aWaitingLetter({ language: 'en', sendAt: noon + letterDelayMs })

  it('writes a letter that asks to confirm the address, and nothing to the list', async () => {
    const shop = openShop({}, true)
    expect(await shop.run(joinWaitingList, input, { secret })).toEqual(asked)
    expect(shop.find(waitingLetterRef(letter))).toEqual(letter)
    expect(shop.documents()[waitingLetterRef(letter).path]).toMatchObject({
      expiresAt: new Date(noon + 7 * dayMs),
    })
    expect(shop.find(list)).toBeNull()
  })

  it('answers and writes alike for an address that is on the list', async () => {
    const people = [rosa]
    const shops = [openShop({}, true), openShop({ [list.path]: { people } }, true)]
    for (const shop of shops) {
      expect(await shop.run(joinWaitingList, input, { secret })).toEqual(asked)
      expect(shop.find(waitingLetterRef(letter))).toEqual(letter)
    }
    expect(shops[1]?.find(list)?.people).toEqual(people)
  })
})

describe('joinWaitingList, while they are off', () => {
  it('adds the address after those of before, with its language and time', async () => {
    const shop = openShop()
    expect(await shop.run(joinWaitingList, input, { secret })).toEqual(joined)
    const luis = { ...input, email: 'luis@example.com' }
    await shop.run(joinWaitingList, luis, { now: noon + 1, secret: aPress(2) })
    expect(shop.find(list)?.people).toEqual([
      rosa,
      { ...rosa, email: 'luis@example.com', at: noon + 1, key: aPress(2) },
    ])
  })

  it('adds an address once, however it is written, and answers alike, which tells nobody who waits', async () => {
    const shop = openShop()
    const answers = [await shop.run(joinWaitingList, input, { secret })]
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
    expect(refused).toEqual(err(error))
  })

  it('is refused when the list is full, also to who is on it', async () => {
    const people = Array.from({ length: maxWaitingPeople }, (_, index) => ({
      ...rosa,
      email: `person${index}@example.com`,
    }))
    const shop = openShop({ [list.path]: { people } })
    for (const email of ['person1@example.com', 'new@example.com']) {
      expect(await shop.run(joinWaitingList, { ...input, email })).toEqual(err('list-full'))
    }
  })

  it.each([
    ['email', { email: 'rosa' }],
    ['email', { email: '' }],
    ['language', { language: 'fr' }],
    ['productId', { productId: '../users' }],
  ])('is refused with a wrong %s', async (field, changed) => {
    expect(await openShop().run(joinWaitingList, { ...input, ...changed })).toEqual(
      err({ code: 'invalid-input', message: expect.stringContaining(field) }),
    )
  })
})
