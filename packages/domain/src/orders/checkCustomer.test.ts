import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { aCustomer, aProfile } from '../testing/builders.ts'
import { checkCustomer, isCustomerComplete } from './checkCustomer.ts'
import type { Customer } from './order.ts'

// Object.keys forgets the keys of the type it is given.
const fields = Object.keys(aCustomer()) as (keyof Customer)[]

describe('checkCustomer', () => {
  it('gives the five fields alone, without spaces around them', () => {
    expect(checkCustomer(aProfile({ nombre: ' Rosa Quishpe ' }))).toEqual({
      ok: true,
      value: aCustomer(),
    })
  })

  it.each(fields)('requires %s', (field) => {
    expect(checkCustomer(aCustomer({ [field]: ' ' }))).toEqual({
      ok: false,
      error: { [field]: 'required' },
    })
  })

  it.each(fields)('limits the length of %s', (field) => {
    const limit = maxLength[field]
    expect(checkCustomer(aCustomer({ [field]: 'x'.repeat(limit) })).ok).toBe(true)
    expect(checkCustomer(aCustomer({ [field]: 'x'.repeat(limit + 1) }))).toEqual({
      ok: false,
      error: { [field]: 'too-long' },
    })
  })
})

describe('isCustomerComplete', () => {
  it('tells whether an order can be shipped', () => {
    expect(isCustomerComplete(aCustomer())).toBe(true)
    expect(isCustomerComplete(aCustomer({ telefono: '' }))).toBe(false)
  })
})
