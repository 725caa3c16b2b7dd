import { anonymisedCustomer } from '@storefront/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { done } from '../contracts/outcomes.ts'
import { password } from '../contracts/people.ts'
import { placeOrders } from '../contracts/shop.ts'
import { openFaultyBench, type FaultyBench } from './testing/openFaultyBench.ts'

let fixture: FaultyBench
beforeEach(async () => {
  fixture = await openFaultyBench(10_000)
})
afterEach(() => fixture.close())

describe('deleting an account', () => {
  it('keeps the account when its data cannot be removed', async () => {
    const { device, account } = fixture.rosa
    fixture.firestoreProxy.inject(503)
    expect(await device.auth.deleteAccount(password)).toMatchObject({
      error: { code: 'internal-error' },
    })
    fixture.firestoreProxy.heal()
    expect(await device.auth.signIn({ email: account.email, password })).toMatchObject({ ok: true })
  })

  it('completes on a second request after it was interrupted', async () => {
    const { bench, rosa, firestoreProxy } = fixture
    const [id = ''] = await placeOrders(bench, rosa, 1)
    await rosa.device.orders.takeStep(id, 'cancelled')

    firestoreProxy.inject('lose-reply', { path: ':commit' })
    expect(await rosa.device.auth.deleteAccount(password)).toMatchObject({
      error: { code: 'network-failed' },
    })
    expect(await bench.read(`orders/${id}`)).toMatchObject({ customer: anonymisedCustomer })
    expect(await bench.read(`users/${rosa.account.uid}`)).not.toBeNull()

    firestoreProxy.heal()
    expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
    expect(await bench.read(`users/${rosa.account.uid}`)).toBeNull()
  })
})
