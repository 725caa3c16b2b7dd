import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { demoUser, profileOf, seedProducts, seedSettings } from '../seed/index.ts'
import { expectAccepted, set } from './testing/commit.ts'
import { openShop } from './testing/openShop.ts'
import { admin } from './testing/people.ts'

const shop = await openShop('seed')

describe('the seed', () => {
  it.each(seedProducts('Amaru'))(
    'contains a product that the rules accept from an admin: $id',
    async (seed) => {
      const { id, ...product } = seed
      const written = { ...product, updatedAt: serverTimestamp() }
      await expectAccepted(shop.as(admin), { [`products/${id}`]: set(written) })
    },
  )

  it('contains settings that the rules accept from an admin', async () => {
    const written = { ...seedSettings, updatedAt: serverTimestamp() }
    await expectAccepted(shop.as(admin), { 'settings/shop': set(written) })
  })

  it('contains a profile that the rules accept from its user', async () => {
    const written = { ...profileOf(demoUser), createdAt: serverTimestamp() }
    await expectAccepted(shop.as({ ...demoUser, emailVerified: true }), {
      [`users/${demoUser.uid}`]: set(written),
    })
  })
})
