import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { profileFields } from '../account/profile.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { anyCustomerForm } from '../testing/arbitraries.ts'
import { aCustomer, aProfile } from '../testing/builders.ts'
import { provinces } from './address.ts'
import {
  checkCustomer,
  customerFieldNames,
  customerFields,
  customerFormOf,
  idKindOf,
  isCustomerComplete,
  profileTextsOf,
} from './customer.ts'

const { idKind: _, ...form } = aCustomer()

describe('checkCustomer', () => {
  it('returns the texts trimmed, the address in lower case, and the kind of the id', () => {
    const typed = {
      ...form,
      nombre: ' Rosa Quishpe ',
      email: ' Rosa@Example.com ',
      reference: ' ',
      role: 'admin',
    }
    expect(checkCustomer(typed)).toEqual({ ok: true, value: aCustomer() })
  })

  it.each(customerFieldNames)('requires %s, unless it is the reference', (field) => {
    const checked = checkCustomer({ ...form, [field]: ' ' })
    expect(checked).toEqual(
      field === 'reference'
        ? { ok: true, value: aCustomer() }
        : { ok: false, error: { [field]: 'required' } },
    )
  })

  it('names every missing field at once', () => {
    const empty = Object.fromEntries(customerFieldNames.map((field) => [field, '']))
    const checked = checkCustomer({ ...form, ...empty })
    expect(checked.ok ? [] : Object.keys(checked.error)).toHaveLength(customerFieldNames.length - 1)
  })

  it('limits the length of every text', () => {
    const long = mapRecord(customerFields, ({ maxLength }) => 'x'.repeat(maxLength + 1))
    expect(checkCustomer(long)).toEqual({
      ok: false,
      error: mapRecord(customerFields, () => 'too-long'),
    })
    const atTheLimit = mapRecord(customerFields, ({ maxLength }) => 'x'.repeat(maxLength))
    const { nombre, cedula, telefono, city, reference } = atTheLimit
    expect(checkCustomer({ ...form, nombre, cedula, telefono, city, reference }).ok).toBe(true)
  })

  it('refuses an address that no account could have', () => {
    expect(checkCustomer({ ...form, email: 'rosa' })).toEqual({
      ok: false,
      error: { email: 'email-invalid' },
    })
  })

  it('takes only the provinces of Ecuador', () => {
    expect(checkCustomer({ ...form, province: 'Galicia' })).toEqual({
      ok: false,
      error: { province: 'required' },
    })
  })

  it('limits the length of the whole address, which a profile keeps as one text', () => {
    const direccion = 'x'.repeat(profileFields.direccion.maxLength - 10)
    expect(checkCustomer({ ...form, direccion })).toEqual({
      ok: false,
      error: { direccion: 'too-long' },
    })
  })

  it('accepts what people type, and its own result again', () => {
    fc.assert(
      fc.property(anyCustomerForm, (typed) => {
        const checked = checkCustomer(typed)
        expect(checked.ok).toBe(true)
        if (!checked.ok) return
        expect(checked.value.email).toBe(typed.email.toLowerCase())
        expect(provinces).toContain(checked.value.province)
        expect(checkCustomer(checked.value)).toEqual(checked)
      }),
    )
  })
})

describe('the kind of an id', () => {
  it.each([
    ['1710034065', 'cedula'],
    [' 171003406-5 ', 'cedula'],
    ['1710034065001', 'ruc'],
    ['1790012345001', 'ruc'],
    ['AB123456', 'passport'],
    ['171003406', 'passport'],
  ])('of %s is %s', (typed, kind) => {
    expect(idKindOf(typed)).toBe(kind)
  })
})

describe('a customer and a profile', () => {
  it('share the texts; a profile has the whole address in one', () => {
    expect(profileTextsOf(aCustomer({ reference: 'Casa azul' }))).toEqual({
      nombre: 'Rosa Quishpe',
      cedula: '1710034065',
      telefono: '+593 99 123 4567',
      direccion: 'Av. Amazonas N34-120\nQuito, Pichincha\nReferencia: Casa azul',
    })
  })

  it('fill the form again with what an order has stored', () => {
    const profile = aProfile({ role: 'admin' })
    expect(customerFormOf(profile, 'rosa@example.com')).toEqual(form)
  })

  it('leave open what a profile does not have', () => {
    const empty = aProfile({ nombre: '', telefono: '', direccion: 'Calle 1' })
    const known = customerFormOf(empty, 'rosa@example.com')
    expect(known).toMatchObject({ nombre: '', direccion: 'Calle 1', city: '', province: '' })
    expect(isCustomerComplete(known)).toBe(false)
    expect(isCustomerComplete(customerFormOf(aProfile(), 'rosa@example.com'))).toBe(true)
  })
})
