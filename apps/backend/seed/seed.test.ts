import { readFileSync } from 'node:fs'

import {
  availabilityOf,
  currency,
  isEcuadorianCedula,
  productSchema,
  shopSettingsSchema,
} from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { seedAccounts, seedProducts, seedSettings } from './index.ts'

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

  it('has valid settings', () => {
    expect(shopSettingsSchema.parse(seedSettings)).toMatchObject({ shippingCents: 500 })
  })

  it('has the currency that the rules accept, and no other', () => {
    const rules = readFileSync(new URL('../firestore.rules', import.meta.url), 'utf8')
    const accepted = [...rules.matchAll(/currency'?(?: ==|:) '(\w+)'/g)].map(([, code]) => code)
    expect(accepted.length).toBeGreaterThan(1)
    expect(
      new Set([...accepted, ...seedProducts('Otra').map((product) => product.currency)]),
    ).toEqual(new Set([currency]))
  })

  it('has a user and an admin with valid cedulas', () => {
    expect(seedAccounts.map(({ role }) => role)).toEqual(['user', 'admin'])
    expect(seedAccounts.every(({ cedula }) => isEcuadorianCedula(cedula))).toBe(true)
  })
})
