import { describe, expect, it } from 'vitest'

import { mergeForm } from './useEdit.ts'

const fields = ['price', 'stock', 'order'] as const
const began = { price: '27,00', stock: '240', order: '1' }

describe('a form of what others changed meanwhile', () => {
  it('keeps what was typed, and takes over the rest', () => {
    const typed = { ...began, price: '29,90' }
    const now = { ...began, stock: '238', order: '7' }
    expect(mergeForm(fields, typed, began, now)).toEqual({
      typed: { price: '29,90', stock: '238', order: '7' },
      changed: ['stock', 'order'],
    })
  })

  it('names a field that both have changed, and keeps what was typed', () => {
    const typed = { ...began, stock: '300' }
    const merged = mergeForm(fields, typed, began, { ...began, stock: '238' })
    expect(merged).toEqual({ typed, changed: ['stock'] })
  })

  it('does not name a field that is stored as it was typed', () => {
    const typed = { ...began, stock: '300', order: '2' }
    const merged = mergeForm(fields, typed, began, { ...began, stock: '300', order: '7' })
    expect(merged).toEqual({ typed, changed: ['order'] })
  })
})
