import { describe, expect, it } from 'vitest'

import { maxLength } from '../shared/textFields.ts'
import { changedFields, checkProfile, pickProfileChanges } from './profile.ts'

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

describe('pickProfileChanges', () => {
  it('gives the changed fields that its owner may change, and no others', () => {
    const typed = { telefono: '+593 99', role: 'admin', email: 'other@example.com' }
    expect(pickProfileChanges(typed)).toEqual({ telefono: '+593 99' })
    expect(pickProfileChanges({})).toEqual({})
  })
})

describe('changedFields', () => {
  const read = { nombre: 'Rosa', cedula: 'AB-1', telefono: '', direccion: 'Quito' }

  it('are those that hold something else than when they were read, also nothing any more', () => {
    expect(changedFields(read, { ...read, telefono: '+593 99', direccion: '' })).toEqual({
      telefono: '+593 99',
      direccion: '',
    })
  })

  it('are none of a profile that was left as it was, and never another', () => {
    const more = { ...read, role: 'admin', email: 'other@example.com' }
    expect(changedFields(read, more)).toEqual({})
  })
})
