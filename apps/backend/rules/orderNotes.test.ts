import { anonymisedCustomer, maxNoteLength, maxOrderNotes } from '@storefront/domain'
import { collection, doc, getDoc, getDocs, serverTimestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  set,
  update,
  type Commit,
} from './testing/commit.ts'
import { longAgo } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import {
  aStoredOrder,
  cancelCommit,
  lineItemsOf,
  shopDocuments,
  stepChange,
  withStock,
} from './testing/orders.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno } from './testing/people.ts'

const shop = await openShop('order-notes')
const path = 'orders/order000000000000001'
const note = { text: 'Prefers the evening.', by: admin.uid, at: serverTimestamp() }
const valid: Commit = { [`${path}/notes/0`]: set(note) }

beforeEach(() => shop.store({ [path]: aStoredOrder(ana, lineItemsOf(1), 'delivered') }))

describe('an internal note', () => {
  it.each([0, maxOrderNotes - 1])('is added at place %i', async (place) => {
    const longest = { ...note, text: 'n'.repeat(maxNoteLength) }
    await expectAccepted(shop.as(admin), { [`${path}/notes/${place}`]: set(longest) })
  })

  it.each([`${maxOrderNotes}`, '00', 'x'])('is refused at place %s', async (place) => {
    await expectRefused(shop.as(admin), { [`${path}/notes/${place}`]: set(note) }, { valid })
  })

  it('is refused with any other difference', async () => {
    const mutations = mutationsOf(note)
    const harmless = pick(mutations, ['text another text'])
    const others = [
      ...mutations.filter((mutation) => !harmless.includes(mutation)),
      { name: 'empty', data: { ...note, text: '' } },
      { name: 'too long', data: { ...note, text: 'n'.repeat(maxNoteLength + 1) } },
    ]
    const forgeries = forgeriesOf(others, (data) => ({ [`${path}/notes/0`]: set(data) }))
    await expectEachRefused(shop.as(admin), forgeries, { valid })
  })

  it.each([
    ['its buyer', ana],
    ['another user', bruno],
    ['a guest', null],
  ])('is neither read nor written by %s', async (_, person) => {
    const own = { ...note, by: person?.uid ?? '' }
    await expectRefused(
      shop.as(person),
      { [`${path}/notes/1`]: set(own) },
      { valid, by: shop.as(admin) },
    )
    await assertFails(getDoc(doc(shop.as(person), `${path}/notes/0`)))
    await assertFails(getDocs(collection(shop.as(person), `${path}/notes`)))
    await assertSucceeds(getDocs(collection(shop.as(admin), `${path}/notes`)))
    await assertSucceeds(getDoc(doc(shop.as(admin), `${path}/notes/0`)))
  })

  it('is never changed, nor deleted by an admin', async () => {
    await expectAccepted(shop.as(admin), valid)
    const next: Commit = { [`${path}/notes/1`]: set(note) }
    await expectRefused(shop.as(admin), valid, { valid: next })
    await expectRefused(
      shop.as(admin),
      { [`${path}/notes/0`]: remove },
      { valid: { [`${path}/notes/2`]: set(note) } },
    )
  })
})

describe('the notes of an order whose buyer deletes the account', () => {
  const anonymised = {
    [path]: update({
      customer: anonymisedCustomer,
      notes: '',
      searchTerms: [],
      updatedAt: serverTimestamp(),
    }),
  }
  const emptied: Commit = {
    ...anonymised,
    ...Object.fromEntries(
      Array.from({ length: maxOrderNotes }, (_, place) => [`${path}/notes/${place}`, remove]),
    ),
  }

  beforeEach(() => shop.store({ [`${path}/notes/0`]: { ...note, at: longAgo } }))

  it('are deleted in the commit that anonymises it, whether they exist or not', async () => {
    await expectAccepted(shop.as(ana), emptied)
    await expectAccepted(shop.as(ana), emptied)
  })

  it('are not deleted without it, nor later', async () => {
    const alone: Commit = { [`${path}/notes/0`]: remove }
    await expectRefused(shop.as(ana), alone, { valid: anonymised })
    await expectRefused(shop.as(ana), alone, { valid: emptied })
  })

  it('are not deleted with a step that an admin takes of it', async () => {
    const received = { customer: anonymisedCustomer, paymentReceivedAt: longAgo }
    await shop.store({
      [path]: { ...aStoredOrder(ana, lineItemsOf(1), 'delivered'), ...received },
    })
    const step: Commit = { [path]: update(stepChange('receivedUndone', admin)) }
    await expectRefused(shop.as(admin), { ...step, [`${path}/notes/0`]: remove }, { valid: step })
  })

  it('are not deleted with the cancellation of the order', async () => {
    const products = withStock(lineItemsOf(1), 8)
    await shop.store({
      ...shopDocuments(products),
      [path]: aStoredOrder(ana, lineItemsOf(1), 'pending'),
    })
    const cancel = cancelCommit('order000000000000001', products, ana)
    await expectRefused(shop.as(ana), { ...cancel, [`${path}/notes/0`]: remove }, { valid: cancel })
  })

  it('are not deleted by anybody else', async () => {
    const alone: Commit = { [`${path}/notes/0`]: remove }
    await expectAccepted(shop.as(ana), anonymised)
    await expectRefused(shop.as(bruno), alone, { valid: emptied, by: shop.as(ana) })
  })
})
