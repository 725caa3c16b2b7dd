import { describe, expect, it } from 'vitest'

import type { ProductChanges } from '../catalog/productChanges.ts'
import { defaultShopSettings, type ShopSettings } from '../orders/shopSettings.ts'
import { aProduct } from '../testing/builders.ts'
import { remainingChanges } from './remainingChanges.ts'

const before = aProduct({ priceCents: 2700, stock: 10 })
const sold = { ...before, stock: 9 }

const remaining = (stored: typeof before, changes: ProductChanges) =>
  remainingChanges<ProductChanges>(stored, before, changes)

describe('remainingChanges', () => {
  it('keeps the fields that are changed', () => {
    const changes = { name: before.name, priceCents: 2900, stock: null }
    expect(remaining(before, changes)).toEqual({ priceCents: 2900, stock: null })
  })

  it('leaves a field alone that an order changed and the admin did not', () => {
    expect(remaining(sold, { priceCents: 2900, stock: 10 })).toEqual({ priceCents: 2900 })
  })

  it('is null when both changed a field', () => {
    expect(remaining(sold, { priceCents: 2900, stock: 20 })).toBeNull()
  })

  it('has nothing left to do when it is done a second time', () => {
    const changes = { priceCents: 2900, stock: 20 }
    expect(remaining({ ...before, ...changes }, changes)).toEqual({})
  })

  it('compares what texts in two languages say', () => {
    const unchanged = { salesPausedMessage: { ...defaultShopSettings.salesPausedMessage } }
    const paused = { ...defaultShopSettings, salesPausedMessage: { es: 'Ley seca', en: '' } }
    expect(remainingChanges<Partial<ShopSettings>>(paused, defaultShopSettings, unchanged)).toEqual(
      {},
    )
  })
})
