import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  set,
  type Commit,
} from './testing/commit.ts'
import { aLetter, longAgo } from './testing/documents.ts'
import { mutationsOf } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { aStoredOrder, lineItemsOf } from './testing/orders.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('letters')
const orderId = 'order000000000000001'
const path = `letters/${orderId}-orderShipped`

/** The letter as an admin asks for it once more. */
const waiting = aLetter({
  state: 'waiting',
  attempts: 0,
  sendAt: serverTimestamp(),
  claimedUntil: null,
})
const valid: Commit = { [path]: set(waiting) }

beforeEach(() =>
  shop.store({
    [`orders/${orderId}`]: aStoredOrder(ana, lineItemsOf(1), 'shipped'),
    [path]: aLetter(),
  }),
)

describe('a letter', () => {
  it.each([
    ['its buyer', ana],
    ['another user', bruno],
    ['a guest', null],
  ])('is neither read nor sent again by %s', async (_, person) => {
    await expectRefused(shop.as(person), valid, { valid, by: shop.as(admin) })
    const db = shop.as(person)
    await assertFails(getDoc(doc(db, path)))
    await assertFails(getDocs(query(collection(db, 'letters'), where('orderId', '==', orderId))))
  })

  it('is read by admins, alone and with the others of its order', async () => {
    const db = shop.as(admin)
    await assertSucceeds(getDoc(doc(db, path)))
    const found = await getDocs(query(collection(db, 'letters'), where('orderId', '==', orderId)))
    expect(found.size).toBe(1)
  })

  it.each(['uncertain', 'failed'])('is sent again when it is %s', async (state) => {
    await shop.change(path, { state })
    await expectAccepted(shop.as(admin), valid)
  })

  // A second letter to the buyer must be somebody's decision about one that may not have arrived.
  it.each(['waiting', 'sending', 'sent', 'skipped'])(
    'is not sent again when it is %s',
    async (state) => {
      const other = `letters/${orderId}-orderReceived`
      await shop.store({ [path]: aLetter({ state }), [other]: aLetter() })
      await expectRefused(shop.as(admin), valid, { valid: { [other]: set(waiting) } })
    },
  )

  it('is sent again by nothing but this change', async () => {
    const others = mutationsOf(waiting)
    const states = ['sending', 'sent', 'skipped', 'uncertain', 'failed'].map((state) => ({
      name: state,
      data: { ...waiting, state },
    }))
    const times = [
      { name: 'sent', data: { ...waiting, sentAt: longAgo } },
      { name: 'claimed', data: { ...waiting, claimedUntil: longAgo } },
    ]
    const forgeries = forgeriesOf([...others, ...states, ...times], (data) => ({
      [path]: set(data),
    }))
    await expectEachRefused(shop.as(admin), forgeries, { valid })
  })

  it('is neither created nor deleted by an admin', async () => {
    const created: Commit = { [`letters/${orderId}-paymentReceived`]: set(waiting) }
    await expectRefused(shop.as(admin), created, { valid })
    await shop.store({ [path]: aLetter() })
    await expectRefused(shop.as(admin), { [path]: remove }, { valid })
  })
})
