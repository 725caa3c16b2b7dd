import { describe, expect, it } from 'vitest'

import { maxToldAtOnce } from '../catalog/waitingList.ts'
import { waitingLetterRef, waitingListRef } from '../documents.ts'
import { letterDelayMs } from '../letters/letter.ts'
import { dayMs } from '../orders/shopCalendar.ts'
import { err } from '../shared/result.ts'
import { aPress, aProduct, aWaitingLetter, aWaitingPerson, noon } from '../testing/builders.ts'
import { admin, aShop, done, runOn } from '../testing/runOn.ts'
import { tellWaitingList } from './tellWaitingList.ts'

const list = waitingListRef('reposado')
const people = [1, 2, 3].map((number) =>
  aWaitingPerson(`p${number}`, { key: aPress(number), language: number === 1 ? 'en' : 'es' }),
)
const keys = people.slice(0, 2).map(({ key }) => key)
const input = { productId: 'reposado', keys }

const openShop = (product: Parameters<typeof aProduct>[0] = { stock: 2 }, lettersOn = true) =>
  runOn({
    ...aShop({ products: [aProduct({ id: 'reposado', ...product })], settings: { lettersOn } }),
    [list.path]: { people },
  })

const told = done(null)
const kind = 'bottleAvailable'
const letterTo = (key = '') => waitingLetterRef({ key, kind })

describe('tellWaitingList', () => {
  it('writes a letter to each of those named, in their language, and takes them off the list', async () => {
    const shop = openShop()
    expect(await shop.run(tellWaitingList, input, admin)).toEqual(told)
    expect(shop.find(list)?.people).toEqual(people.slice(2))
    expect(shop.find(letterTo(keys[0]))).toEqual(
      aWaitingLetter({
        kind,
        email: 'p1@example.com',
        language: 'en',
        sendAt: noon + letterDelayMs,
      }),
    )
    expect(shop.find(letterTo(keys[1]))).toMatchObject({ email: 'p2@example.com', language: 'es' })
    expect(shop.documents()[letterTo(keys[0]).path]).toMatchObject({
      expiresAt: new Date(noon + 30 * dayMs),
    })
  })

  it('writes to nobody twice, also under another press, nor to who has left', async () => {
    const shop = openShop()
    await shop.run(tellWaitingList, input, admin)
    const before = shop.documents()
    for (const named of [keys, [aPress(9)], []]) {
      const again = await shop.run(tellWaitingList, { ...input, keys: named }, admin)
      expect(again).toEqual({ ...told, already: true })
    }
    expect(shop.documents()).toEqual(before)
  })

  it('has nobody to write to without a list', async () => {
    const answer = await runOn(aShop()).run(tellWaitingList, input, admin)
    expect(answer).toEqual({ ...told, already: true })
  })

  it.each<[string, string, ...Parameters<typeof openShop>]>([
    ['letters-off', 'while letters are off', {}, false],
    ['product-unavailable', 'for a bottle that is sold out', { stock: 0 }],
    ['product-unavailable', 'for a coming bottle', { comingSoon: true }],
  ])('is refused with %s %s', async (error, _, ...shopOf) => {
    const shop = openShop(...shopOf)
    expect(await shop.run(tellWaitingList, input, admin)).toEqual(err(error))
    expect(shop.find(list)?.people).toEqual(people)
  })

  it('takes no more than one commit has', async () => {
    const tooMany = Array.from({ length: maxToldAtOnce + 1 }, (_, index) => aPress(index))
    expect(await openShop().run(tellWaitingList, { ...input, keys: tooMany }, admin)).toMatchObject(
      {
        error: { code: 'invalid-input' },
      },
    )
  })
})
