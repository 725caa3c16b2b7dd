import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { checkCheckout, type CheckoutFields } from './checkCheckout.ts'
import { maxNotesLength } from './order.ts'

const form: CheckoutFields = {
  email: ' rosa@example.com ',
  password: ' pitahaya ',
  nombre: ' Rosa Quishpe ',
  cedula: '1710034065',
  telefono: '099 123 4567',
  direccion: 'Calle 1',
  city: ' Quito ',
  province: 'Pichincha',
  reference: '',
  notes: ' El portero recibe. ',
  adult: 'on',
}
const empty: CheckoutFields = {
  email: '',
  password: '',
  nombre: ' ',
  cedula: '',
  telefono: '',
  direccion: '',
  city: ' ',
  province: '',
  reference: '',
  notes: '',
  adult: '',
}
const all = { account: true, delivery: true }

describe('checkCheckout', () => {
  it('returns account, delivery and notes; all but the password trimmed', () => {
    expect(checkCheckout(form, all)).toEqual({
      ok: true,
      value: {
        credentials: { email: 'rosa@example.com', password: ' pitahaya ' },
        delivery: {
          nombre: 'Rosa Quishpe',
          cedula: '1710034065',
          telefono: '099 123 4567',
          direccion: 'Calle 1\nQuito, Pichincha',
        },
        notes: 'El portero recibe.',
      },
    })
  })

  it('names each missing field; reference and notes are optional', () => {
    const { reference: _, notes: __, ...required } = empty
    expect(checkCheckout(empty, all)).toEqual({
      ok: false,
      error: Object.fromEntries(Object.keys(required).map((field) => [field, 'required'])),
    })
  })

  it('does not check the parts that are not shown', () => {
    expect(checkCheckout({ ...empty, adult: 'on' }, { account: false, delivery: false })).toEqual({
      ok: true,
      value: { credentials: null, delivery: null, notes: '' },
    })
  })

  it('requires a password that is long enough for a new account', () => {
    expect(checkCheckout({ ...form, password: '12345' }, all)).toEqual({
      ok: false,
      error: { password: 'password-too-short' },
    })
  })

  it('accepts notes up to the limit, not counting surrounding spaces', () => {
    const longest = 'x'.repeat(maxNotesLength)
    expect(checkCheckout({ ...form, notes: ` ${longest} ` }, all).ok).toBe(true)
    expect(checkCheckout({ ...form, notes: `${longest}x` }, all)).toEqual({
      ok: false,
      error: { notes: 'too-long' },
    })
  })

  it.each(['nombre', 'cedula', 'telefono', 'direccion'] as const)(
    'limits the length of %s',
    (field) => {
      expect(checkCheckout({ ...form, [field]: 'x'.repeat(maxLength[field] + 1) }, all)).toEqual({
        ok: false,
        error: { [field]: 'too-long' },
      })
    },
  )
})
