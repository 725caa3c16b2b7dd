import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { maxMessageLength, maxPriceCents } from '@storefront/domain'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  set,
  update,
} from './testing/commit.ts'
import { longAgo, someSettings } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('settings')
const valid = { 'settings/shop': set(someSettings()) }

describe('settings/shop', () => {
  it('is there for everybody to read', async () => {
    await shop.store({ 'settings/shop': someSettings() })
    await assertSucceeds(getDoc(doc(shop.as(null), 'settings/shop')))
  })

  it.each([
    ['a user', ana],
    ['a guest', null],
  ])('is not written by %s', async (_, other) => {
    await expectRefused(shop.as(other), valid, { but: valid, by: shop.as(admin) })
    await expectRefused(shop.as(other), valid, { but: valid, by: shop.as(admin) })
  })

  it('is never deleted', async () => {
    await shop.store({ 'settings/shop': someSettings() })
    await expectRefused(shop.as(admin), { 'settings/shop': remove }, { but: valid })
  })

  it('is the only one', async () => {
    await expectRefused(shop.as(admin), { 'settings/other': set(someSettings()) }, { but: valid })
    await assertFails(getDocs(collection(shop.as(admin), 'settings')))
  })

  it('keeps the time of its last change', async () => {
    await shop.store({ 'settings/shop': someSettings({ updatedAt: longAgo }) })
    const forged = { 'settings/shop': update({ salesPaused: true }) }
    const honest = { 'settings/shop': set(someSettings({ salesPaused: true })) }
    await expectRefused(shop.as(admin), forged, { but: honest })
  })

  it.each([
    ['too long a message', { salesPausedMessage: { es: 'x'.repeat(301), en: '' } }],
    ['too long a message in English', { salesPausedMessage: { es: '', en: 'x'.repeat(301) } }],
    ['a cent less than nothing for shipping', { shippingCents: -1 }],
    ['a limit below nothing', { freeShippingFromCents: -1 }],
    ['half a cent', { freeShippingFromCents: 0.5 }],
    ['shipping beyond reason', { shippingCents: maxPriceCents + 1 }],
    ['a limit beyond reason', { freeShippingFromCents: maxPriceCents + 1 }],
  ])('refuses %s', async (_, changes) => {
    const forged = { 'settings/shop': set(someSettings(changes)) }
    await expectRefused(shop.as(admin), forged, { but: valid })
  })

  it('accepts the highest amounts and the longest messages', async () => {
    const most = {
      shippingCents: maxPriceCents,
      freeShippingFromCents: maxPriceCents,
      salesPausedMessage: { es: 'x'.repeat(maxMessageLength), en: 'x'.repeat(maxMessageLength) },
    }
    await expectAccepted(shop.as(admin), { 'settings/shop': set(someSettings(most)) })
  })

  const mutations = mutationsOf(someSettings())
  const harmless = pick(mutations, [
    'shippingCents one more',
    'shippingCents one less',
    'freeShippingFromCents one more',
    'freeShippingFromCents one less',
    'freeShippingFromCents null',
    'salesPaused negated',
    'salesPausedMessage.es another text',
    'salesPausedMessage.en another text',
  ])

  it.each(harmless)('accepts $name', async ({ data }) => {
    await expectAccepted(shop.as(admin), { 'settings/shop': set(data) })
  })

  it('refuses anything else', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    const forgeries = forgeriesOf(others, (data) => ({ 'settings/shop': set(data) }))
    await expectEachRefused(shop.as(admin), forgeries, { but: valid })
  })
})
