import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { aCustomer, aProfile } from '../testing/builders.ts'
import { checkCustomer, checkDelivery, isCustomerComplete } from './checkCustomer.ts'
import type { Customer } from './order.ts'

// Object.keys returns plain strings.
const fields = Object.keys(aCustomer()) as (keyof Customer)[]

describe('checkCustomer', () => {
  it('returns only the five fields, trimmed', () => {
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
  it('is true if every field is valid', () => {
    expect(isCustomerComplete(aCustomer())).toBe(true)
    expect(isCustomerComplete(aCustomer({ telefono: '' }))).toBe(false)
  })
})

describe('checkDelivery', () => {
  const place = { city: 'Quito', province: 'Pichincha', reference: 'Casa azul' }

  it('returns the customer with the joined address', () => {
    expect(checkDelivery({ ...aCustomer({ direccion: ' Calle 1 ' }), ...place })).toEqual({
      ok: true,
      value: aCustomer({ direccion: 'Calle 1\nQuito, Pichincha\nReferencia: Casa azul' }),
    })
  })

  it('requires the street even if city, province and reference are filled in', () => {
    expect(checkDelivery({ ...aCustomer({ direccion: ' ' }), ...place })).toEqual({
      ok: false,
      error: { direccion: 'required' },
    })
  })

  it('limits the length of the whole address', () => {
    const direccion = 'x'.repeat(maxLength.direccion - 10)
    expect(checkDelivery({ ...aCustomer({ direccion }), ...place })).toEqual({
      ok: false,
      error: { direccion: 'too-long' },
    })
  })
})
