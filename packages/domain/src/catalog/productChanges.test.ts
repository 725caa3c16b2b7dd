import { describe, expect, it } from 'vitest'

import { aProduct } from '../testing/builders.ts'
import { remainingChanges } from './productChanges.ts'

const before = aProduct({ priceCents: 2700, stock: 10 })

describe('remainingChanges', () => {
  it('keeps the fields that are changed', () => {
    const changes = { name: before.name, priceCents: 2900, stock: null }
    expect(remainingChanges(before, before, changes)).toEqual({
      ok: true,
      value: { priceCents: 2900, stock: null },
    })
  })

  it('leaves a field alone that an order changed and the admin did not', () => {
    const sold = { ...before, stock: 9 }
    expect(remainingChanges(sold, before, { priceCents: 2900, stock: 10 })).toEqual({
      ok: true,
      value: { priceCents: 2900 },
    })
  })

  it('refuses a field that both changed', () => {
    const sold = { ...before, stock: 9 }
    expect(remainingChanges(sold, before, { priceCents: 2900, stock: 20 })).toEqual({
      ok: false,
      error: 'product-changed',
    })
  })

  it('has nothing left to do when it is done a second time', () => {
    const changes = { priceCents: 2900, stock: 20 }
    expect(remainingChanges({ ...before, ...changes }, before, changes)).toEqual({
      ok: true,
      value: {},
    })
  })
})
