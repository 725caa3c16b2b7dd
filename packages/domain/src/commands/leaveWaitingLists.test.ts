import { expect, it } from 'vitest'

import { waitingLetterRef, waitingListRef } from '../documents.ts'
import { aPress, aWaitingLetter, aWaitingPerson } from '../testing/builders.ts'
import { aShop, done, runOn } from '../testing/runOn.ts'
import { leaveWaitingLists } from './leaveWaitingLists.ts'

const luis = aWaitingPerson('luis', { key: aPress(2) })
const letter = aWaitingLetter({ kind: 'bottleAvailable', key: aPress(3) })
const people = (...keys: readonly number[]) => ({
  people: [luis, ...keys.map((key) => aWaitingPerson('rosa', { key: aPress(key) }))],
})
const left = done(null)

const openShop = () =>
  runOn({
    ...aShop(),
    [waitingListRef('reposado').path]: people(4),
    [waitingListRef('triple').path]: people(5),
    [waitingListRef('miel').path]: people(),
    [waitingLetterRef(letter).path]: { ...letter },
  })

it.each([
  ['a letter', 3],
  ['a place whose letters have expired', 4],
])('the key of %s takes its address off every list, and nobody else', async (_, key) => {
  const shop = openShop()
  expect(await shop.run(leaveWaitingLists, { key: aPress(key) })).toEqual(left)
  for (const product of ['reposado', 'triple', 'miel']) {
    expect(shop.find(waitingListRef(product))?.people).toEqual([luis])
  }
})

it('a letter goes with the address', async () => {
  const shop = openShop()
  await shop.run(leaveWaitingLists, { key: letter.key })
  expect(shop.find(waitingLetterRef(letter))).toBeNull()
})

it('letters under way to the same address go too, whatever place they are about', async () => {
  const shop = openShop()
  await shop.run(leaveWaitingLists, { key: aPress(4) })
  expect(shop.find(waitingLetterRef(letter))).toBeNull()
})

it('an unknown key, and one that is used again, are answered alike', async () => {
  const shop = openShop()
  const before = shop.documents()
  const answer = await shop.run(leaveWaitingLists, { key: aPress(9) })
  expect(answer).toEqual({ ...left, already: true })
  expect(shop.documents()).toEqual(before)
  await shop.run(leaveWaitingLists, { key: letter.key })
  expect(await shop.run(leaveWaitingLists, { key: letter.key })).toEqual(answer)
})
