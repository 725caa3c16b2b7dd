import { recentSignInMinutes } from '@storefront/domain'
import { collection, doc, getDoc, getDocs, Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'

import { bankCommit, roleCommit } from './testing/auditLog.ts'
import {
  expectAccepted,
  expectEachRefused,
  expectRefused,
  forgeriesOf,
  remove,
  send,
  set,
  update,
  without,
  type Commit,
} from './testing/commit.ts'
import { aProfile, longAgo } from './testing/documents.ts'
import { mutationsOf } from './testing/mutationsOf.ts'
import { openShop } from './testing/openShop.ts'
import { assertFails, assertSucceeds } from './testing/outcomes.ts'
import { admin, ana, bruno, type Person } from './testing/people.ts'

const shop = await openShop('audit-log')

const storeUsers = () =>
  shop.store({
    'users/ana': { ...aProfile(ana), createdAt: longAgo },
    'users/bruno': { ...aProfile(bruno), createdAt: longAgo },
  })
beforeEach(storeUsers)

/** The admin, who signed in some minutes ago. */
const signedInBefore = (minutes: number): Person => ({
  ...admin,
  claims: { auth_time: Math.floor(Date.now() / 1000) - minutes * 60 },
})

const changes: readonly (readonly [string, Commit])[] = [
  ['a role', roleCommit(ana, 'admin')],
  ['the bank account', bankCommit()],
]

describe.each(changes)('a change of %s', (_, valid) => {
  const [changed = '', entry = ''] = Object.keys(valid)

  it('needs a recent sign-in', async () => {
    await assertFails(send(shop.as(signedInBefore(recentSignInMinutes)), valid))
    await expectAccepted(shop.as(signedInBefore(recentSignInMinutes - 1)), valid)
  })

  it.each([
    ['no time', null],
    ['a text', String(Math.floor(Date.now() / 1000))],
  ])('is refused to a token with %s for the sign-in', async (__, auth_time) => {
    const person = { ...admin, claims: { auth_time } }
    await expectRefused(shop.as(person), valid, { valid, by: shop.as(admin) })
  })

  it('and its entry are refused without each other', async () => {
    await assertFails(send(shop.as(admin), without(valid, changed)))
    await expectRefused(shop.as(admin), without(valid, entry), { valid })
  })

  it('is refused with any other entry', async () => {
    const stored = valid[entry]
    if (stored === undefined || !('data' in stored)) throw new Error(`No entry ${entry}`)
    await expectEachRefused(
      shop.as(admin),
      forgeriesOf(mutationsOf(stored.data), (data) => ({ ...valid, [entry]: set(data) })),
      { valid },
    )
  })

  it('is refused with the entry of an earlier change', async () => {
    await expectAccepted(shop.as(admin), valid)
    await storeUsers()
    const { [changed]: change } = valid
    if (change === undefined) throw new Error(`No change of ${changed}`)
    await assertFails(send(shop.as(admin), { [changed]: change }))
    await shop.remove(entry)
    await expectAccepted(shop.as(admin), valid)
  })

  it('leaves an entry that nobody can change or delete', async () => {
    await expectAccepted(shop.as(admin), valid)
    const before = await shop.read(entry)
    for (const forged of [update({ changedAt: Timestamp.now() }), update({ by: 'ana' }), remove]) {
      await assertFails(send(shop.as(admin), { [entry]: forged }))
    }
    await assertFails(send(shop.as(admin), valid))
    expect(await shop.read(entry)).toEqual(before)
  })
})

it('one entry does not stand for the roles of two users', async () => {
  const entry = 'ana-admin'
  const forged = {
    ...roleCommit(bruno, 'admin', { entry }),
    ...roleCommit(ana, 'admin', { entry }),
  }
  await expectRefused(shop.as(admin), forged, { valid: roleCommit(ana, 'admin', { entry }) })
})

it('only admins read the log', async () => {
  await expectAccepted(shop.as(admin), bankCommit())
  for (const person of [ana, null]) {
    await assertFails(getDoc(doc(shop.as(person), 'auditLog/bank-1')))
    await assertFails(getDocs(collection(shop.as(person), 'auditLog')))
  }
  await assertSucceeds(getDoc(doc(shop.as(admin), 'auditLog/bank-1')))
  await assertSucceeds(getDocs(collection(shop.as(admin), 'auditLog')))
})
