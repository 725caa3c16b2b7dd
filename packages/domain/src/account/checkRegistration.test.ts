import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { maxEmailLength } from '../shared/textFields.ts'
import { checkRegistration, type RegistrationForm } from './checkRegistration.ts'
import { profileFields } from './profile.ts'

const form: RegistrationForm = {
  nombre: ' Rosa Quishpe ',
  cedula: ' 1710034065 ',
  email: ' rosa@example.com ',
  password: ' secret ',
  confirmPassword: ' secret ',
}

describe('checkRegistration', () => {
  it('returns credentials and person, with trimmed texts', () => {
    expect(checkRegistration(form)).toEqual(
      ok({
        credentials: { email: 'rosa@example.com', password: ' secret ' },
        nombre: 'Rosa Quishpe',
        cedula: '1710034065',
      }),
    )
  })

  it('requires all five fields', () => {
    const empty = { nombre: '', cedula: ' ', email: '', password: '', confirmPassword: '' }
    expect(checkRegistration(empty)).toEqual(
      err({
        nombre: 'required',
        cedula: 'required',
        email: 'required',
        password: 'required',
        confirmPassword: 'required',
      }),
    )
  })

  it('rejects passwords that differ, even by a space', () => {
    expect(checkRegistration({ ...form, confirmPassword: 'secret' })).toEqual(
      err({ confirmPassword: 'registerPasswordsDontMatch' }),
    )
  })

  it('reports a short password and an invalid address', () => {
    const wrong = { ...form, email: 'rosa', password: 'short', confirmPassword: 'short' }
    expect(checkRegistration(wrong)).toEqual(
      err({ email: 'email-invalid', password: 'password-too-short' }),
    )
  })

  it('rejects texts longer than the limits of a profile', () => {
    const long = {
      ...form,
      nombre: 'n'.repeat(profileFields.nombre.maxLength + 1),
      cedula: '1'.repeat(profileFields.cedula.maxLength + 1),
      email: `${'e'.repeat(maxEmailLength)}@example.com`,
    }
    expect(checkRegistration(long)).toEqual(
      err({ nombre: 'too-long', cedula: 'too-long', email: 'too-long' }),
    )
  })

  it('accepts a passport number as cedula', () => {
    expect(checkRegistration({ ...form, cedula: 'AB-123' })).toMatchObject({
      ok: true,
      value: { cedula: 'AB-123' },
    })
  })
})
