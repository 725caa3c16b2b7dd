import { describe, expect, it } from 'vitest'

import { checkFields } from './fieldErrors.ts'
import { err, ok } from './result.ts'

describe('checkFields', () => {
  it('gives the values of fields that are all right', () => {
    expect(checkFields({ name: ok('Rosa'), stock: ok(null) })).toEqual(
      ok({ name: 'Rosa', stock: null }),
    )
  })

  it('names every field that is wrong, and no other', () => {
    expect(
      checkFields({ name: ok('Rosa'), email: err('email-invalid'), price: err('required') }),
    ).toEqual(err({ email: 'email-invalid', price: 'required' }))
  })
})
