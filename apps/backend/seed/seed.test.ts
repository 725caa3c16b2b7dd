import {
  availabilityOf,
  isEcuadorianCedula,
  productSchema,
  shopSettingsSchema,
} from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { seedAccounts, seedProducts, seedSettings } from './index.ts'

describe('the seed', () => {
  const products = seedProducts('Otra').map((product) => productSchema.parse(product))

  it('has the products that the specification prices, named after the brand', () => {
    expect(products.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Otra Destilado', 2700],
      ['Otra Triple Destilado', 3900],
      ['Otra Reposado', null],
    ])
  })

  it('sells two of them and announces the third', () => {
    expect(products.map(availabilityOf)).toEqual(['available', 'available', 'coming-soon'])
  })

  it('has settings that the shop can read', () => {
    expect(shopSettingsSchema.parse(seedSettings)).toMatchObject({ shippingCents: 500 })
  })

  it('has a user and an admin, with cedulas that nobody is warned about', () => {
    expect(seedAccounts.map(({ role }) => role)).toEqual(['user', 'admin'])
    expect(seedAccounts.every(({ cedula }) => isEcuadorianCedula(cedula))).toBe(true)
  })
})
