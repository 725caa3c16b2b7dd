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
  it('is true for an address that was stored without city and province', () => {
    expect(isCustomerComplete(aCustomer({ direccion: 'Calle 1' }))).toBe(true)
  })

  it('is true if every field is valid', () => {
    expect(isCustomerComplete(aCustomer())).toBe(true)
    expect(isCustomerComplete(aCustomer({ telefono: '' }))).toBe(false)
  })
})

describe('checkDelivery', () => {
  const place = { city: 'Quito', province: 'Pichincha', reference: 'Casa azul' }

  const details = {
    nombre: 'Rosa Quishpe',
    cedula: '1710034065',
    telefono: '+593 99 123 4567',
    direccion: 'Calle 1',
  }

  it('returns the details with the joined address', () => {
    expect(checkDelivery({ ...details, direccion: ' Calle 1 ', ...place })).toEqual({
      ok: true,
      value: { ...details, direccion: 'Calle 1\nQuito, Pichincha\nReferencia: Casa azul' },
    })
  })

  it('requires the street even if city, province and reference are filled in', () => {
    expect(checkDelivery({ ...details, direccion: ' ', ...place })).toEqual({
      ok: false,
      error: { direccion: 'required' },
    })
  })

  it.each(['city', 'province'] as const)('requires the %s, which is more than a blank', (part) => {
    expect(checkDelivery({ ...details, ...place, [part]: ' ' })).toEqual({
      ok: false,
      error: { [part]: 'required' },
    })
  })

  it('does not require the reference', () => {
    expect(checkDelivery({ ...details, ...place, reference: '' })).toMatchObject({ ok: true })
  })

  it('limits the length of the whole address', () => {
    const direccion = 'x'.repeat(maxLength.direccion - 10)
    expect(checkDelivery({ ...details, direccion, ...place })).toEqual({
      ok: false,
      error: { direccion: 'too-long' },
    })
  })
})
