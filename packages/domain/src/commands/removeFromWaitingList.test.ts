import { describe, expect, it } from 'vitest'

import { waitingListRef } from '../documents.ts'
import { aWaitingPerson } from '../testing/builders.ts'
import { admin, aShop, done, runOn } from '../testing/runOn.ts'
import { removeFromWaitingList } from './removeFromWaitingList.ts'

const list = waitingListRef('reposado')
const waiting = (name: string) => aWaitingPerson(name)

const openShop = () =>
  runOn({ ...aShop(), [list.path]: { people: [waiting('rosa'), waiting('luis')] } })

const input = (...names: readonly string[]) => ({
  productId: 'reposado',
  emails: names.map((name) => waiting(name).email),
})

const removed = done(null)

describe('removeFromWaitingList', () => {
  it('removes the addresses, and keeps those that nobody named', async () => {
    const shop = openShop()
    expect(await shop.run(removeFromWaitingList, input('rosa', 'ana'), admin)).toEqual(removed)
    expect(shop.find(list)?.people).toEqual([waiting('luis')])
  })

  it('removes the list with its last address, and says so the second time', async () => {
    const shop = openShop()
    const all = input('rosa', 'luis')
    expect(await shop.run(removeFromWaitingList, all, admin)).toEqual(removed)
    expect(shop.documents()).not.toHaveProperty([list.path])
    expect(await shop.run(removeFromWaitingList, all, admin)).toEqual({ ...removed, already: true })
  })
})
