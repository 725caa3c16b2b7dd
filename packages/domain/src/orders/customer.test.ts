import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { profileFields } from '../account/profile.ts'
import { mapRecord } from '../shared/mapRecord.ts'
import { err, ok } from '../shared/result.ts'
import { anyCustomerForm } from '../testing/arbitraries.ts'
import { aCheckedCustomer, aCheckedReceiver, aCustomer, aProfile } from '../testing/builders.ts'
import { provinces } from './address.ts'
import {
  addressFormOf,
  checkCustomer,
  checkDeskCustomer,
  checkDeskReceiver,
  checkReceiver,
  customerFieldNames,
  customerFields,
  customerFormOf,
  hasNoAddress,
  profileTextsAfter,
  profileTextsOf,
  withoutAddress,
} from './customer.ts'

const { idKind: _, ...form } = aCheckedCustomer()

describe('the receiver of a gift', () => {
  it('is checked by the rules of the customer, and cleaned', () => {
    const typed = { ...aCheckedReceiver(), nombre: ' Inés Tituaña ' }
    expect(checkReceiver(typed)).toEqual(ok(aCheckedReceiver()))
    const nothing = mapRecord(aCheckedReceiver(), () => '')
    const required = ['nombre', 'telefono', 'direccion', 'city', 'province']
    const wrong = checkReceiver({ ...nothing, reference: 'x'.repeat(121) })
    expect(wrong).toEqual(
      err({
        ...Object.fromEntries(required.map((field) => [field, 'required'])),
        reference: 'too-long',
      }),
    )
    expect(checkReceiver({ ...typed, telefono: 'abc' })).toEqual(
      err({ telefono: 'telephone-invalid' }),
    )
  })

  it('needs only a name at the desk', () => {
    const typed = { ...mapRecord(aCheckedReceiver(), () => ''), nombre: 'Inés' }
    expect(checkDeskReceiver(typed).ok).toBe(true)
    expect(checkDeskReceiver({ ...typed, nombre: '' })).toEqual(err({ nombre: 'required' }))
  })
})

describe('checkCustomer', () => {
  it('returns the texts cleaned, the address in lower case, and the kind of the id', () => {
    const typed = {
      ...form,
      nombre: ' Rosa\u00A0Quis\u00ADhpe\u200B ',
      email: ' Rosa@Example.com ',
      reference: ' ',
      role: 'admin',
    }
    expect(checkCustomer(typed)).toEqual(ok(aCheckedCustomer()))
  })

  const optional: readonly string[] = ['businessName', 'reference']

  it.each(customerFieldNames)('requires %s, unless it is optional', (field) => {
    const checked = checkCustomer({ ...form, [field]: ' ' })
    expect(checked).toEqual(
      optional.includes(field) ? ok(aCheckedCustomer()) : err({ [field]: 'required' }),
    )
  })

  it('leaves out the address of an order that goes elsewhere, whatever was typed', () => {
    const picked = aCheckedCustomer({ direccion: '', city: '', province: '', reference: '' })
    expect(checkDeskCustomer({ ...form, direccion: 'a' }, true)).toEqual(ok(picked))
    expect(checkCustomer({ ...form, direccion: 'a', city: '7' }, true)).toEqual(ok(picked))
    expect(checkCustomer({ ...form, nombre: '' }, true)).toEqual(err({ nombre: 'required' }))
    expect(checkCustomer(withoutAddress(form), true).ok).toBe(true)
    expect(checkCustomer(withoutAddress(form)).ok).toBe(false)
  })

  it.each(['direccion', 'city', 'province', 'reference'])('has an address by its %s', (field) => {
    expect(hasNoAddress({ ...withoutAddress(form), [field]: ' ' })).toBe(true)
    expect(hasNoAddress({ ...withoutAddress(form), [field]: 'Loja' })).toBe(false)
  })

  it('names every missing field at once', () => {
    const empty = Object.fromEntries(customerFieldNames.map((field) => [field, '']))
    const checked = checkCustomer({ ...form, ...empty })
    expect(checked.ok ? [] : Object.keys(checked.error)).toHaveLength(
      customerFieldNames.length - optional.length,
    )
  })

  it('limits the length of every text', () => {
    const long = mapRecord(customerFields, ({ maxLength }) => 'x'.repeat(maxLength + 1))
    expect(checkCustomer(long)).toEqual(err(mapRecord(customerFields, () => 'too-long')))
    const atTheLimit = mapRecord(customerFields, ({ maxLength }) => 'x'.repeat(maxLength))
    const { nombre, cedula, city, reference } = atTheLimit
    const telefono = '1'.repeat(customerFields.telefono.maxLength)
    expect(checkCustomer({ ...form, nombre, cedula, telefono, city, reference }).ok).toBe(true)
  })

  it.each([
    ['nombre', 'X', 'name-incomplete'],
    ['nombre', '1234', 'name-incomplete'],
    ['nombre', 'X.', 'name-incomplete'],
    ['direccion', 'a', 'street-incomplete'],
    ['direccion', '12345', 'street-incomplete'],
    ['direccion', '-- , --', 'street-incomplete'],
    ['direccion', '12', 'street-incomplete'],
    ['direccion', 'xx', 'street-incomplete'],
    ['city', '7', 'city-incomplete'],
    ['city', 'Q', 'city-incomplete'],
    ['telefono', 'abc', 'telephone-invalid'],
    ['telefono', '---', 'telephone-invalid'],
  ])('refuses the %s “%s”, which says nothing', (field, text, error) => {
    expect(checkCustomer({ ...form, [field]: text })).toEqual(err({ [field]: error }))
  })

  it.each([
    ['nombre', 'Li'],
    ['nombre', 'Ña'],
    ['nombre', "O'Brien D’Angelo"],
    ['nombre', '王芳'],
    ['nombre', 'J. R. Mora'],
    ['direccion', 'Km 5 vía a Daule'],
    ['direccion', 'Mz 4'],
    ['direccion', 'C 1'],
    ['direccion', '5 y 6'],
    ['direccion', '10 de Agosto'],
    ['city', 'Bua'],
    ['city', '24 de Mayo'],
    ['city', 'Ña'],
    ['telefono', '+593 99 123 4567 / +593 98 765 4321 (esposa)'],
    ['telefono', '٠٩٩ ١٢٣ ٤٥٦٧'],
    ['telefono', '2345678'],
  ])('takes the %s “%s”', (field, text) => {
    expect(checkCustomer({ ...form, [field]: text })).toMatchObject({ ok: true })
  })

  it('refuses an address that no account could have', () => {
    expect(checkCustomer({ ...form, email: 'rosa' })).toEqual(err({ email: 'email-invalid' }))
  })

  it('takes only the provinces of Ecuador', () => {
    const wrong = { nombre: 'required', province: 'required' }
    expect(checkCustomer({ ...form, nombre: '', province: 'Galicia' })).toEqual(err(wrong))
  })

  it('limits the length of the whole address, which a profile keeps as one text', () => {
    const direccion = 'x'.repeat(profileFields.direccion.maxLength - 10)
    expect(checkCustomer({ ...form, direccion })).toEqual(err({ direccion: 'too-long' }))
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

it('shows the address of an order in a form, its street in one line', () => {
  const address = { direccion: 'Calle Larga 1\nPiso 2', city: 'Cuenca', reference: '' }
  const shown = addressFormOf(aCustomer({ ...address, province: 'Azuay' }))
  expect(shown).toEqual({ ...address, direccion: 'Calle Larga 1, Piso 2', province: 'Azuay' })
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
    expect(checkCustomer(known).ok).toBe(false)
    expect(checkCustomer(customerFormOf(aProfile(), 'rosa@example.com')).ok).toBe(true)
  })
})

it('keeps the address of a profile after an order that was picked up', () => {
  const profile = profileTextsOf(aCheckedCustomer())
  const other = aCheckedCustomer({ ...withoutAddress(form), province: '' })
  expect(profileTextsAfter(profile, { ...other, telefono: '099 765 4321' })).toEqual({
    ...profile,
    telefono: '099 765 4321',
  })
  const moved = aCheckedCustomer({ direccion: 'Calle Larga 1-23' })
  expect(profileTextsAfter(profile, moved)).toEqual(profileTextsOf(moved))
})
