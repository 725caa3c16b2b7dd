import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { checkRegistration, type RegistrationForm } from './registration.ts'

const form: RegistrationForm = {
  nombre: ' Rosa Quishpe ',
  cedula: ' 1710034065 ',
  email: ' rosa@example.com ',
  password: ' secret ',
  confirmPassword: ' secret ',
}

describe('checkRegistration', () => {
  it('gives the credentials and the person, without spaces around the texts', () => {
    expect(checkRegistration(form)).toEqual({
      ok: true,
      value: {
        credentials: { email: 'rosa@example.com', password: ' secret ' },
        nombre: 'Rosa Quishpe',
        cedula: '1710034065',
      },
    })
  })

  it('asks for all five fields', () => {
    const empty = { nombre: '', cedula: ' ', email: '', password: '', confirmPassword: '' }
    expect(checkRegistration(empty)).toEqual({
      ok: false,
      error: {
        nombre: 'required',
        cedula: 'required',
        email: 'required',
        password: 'required',
        confirmPassword: 'required',
      },
    })
  })

  it('notices passwords that do not match, down to a space', () => {
    expect(checkRegistration({ ...form, confirmPassword: 'secret' })).toEqual({
      ok: false,
      error: { confirmPassword: 'registerPasswordsDontMatch' },
    })
  })

  it('names a short password and a wrong address', () => {
    const wrong = { ...form, email: 'rosa', password: 'short', confirmPassword: 'short' }
    expect(checkRegistration(wrong)).toEqual({
      ok: false,
      error: { email: 'email-invalid', password: 'password-too-short' },
    })
  })

  it('refuses texts longer than the profile holds', () => {
    const long = {
      ...form,
      nombre: 'n'.repeat(maxLength.nombre + 1),
      cedula: '1'.repeat(maxLength.cedula + 1),
      email: `${'e'.repeat(maxLength.email)}@example.com`,
    }
    expect(checkRegistration(long)).toEqual({
      ok: false,
      error: { nombre: 'too-long', cedula: 'too-long', email: 'too-long' },
    })
  })

  it('keeps a passport number that is no cedula', () => {
    expect(checkRegistration({ ...form, cedula: 'AB-123' })).toMatchObject({
      ok: true,
      value: { cedula: 'AB-123' },
    })
  })
})
