import { maxLength, settingsBounds } from '@storefront/domain'
import { doc, getDoc } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { bankCommit } from './testing/auditLog.ts'
import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  set,
} from './testing/commit.ts'
import { aBankDocument, someSettings } from './testing/documents.ts'
import { mutationsOf, pick } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, unverified } from './testing/people.ts'

const shop = await openShop('bank-settings')
const path = 'settings/bank'
const valid = bankCommit()
const withoutTransfers = someSettings({ transferOffered: false })

beforeEach(() => shop.store({ 'settings/shop': withoutTransfers }))

/** The longest texts. */
const account = {
  bank: 'b'.repeat(settingsBounds.bank),
  number: 'n'.repeat(settingsBounds.accountNumber),
  holder: 'h'.repeat(settingsBounds.holder),
  holderId: 'i'.repeat(maxLength.cedula),
}

describe('settings/bank', () => {
  it('can be read by signed-in visitors, but by no guest', async () => {
    await shop.store({ [path]: aBankDocument() })
    await assertSucceeds(getDoc(doc(shop.as(ana), path)))
    await assertFails(getDoc(doc(shop.as(null), path)))
  })

  it.each([
    ['a user', ana],
    ['an admin with an unverified address', unverified(admin)],
    ['a guest', null],
  ])('cannot be written by %s', async (_, other) => {
    const forged = bankCommit(aBankDocument(), other)
    await expectRefused(shop.as(other), forged, { valid, by: shop.as(admin) })
  })

  it('cannot be deleted', async () => {
    await shop.store({ [path]: aBankDocument() })
    await expectRefused(shop.as(admin), { [path]: remove }, { valid })
  })

  it('accepts the longest and the shortest texts', async () => {
    await expectAccepted(shop.as(admin), bankCommit(aBankDocument(account)))
    await shop.remove('auditLog/bank-1')
    const shortest = { bank: 'b', kind: 'checking', number: '1', holder: 'h', holderId: '1' }
    await expectAccepted(shop.as(admin), bankCommit(aBankDocument(shortest)))
  })

  it.each(
    Object.entries(account).flatMap(([field, text]) => [
      [`no ${field}`, { [field]: '' }] as const,
      [`too long a ${field}`, { [field]: `${text}1` }] as const,
    ]),
  )('refuses %s', async (_, changes) => {
    await expectRefused(shop.as(admin), bankCommit(aBankDocument(changes)), { valid })
  })

  it('keeps the account while the shop offers transfers', async () => {
    await shop.store({ 'settings/shop': someSettings(), [path]: aBankDocument() })
    const removal = bankCommit({ ...aBankDocument(), account: null })
    await expectRefused(shop.as(admin), removal, {
      valid: { ...removal, 'settings/shop': set(withoutTransfers) },
    })
  })

  const mutations = mutationsOf(aBankDocument())
  const harmless = pick(mutations, [
    'account null',
    'account.bank another text',
    'account.number another text',
    'account.holder another text',
    'account.holderId another text',
  ])

  it.each(harmless)('accepts $name', async ({ data }) => {
    await expectAccepted(shop.as(admin), bankCommit(data))
  })

  it('refuses any other difference', async () => {
    const others = mutations.filter((mutation) => !harmless.includes(mutation))
    await expectEachRefused(
      shop.as(admin),
      forgeriesOf(others, (data) => bankCommit(data)),
      { valid },
    )
  })
})
