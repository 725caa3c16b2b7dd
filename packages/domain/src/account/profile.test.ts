import { describe, expect, it } from 'vitest'

import { mapRecord } from '../shared/mapRecord.ts'
import { err, ok } from '../shared/result.ts'
import { aProfile } from '../testing/builders.ts'
import { changedTexts, checkProfile, profileFields, profileTexts } from './profile.ts'

const texts = { nombre: 'Rosa', cedula: 'AB-1', telefono: '+593 99', direccion: 'Quito' }

describe('checkProfile', () => {
  it('returns only the four texts that may be written, cleaned', () => {
    const spaced = { ...texts, nombre: ' Rosa ', role: 'admin', email: 'other@example.com' }
    expect(checkProfile(spaced)).toEqual(ok(texts))
  })

  it('requires none of them', () => {
    const empty = mapRecord(profileFields, () => '')
    expect(checkProfile(empty)).toEqual(ok(empty))
  })

  it('refuses texts longer than the limit of their field', () => {
    const long = mapRecord(profileFields, ({ maxLength }) => 'x'.repeat(maxLength + 1))
    expect(checkProfile(long)).toEqual(err(mapRecord(profileFields, () => 'too-long')))
  })

  it('refuses a text that says nothing', () => {
    expect(checkProfile({ ...texts, telefono: 'abc', nombre: 'X', direccion: 'a' })).toEqual(
      err({
        nombre: 'name-incomplete',
        telefono: 'telephone-invalid',
        direccion: 'street-incomplete',
      }),
    )
  })
})

describe('the texts of a profile', () => {
  it('are four of its fields', () => {
    expect(profileTexts({ ...aProfile(), ...texts })).toEqual(texts)
  })

  it('that have changed are those that differ from what was read, also emptied ones', () => {
    expect(changedTexts(texts, { ...texts, telefono: '', direccion: 'Loja' })).toEqual({
      telefono: '',
      direccion: 'Loja',
    })
    expect(changedTexts(texts, { ...texts })).toEqual({})
  })

  it('never are another field', () => {
    const more = { ...texts, role: 'admin', email: 'other@example.com' }
    expect(changedTexts(texts, more)).toEqual({})
  })
})
