import { describe, expect, it } from 'vitest'

import { orderRef } from '../documents.ts'
import { aCaller, aCustomer, anOrder } from '../testing/builders.ts'
import { aShop, rosa, runOn } from '../testing/runOn.ts'
import { joinOrders } from './joinOrders.ts'

const ids = ['mine1', 'mine2', 'luis', 'others'] as const
const orders = [
  anOrder({ id: 'mine1', uid: null }),
  anOrder({ id: 'mine2', uid: null, status: 'delivered' }),
  anOrder({ id: 'luis', uid: null, customer: aCustomer({ email: 'luis@example.com' }) }),
  anOrder({ id: 'others', uid: 'other' }),
]

const ownersIn = (shop: ReturnType<typeof runOn>) => ids.map((id) => shop.find(orderRef(id))?.uid)

describe('joinOrders', () => {
  it('gives an account the orders that were placed without one and carry its address', async () => {
    const shop = runOn(aShop({ orders }))
    expect(await shop.run(joinOrders, {}, rosa)).toEqual({ ok: true, already: false, value: 2 })
    expect(ownersIn(shop)).toEqual(['rosa', 'rosa', null, 'other'])
    expect(await shop.run(joinOrders, {}, rosa)).toEqual({ ok: true, already: true, value: 0 })
  })

  it('gives it none while its address is not verified: somebody else may have registered it', async () => {
    const shop = runOn(aShop({ orders }))
    const unverified = { caller: aCaller({ emailVerified: false }) }
    expect(await shop.run(joinOrders, {}, unverified)).toEqual({
      ok: true,
      already: true,
      value: 0,
    })
    expect(ownersIn(shop)).toEqual([null, null, null, 'other'])
  })
})
