import { serverTimestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { demoUser, profileOf, seedProducts, seedSettings } from '../seed/index.ts'
import { expectAccepted, set } from './testing/commit.ts'
import { openShop } from './testing/openShop.ts'
import { admin } from './testing/people.ts'

const shop = await openShop('seed')

describe('the seed', () => {
  it.each(seedProducts('Amaru'))('holds a product that an admin could write: $id', async (seed) => {
    const { id, ...product } = seed
    const written = { ...product, updatedAt: serverTimestamp() }
    await expectAccepted(shop.as(admin), { [`products/${id}`]: set(written) })
  })

  it('holds settings that an admin could write', async () => {
    const written = { ...seedSettings, updatedAt: serverTimestamp() }
    await expectAccepted(shop.as(admin), { 'settings/shop': set(written) })
  })

  it('holds a profile that its user could write', async () => {
    const written = { ...profileOf(demoUser), createdAt: serverTimestamp() }
    await expectAccepted(shop.as({ ...demoUser, emailVerified: true }), {
      [`users/${demoUser.uid}`]: set(written),
    })
  })
})
