import { describe, expect, it } from 'vitest'

import { checkOrderForm } from './checkOrderForm.ts'
import { maxNotesLength } from './order.ts'

const form = { notes: '', adult: 'on', terms: 'on' }

describe('checkOrderForm', () => {
  it('accepts a form with both boxes ticked and trims the notes', () => {
    expect(checkOrderForm({ ...form, notes: ' El portero recibe. ' })).toEqual({
      ok: true,
      value: { notes: 'El portero recibe.' },
    })
  })

  it('requires both boxes', () => {
    expect(checkOrderForm({ ...form, adult: '', terms: '' })).toEqual({
      ok: false,
      error: { adult: 'required', terms: 'required' },
    })
  })

  it('accepts notes up to the limit, not counting surrounding spaces', () => {
    const longest = 'x'.repeat(maxNotesLength)
    expect(checkOrderForm({ ...form, notes: ` ${longest} ` }).ok).toBe(true)
    expect(checkOrderForm({ ...form, notes: `${longest}x` })).toEqual({
      ok: false,
      error: { notes: 'too-long' },
    })
  })
})
