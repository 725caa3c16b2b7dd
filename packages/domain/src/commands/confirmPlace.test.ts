import { describe, expect, it } from 'vitest'

import { maxWaitingPeople } from '../catalog/waitingList.ts'
import { waitingLetterRef, waitingListRef } from '../documents.ts'
import { dayMs } from '../orders/shopCalendar.ts'
import { err } from '../shared/result.ts'
import { aPress, aProduct, aWaitingLetter, aWaitingPerson, noon } from '../testing/builders.ts'
import { aShop, done, runOn, type Stored } from '../testing/runOn.ts'
import { confirmPlace } from './confirmPlace.ts'

const reposado = aProduct({ id: 'reposado', name: 'Reposado', comingSoon: true })
const letter = aWaitingLetter({ language: 'en' })
const { key } = letter
const list = waitingListRef('reposado')
const luis = aWaitingPerson('luis', { key: aPress(2) })

const openShop = (others: Stored = {}, products = [reposado]) =>
  runOn({
    ...aShop({ products }),
    [waitingLetterRef(letter).path]: { ...letter },
    [list.path]: { people: [luis] },
    ...others,
  })

const confirmed = done('Reposado')

describe('confirmPlace', () => {
  it('adds the address after those of before', async () => {
    const shop = openShop()
    const now = noon + 1
    expect(await shop.run(confirmPlace, { key }, { now })).toEqual(confirmed)
    const rosa = aWaitingPerson('rosa', { language: 'en', at: now })
    expect(shop.find(list)?.people).toEqual([luis, rosa])
  })

  it('begins the list', async () => {
    const { [list.path]: _, ...documents } = openShop().documents()
    const shop = runOn(documents)
    expect(await shop.run(confirmPlace, { key })).toEqual(confirmed)
    expect(shop.find(list)?.people).toHaveLength(1)
  })

  it('changes nothing the second time, nor for an address that is on the list already', async () => {
    const shop = openShop()
    await shop.run(confirmPlace, { key })
    const before = shop.documents()
    expect(await shop.run(confirmPlace, { key })).toEqual({ ...confirmed, already: true })
    expect(shop.documents()).toEqual(before)
  })

  it('takes nobody back who was told meanwhile: a place has one letter', async () => {
    const told = aWaitingLetter({ ...letter, kind: 'bottleAvailable', state: 'sent' })
    const shop = openShop({ [waitingLetterRef(told).path]: { ...told } })
    expect(await shop.run(confirmPlace, { key })).toEqual(err('link-expired'))
    expect(shop.find(list)?.people).toEqual([luis])
  })

  it.each<[string, string, Parameters<typeof openShop>, string?, number?]>([
    ['link-expired', 'an unknown key', [], aPress(9)],
    ['link-expired', 'a letter of a week ago', [], key, noon + 7 * dayMs],
    ['product-not-found', 'a product that is gone', [{}, []]],
    ['product-not-found', 'a hidden product', [{}, [{ ...reposado, active: false }]]],
    ['product-available', 'a product on sale', [{}, [{ ...reposado, comingSoon: false }]]],
    [
      'list-full',
      'a full list',
      [{ [list.path]: { people: Array.from({ length: maxWaitingPeople }, () => luis) } }],
    ],
  ])('is refused with %s for %s', async (error, _, [stored, products], of = key, now = noon) => {
    const shop = openShop(stored, products)
    expect(await shop.run(confirmPlace, { key: of }, { now })).toEqual(err(error))
  })
})
