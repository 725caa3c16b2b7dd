import { describe, expect, it } from 'vitest'

import { checkFields } from './fieldErrors.ts'
import { err, ok } from './result.ts'

describe('checkFields', () => {
  it('returns the values if all fields are valid', () => {
    expect(checkFields({ name: ok('Rosa'), stock: ok(null) })).toEqual(
      ok({ name: 'Rosa', stock: null }),
    )
  })

  it('reports every invalid field and no other', () => {
    expect(
      checkFields({ name: ok('Rosa'), email: err('email-invalid'), price: err('required') }),
    ).toEqual(err({ email: 'email-invalid', price: 'required' }))
  })
})
