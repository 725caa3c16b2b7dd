import { describe, expect, it } from 'vitest'

import { aProfile } from '../testing/builders.ts'
import { maxLength } from './fieldErrors.ts'
import { checkProfile, profileSchema } from './profile.ts'

describe('profileSchema', () => {
  it('reads a whole profile as it is', () => {
    expect(profileSchema.parse(aProfile({ role: 'admin' }))).toEqual(aProfile({ role: 'admin' }))
  })

  it('reads the profile of a Google sign-in: no name, the role `user` when absent', () => {
    expect(profileSchema.parse({ email: 'rosa@example.com' })).toEqual({
      email: 'rosa@example.com',
      nombre: '',
      cedula: '',
      telefono: '',
      direccion: '',
      role: 'user',
      createdAt: null,
    })
  })

  it.each(['owner', 'Admin', 7, null, ['admin']])('takes the role %j for `user`', (role) => {
    expect(profileSchema.parse({ ...aProfile(), role }).role).toBe('user')
  })

  it.each([{ nombre: 7 }, { email: null }, { createdAt: 'yesterday' }])('refuses %j', (wrong) => {
    expect(profileSchema.safeParse({ ...aProfile(), ...wrong }).success).toBe(false)
  })
})

describe('checkProfile', () => {
  const changes = { nombre: 'Rosa', cedula: 'AB-1', telefono: '+593 99', direccion: 'Quito' }

  it('gives the four fields that may be written, and no others', () => {
    const spaced = { ...changes, nombre: ' Rosa ', role: 'admin', email: 'other@example.com' }
    expect(checkProfile(spaced)).toEqual({ ok: true, value: changes })
  })

  it('requires none', () => {
    const empty = { nombre: '', cedula: '', telefono: '', direccion: '' }
    expect(checkProfile(empty)).toEqual({ ok: true, value: empty })
  })

  it('refuses texts that are too long, each by its own limit', () => {
    const long = {
      nombre: 'n'.repeat(maxLength.nombre + 1),
      cedula: 'c'.repeat(maxLength.cedula + 1),
      telefono: 't'.repeat(maxLength.telefono + 1),
      direccion: 'd'.repeat(maxLength.direccion + 1),
    }
    expect(checkProfile(long)).toEqual({
      ok: false,
      error: {
        nombre: 'too-long',
        cedula: 'too-long',
        telefono: 'too-long',
        direccion: 'too-long',
      },
    })
  })
})
