import { describe, expect, it } from 'vitest'

import { err, ok } from './result.ts'

describe('Result', () => {
  it('is a value or a reason', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 })
    expect(err('required')).toEqual({ ok: false, error: 'required' })
  })
})
