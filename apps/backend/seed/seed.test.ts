import {
  availabilityOf,
  bankAccountSchema,
  checkCustomer,
  checkProfile,
  customerFormOf,
  doubtfulIdKind,
  productSchema,
  shopSettingsSchema,
} from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import {
  demoBankAccount,
  demoBatches,
  demoSettings,
  demoUser,
  seedAccounts,
  seedProducts,
  seedSettings,
} from './index.ts'

describe('the seed', () => {
  const products = seedProducts('Otra').map((product) => productSchema.parse(product))

  it('has the specified products, with the brand in their names', () => {
    expect(products.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Otra Destilado', 2700],
      ['Otra Triple Destilado', 3900],
      ['Otra Reposado', null],
    ])
  })

  it('has two available products and one that is coming soon', () => {
    expect(products.map(availabilityOf)).toEqual(['available', 'available', 'coming-soon'])
  })

  it('names a batch in the demonstration alone', () => {
    expect(products.map(({ batch }) => batch)).toEqual([null, null, null])
    const demo = seedProducts('Otra', demoBatches).map((product) => productSchema.parse(product))
    expect(demo.map(({ batch }) => batch)).toEqual(['7', null, null])
  })

  it('has valid settings, and those of the demonstration offer its transfer', () => {
    expect(shopSettingsSchema.parse(seedSettings)).toMatchObject({ shippingCents: 500 })
    expect(shopSettingsSchema.parse({ ...seedSettings, ...demoSettings }).transferOffered).toBe(
      true,
    )
    expect(bankAccountSchema.parse(demoBankAccount)).toEqual(demoBankAccount)
  })

  it('has a user and an admin with valid profiles', () => {
    expect(seedAccounts.map(({ role }) => role)).toEqual(['user', 'admin'])
    expect(seedAccounts.every((account) => checkProfile(account).ok)).toBe(true)
    expect(seedAccounts.every(({ cedula }) => doubtfulIdKind(cedula) === null)).toBe(true)
  })

  it('has a user who can order at once', () => {
    expect(checkCustomer(customerFormOf(demoUser, demoUser.email))).toMatchObject({ ok: true })
  })
})
