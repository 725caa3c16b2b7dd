import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { changedFields, checkProfile, pickProfileChanges } from './profile.ts'

describe('checkProfile', () => {
  const changes = { nombre: 'Rosa', cedula: 'AB-1', telefono: '+593 99', direccion: 'Quito' }

  it('returns only the four fields that may be written', () => {
    const spaced = { ...changes, nombre: ' Rosa ', role: 'admin', email: 'other@example.com' }
    expect(checkProfile(spaced)).toEqual({ ok: true, value: changes })
  })

  it('requires no field', () => {
    const empty = { nombre: '', cedula: '', telefono: '', direccion: '' }
    expect(checkProfile(empty)).toEqual({ ok: true, value: empty })
  })

  it('rejects texts longer than the limit of their field', () => {
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

describe('pickProfileChanges', () => {
  it('returns only the given fields that the owner may change', () => {
    const typed = { telefono: '+593 99', role: 'admin', email: 'other@example.com' }
    expect(pickProfileChanges(typed)).toEqual({ telefono: '+593 99' })
    expect(pickProfileChanges({})).toEqual({})
  })
})

describe('changedFields', () => {
  const read = { nombre: 'Rosa', cedula: 'AB-1', telefono: '', direccion: 'Quito' }

  it('returns the fields that differ from what was read, including emptied ones', () => {
    expect(changedFields(read, { ...read, telefono: '+593 99', direccion: '' })).toEqual({
      telefono: '+593 99',
      direccion: '',
    })
  })

  it('returns nothing for an unchanged profile, and never another field', () => {
    const more = { ...read, role: 'admin', email: 'other@example.com' }
    expect(changedFields(read, more)).toEqual({})
  })
})
