import { describe, expect, it } from 'vitest'

import { openShop } from '../rules/testing/openShop.ts'
import { demoBankAccount, demoSettings, demoUser } from '../seed/index.ts'
import { realShopSettings, seedShop } from './seedShop.ts'

const shop = await openShop('seed-shop')
const target = {
  origin: `http://${process.env['FIRESTORE_EMULATOR_HOST']}`,
  projectId: 'demo-rules-seed-shop',
  token: 'owner',
}
const seed = { brandName: 'Otra', accounts: [demoUser], overwrite: false }

describe('seeding a shop', () => {
  it('writes products, settings and profiles with their times', async () => {
    await seedShop(target, seed)
    expect(await shop.read('products/destilado')).toMatchObject({
      name: 'Otra Destilado',
      price: 27,
      updatedAt: expect.anything(),
    })
    expect(await shop.read('settings/shop')).toMatchObject({
      shippingCents: 500,
      verifiedEmailOnly: false,
    })
    const profile = await shop.read(`users/${demoUser.uid}`)
    expect(profile).toMatchObject({ email: demoUser.email, createdAt: expect.anything() })
    expect(profile).not.toHaveProperty('password')
  })

  it('requires verified addresses in a real project, and offers no transfer without an account', async () => {
    await seedShop(target, { ...seed, settings: realShopSettings })
    expect(await shop.read('settings/shop')).toMatchObject({
      verifiedEmailOnly: true,
      transferOffered: false,
    })
    expect(await shop.read('settings/bank')).toBeUndefined()
  })

  it('writes the bank account of the demonstration', async () => {
    await seedShop(target, { ...seed, settings: demoSettings, bankAccount: demoBankAccount })
    expect(await shop.read('settings/shop')).toMatchObject({ transferOffered: true })
    expect(await shop.read('settings/bank')).toMatchObject({ account: demoBankAccount })
  })

  it('overwrites existing documents only with the option overwrite', async () => {
    await shop.store({ 'products/reposado': { name: 'The owner’s' } })
    await expect(seedShop(target, seed)).rejects.toThrow(/409/)
    expect(await shop.read('settings/shop')).toBeUndefined()

    await seedShop(target, { ...seed, overwrite: true })
    expect(await shop.read('products/reposado')).toMatchObject({ name: 'Otra Reposado' })
  })
})
