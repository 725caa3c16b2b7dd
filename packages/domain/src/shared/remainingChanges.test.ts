import { describe, expect, it } from 'vitest'

import type { Product } from '../catalog/product.ts'
import { defaultShopSettings, type ShopSettings } from '../orders/shopSettings.ts'
import { aProduct } from '../testing/builders.ts'
import { remainingChanges } from './remainingChanges.ts'

const before = aProduct({ priceCents: 2700, stock: 10 })
const sold = { ...before, stock: 9 }

const remaining = (stored: typeof before, changes: Partial<Product>) =>
  remainingChanges<Product>(stored, before, changes)

describe('remainingChanges', () => {
  it('returns only the changed fields', () => {
    const changes = { name: before.name, priceCents: 2900, stock: null }
    expect(remaining(before, changes)).toEqual({ priceCents: 2900, stock: null })
  })

  it('leaves out a field that an order changed and the admin did not', () => {
    expect(remaining(sold, { priceCents: 2900, stock: 10 })).toEqual({ priceCents: 2900 })
  })

  it('is null when both changed a field', () => {
    expect(remaining(sold, { priceCents: 2900, stock: 20 })).toBeNull()
  })

  it('returns nothing when the changes are already written', () => {
    const changes = { priceCents: 2900, stock: 20 }
    expect(remaining({ ...before, ...changes }, changes)).toEqual({})
  })

  it('compares texts in two languages by value', () => {
    const unchanged = { salesPausedMessage: { ...defaultShopSettings.salesPausedMessage } }
    const paused = { ...defaultShopSettings, salesPausedMessage: { es: 'Ley seca', en: '' } }
    expect(remainingChanges<Partial<ShopSettings>>(paused, defaultShopSettings, unchanged)).toEqual(
      {},
    )
  })
})
