import { anonymisedCustomer, orderRef, profileRef } from '@storefront/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { done } from '../contracts/outcomes.ts'
import { password } from '../contracts/people.ts'
import { putOrder } from '../contracts/shop.ts'
import { openFaultyBench, type FaultyBench } from './testing/openFaultyBench.ts'

let fixture: FaultyBench
beforeEach(async () => {
  fixture = await openFaultyBench(10_000)
})
afterEach(() => fixture.close())

describe('deleting an account', () => {
  it('keeps the account when its data cannot be removed', async () => {
    const { rosa, proxies } = fixture
    proxies.shop.inject(503)
    expect(await rosa.device.auth.deleteAccount(password)).toMatchObject({
      error: { code: 'internal-error' },
    })
    const { email } = rosa.account
    expect(await rosa.device.auth.signIn({ email, password })).toMatchObject({ ok: true })
  })

  it('succeeds although the reply is lost after its data were removed', async () => {
    const { bench, rosa, proxies } = fixture
    const { uid } = rosa.account
    const { id } = await putOrder(bench, { uid, status: 'cancelled' })
    proxies.shop.inject('lose-reply', { times: 1 })
    expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
    expect(await bench.read(orderRef(id).path)).toMatchObject({ customer: anonymisedCustomer })
    expect(await bench.read(profileRef(uid).path)).toBeNull()
  })

  it('completes on a second request after the account could not be deleted', async () => {
    const { bench, rosa, proxies } = fixture
    proxies.auth.inject(503, { path: 'accounts:delete' })
    expect(await rosa.device.auth.deleteAccount(password)).toMatchObject({
      error: { code: 'internal-error' },
    })
    expect(await bench.read(profileRef(rosa.account.uid).path)).toBeNull()
    proxies.auth.heal()
    expect(await rosa.device.auth.deleteAccount(password)).toEqual(done)
    const { email } = rosa.account
    expect(await rosa.device.auth.signIn({ email, password })).toMatchObject({ ok: false })
  })
})
