import { maxLength, maxMessageLength, maxPriceCents, settingsBounds } from '@storefront/domain'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { bankCommit } from './testing/auditLog.ts'
import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  set,
  update,
} from './testing/commit.ts'
import { aBankDocument, longAgo, someSettings } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana } from './testing/people.ts'

const shop = await openShop('settings')
const valid = { 'settings/shop': set(someSettings()) }

// The settings offer transfers.
beforeEach(() => shop.store({ 'settings/bank': aBankDocument() }))

/** The longest texts. */
const contact = {
  email: 'e'.repeat(maxLength.email),
  phone: 'p'.repeat(maxLength.telefono),
  whatsapp: 'w'.repeat(maxLength.telefono),
}
const owner = {
  legalName: 'n'.repeat(settingsBounds.legalName),
  ruc: '1790012345001',
  address: 'a'.repeat(settingsBounds.address),
}

/** Settings with one text that is too long. */
const wrongTexts: [string, DocumentData][] = Object.entries({ contact, owner }).flatMap(
  ([part, texts]) =>
    Object.entries(texts).map<[string, DocumentData]>(([field, text]) => [
      `too long a ${part}.${field}`,
      { [part]: { ...someSettings()[part], ...texts, [field]: `${text}1` } },
    ]),
)

describe('settings/shop', () => {
  it('can be read by everybody', async () => {
    await shop.store({ 'settings/shop': someSettings() })
    await assertSucceeds(getDoc(doc(shop.as(null), 'settings/shop')))
  })

  it.each([
    ['a user', ana],
    ['a guest', null],
  ])('cannot be written by %s', async (_, other) => {
    await expectRefused(shop.as(other), valid, { valid, by: shop.as(admin) })
    await expectRefused(shop.as(other), valid, { valid, by: shop.as(admin) })
  })

  it('cannot be deleted', async () => {
    await shop.store({ 'settings/shop': someSettings() })
    await expectRefused(shop.as(admin), { 'settings/shop': remove }, { valid })
  })

  it('is the only document of settings', async () => {
    await expectRefused(shop.as(admin), { 'settings/other': set(someSettings()) }, { valid })
    await assertFails(getDocs(collection(shop.as(admin), 'settings')))
  })

  it('stores the time of its last change', async () => {
    await shop.store({ 'settings/shop': someSettings({ updatedAt: longAgo }) })
    const forged = { 'settings/shop': update({ salesPaused: true }) }
    const honest = { 'settings/shop': set(someSettings({ salesPaused: true })) }
    await expectRefused(shop.as(admin), forged, { valid: honest })
  })

  it.each<[string, DocumentData]>([
    ['too long a message', { salesPausedMessage: { es: 'x'.repeat(301), en: '' } }],
    ['too long a message in English', { salesPausedMessage: { es: '', en: 'x'.repeat(301) } }],
    ['negative shipping', { shippingCents: -1 }],
    ['a negative limit for free shipping', { freeShippingFromCents: -1 }],
    ['half a cent', { freeShippingFromCents: 0.5 }],
    ['shipping above the bound', { shippingCents: maxPriceCents + 1 }],
    ['a limit for free shipping above the bound', { freeShippingFromCents: maxPriceCents + 1 }],
    ['a pause that ends as it starts', { plannedPause: { startsAt: longAgo, endsAt: longAgo } }],
    ['a pause with numbers for times', { plannedPause: { startsAt: 1, endsAt: 2 } }],
    ['a pause with a number for its start', { plannedPause: { startsAt: 1, endsAt: longAgo } }],
    ['a limit of no bottle', { maxBottlesPerOrder: 0 }],
    ['a limit of too many bottles', { maxBottlesPerOrder: settingsBounds.bottles + 1 }],
    ['0 days for a transfer', { transferDays: 0 }],
    ['too many days for a transfer', { transferDays: settingsBounds.transferDays + 1 }],
    ['0 pending days', { pendingDays: 0 }],
    ['too many pending days', { pendingDays: settingsBounds.pendingDays + 1 }],
    ['a delivery after 0 days', { deliveryDays: { from: 0, to: 1 } }],
    ['a delivery that ends before it starts', { deliveryDays: { from: 3, to: 2 } }],
    ['too many delivery days', { deliveryDays: { from: 1, to: settingsBounds.deliveryDays + 1 } }],
    ['a bank account, which is not public', { bankAccount: aBankDocument()['account'] }],
    ...wrongTexts,
    ['a RUC with a letter', { owner: { ...owner, returnDays: 15, ruc: '179001234500x' } }],
    ['0 return days', { owner: { ...owner, returnDays: 0 } }],
    ['too many return days', { owner: { ...owner, returnDays: settingsBounds.returnDays + 1 } }],
  ])('refuses %s', async (_, changes) => {
    const forged = { 'settings/shop': set(someSettings(changes)) }
    await expectRefused(shop.as(admin), forged, { valid })
  })

  it('accepts the highest amounts and the longest messages', async () => {
    const most = {
      shippingCents: maxPriceCents,
      freeShippingFromCents: maxPriceCents,
      salesPausedMessage: { es: 'x'.repeat(maxMessageLength), en: 'x'.repeat(maxMessageLength) },
      plannedPause: { startsAt: longAgo, endsAt: Timestamp.fromMillis(longAgo.toMillis() + 1) },
      maxBottlesPerOrder: settingsBounds.bottles,
      pendingDays: settingsBounds.pendingDays,
      transferDays: settingsBounds.transferDays,
      deliveryDays: { from: settingsBounds.deliveryDays, to: settingsBounds.deliveryDays },
      contact,
      owner: { ...owner, returnDays: settingsBounds.returnDays },
    }
    await expectAccepted(shop.as(admin), { 'settings/shop': set(someSettings(most)) })
  })

  it('accepts the least amounts and the shortest texts', async () => {
    const least = {
      salesPausedMessage: { es: '', en: '' },
      maxBottlesPerOrder: 1,
      pendingDays: 1,
      transferDays: 1,
      deliveryDays: { from: 1, to: 1 },
      contact: { email: '', phone: '', whatsapp: '' },
      owner: { legalName: '', ruc: '', address: '', returnDays: 1 },
    }
    await expectAccepted(shop.as(admin), { 'settings/shop': set(someSettings(least)) })
  })

  it.each([
    ['is missing', () => shop.remove('settings/bank')],
    ['is null', () => shop.change('settings/bank', { account: null })],
  ])('offer no transfer while the bank account %s', async (_, removeAccount) => {
    await removeAccount()
    const without = { 'settings/shop': set(someSettings({ transferOffered: false })) }
    await expectRefused(shop.as(admin), valid, { valid: without })
    await expectAccepted(shop.as(admin), { ...valid, ...bankCommit() })
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
    'plannedPause null',
    'maxBottlesPerOrder one more',
    'maxBottlesPerOrder one less',
    'verifiedEmailOnly negated',
    'pendingDays one more',
    'pendingDays one less',
    'deliveryDays null',
    'deliveryDays.from one more',
    'deliveryDays.from one less',
    'deliveryDays.to one more',
    'deliveryDays.to one less',
    'transferOffered negated',
    'transferDays null',
    'transferDays one more',
    'transferDays one less',
    'lettersOn negated',
    'contact.email another text',
    'contact.phone another text',
    'contact.whatsapp another text',
    'owner.legalName another text',
    'owner.address another text',
    'owner.returnDays null',
    'owner.returnDays one more',
    'owner.returnDays one less',
  ])

  it.each(harmless)('accepts $name', async ({ data }) => {
    await expectAccepted(shop.as(admin), { 'settings/shop': set(data) })
  })

  it('refuses any other difference', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    const forgeries = forgeriesOf(others, (data) => ({ 'settings/shop': set(data) }))
    await expectEachRefused(shop.as(admin), forgeries, { valid })
  })
})
