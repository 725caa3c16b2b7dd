import { expect, it } from 'vitest'

import { bankRef, letterRef, orderRef } from '../documents.ts'
import { letterId } from '../letters/letter.ts'
import { waitingOf, type Order } from '../orders/order.ts'
import { recentSignInMinutes } from '../session/recentSignIn.ts'
import { err } from '../shared/result.ts'
import { aBankAccount, anOrder, aPress, noon } from '../testing/builders.ts'
import { admin, aShop, done, doneBefore, runOn } from '../testing/runOn.ts'
import { correctAccounts } from './correctAccounts.ts'

const account = aBankAccount()
const mistyped = aBankAccount({ number: '1111111' })
const press = aPress(50)
const facts = { bankAccount: mistyped, createdAt: noon - 1 }
const orders: Readonly<Record<string, Order>> = {
  awaited: anOrder({ id: 'awaited', ...facts }),
  none: anOrder({ id: 'none', ...facts, bankAccount: null }),
  right: anOrder({ id: 'right' }),
  paidInPart: anOrder({ id: 'paidInPart', ...facts, receivedCents: 1 }),
  shipped: anOrder({ id: 'shipped', ...facts, status: 'shipped' }),
  paid: anOrder({ id: 'paid', ...facts, paymentReceivedAt: noon - 1 }),
  cancelled: anOrder({ id: 'cancelled', ...facts, status: 'cancelled' }),
  cash: anOrder({ id: 'cash', paymentMethod: 'onDelivery' }),
}
const documents = aShop({ orders: Object.values(orders) })

it('the open transfers get the right account, their waiting begins anew, and their buyers hear of it', async () => {
  const shop = runOn(documents)
  expect(await shop.run(correctAccounts, { account }, { ...admin, press })).toEqual(done(4))
  const about = (id: string) => letterId({ orderId: id, press, kind: 'accountCorrected' })
  for (const id of ['awaited', 'none', 'paidInPart', 'shipped']) {
    const after = shop.find(orderRef(id))
    expect(after).toMatchObject({ bankAccount: account, pendingDays: 7 })
    const isAwaited = id === 'awaited' || id === 'none'
    const began = after && waitingOf(after)
    const [by, at] = isAwaited ? ['admin', noon] : []
    expect([began?.press, began?.by, began?.at]).toEqual([isAwaited ? press : undefined, by, at])
    expect(shop.find(letterRef(about(id)))?.state).toBe('waiting')
  }
  for (const id of ['right', 'paid', 'cancelled', 'cash']) {
    expect([shop.find(orderRef(id)), shop.find(letterRef(about(id)))]).toEqual([orders[id], null])
  }
  const corrected = shop.documents()
  expect(await shop.run(correctAccounts, { account }, { ...admin, press })).toEqual(doneBefore(4))
  expect(shop.documents()).toEqual(corrected)
  expect(await shop.run(correctAccounts, { account }, { ...admin, press: aPress(3) })).toEqual(
    doneBefore(0),
  )
})

it('an order has a press once, also if it comes late', async () => {
  const shop = runOn(documents)
  await shop.run(correctAccounts, { account }, { ...admin, press })
  const late = runOn({ ...shop.documents(), [bankRef.path]: { account: mistyped } })
  await late.run(correctAccounts, { account: mistyped }, { ...admin, press: aPress(2) })
  const again = runOn({ ...late.documents(), [bankRef.path]: { account } })
  expect(await again.run(correctAccounts, { account }, { ...admin, press })).toMatchObject({
    value: 1,
  })
  expect(again.find(orderRef('awaited'))?.entries).toHaveLength(3)
})

it('the account is the one that was seen, and the sign-in recent', async () => {
  const { [bankRef.path]: _, ...withoutBank } = documents
  for (const [shop, stored] of [
    [runOn(documents), account],
    [runOn(withoutBank), null],
  ] as const) {
    expect(await shop.run(correctAccounts, { account: mistyped }, admin)).toEqual(
      err({ code: 'changed', stored }),
    )
  }
  const now = noon + recentSignInMinutes * 60_000
  expect(await runOn(documents).run(correctAccounts, { account }, { ...admin, now })).toEqual(
    err('recent-sign-in-required'),
  )
})

it('no letter is written while letters are off, as in a shop without settings', async () => {
  const { 'settings/shop': _, ...withoutSettings } = documents
  const shop = runOn(withoutSettings)
  expect(await shop.run(correctAccounts, { account }, admin)).toMatchObject({ value: 4 })
  expect(Object.keys(shop.documents()).join()).not.toContain('letters/')
})
