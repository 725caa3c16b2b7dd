import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../local/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createUnsavedCheckout } from './createUnsavedCheckout.ts'

const nothing = { delivery: null, notes: '' }

const openPage = (stored = memoryStorage()) => createUnsavedCheckout(browserStorage(() => stored))

describe('createUnsavedCheckout', () => {
  it('finds after a reload what was typed, field by field', () => {
    const stored = memoryStorage()
    const unsaved = openPage(stored)
    expect(unsaved.of('rosa')).toEqual(nothing)
    unsaved.keep('rosa', { notes: 'Por la tarde' })
    unsaved.keep('rosa', { delivery: { telefono: '099' } })
    expect(openPage(stored).of('rosa')).toEqual({
      delivery: { telefono: '099' },
      notes: 'Por la tarde',
    })
    unsaved.keep('rosa', { delivery: null })
    expect(openPage(stored).of('rosa')).toEqual({ delivery: null, notes: 'Por la tarde' })
  })

  it('is nobody else’s, and goes when somebody else types or signs in', () => {
    const stored = memoryStorage()
    const unsaved = openPage(stored)
    unsaved.keep('rosa', { notes: 'Timbre roto' })
    expect(unsaved.of('luis')).toEqual(nothing)
    unsaved.keepOnlyOf('rosa')
    expect(unsaved.of('rosa').notes).toBe('Timbre roto')
    unsaved.keepOnlyOf('luis')
    expect(stored.getItem('unsavedCheckout')).toBeNull()

    unsaved.keep('rosa', { notes: 'Timbre roto' })
    unsaved.keep('luis', { delivery: {} })
    expect(stored.getItem('unsavedCheckout')).not.toContain('Timbre')
  })

  it('leaves nothing behind once it is over', () => {
    const stored = memoryStorage()
    const unsaved = openPage(stored)
    unsaved.keep('rosa', { notes: 'Por la tarde' })
    unsaved.clear()
    expect(stored.getItem('unsavedCheckout')).toBeNull()
    expect(unsaved.of('rosa')).toEqual(nothing)
  })

  it.each(['{', '7', '["rosa"]', '["rosa",7]', '["rosa",{"notes":1,"delivery":[]}]'])(
    'reads no rubbish: %s',
    (rubbish) => {
      const stored = memoryStorage()
      stored.setItem('unsavedCheckout', rubbish)
      expect(openPage(stored).of('rosa').notes).toBe('')
    },
  )

  it('takes of the delivery only texts of fields that are typed there', () => {
    const stored = memoryStorage()
    const delivery = { telefono: '099', cedula: 7, role: 'admin' }
    stored.setItem('unsavedCheckout', JSON.stringify(['rosa', { delivery }]))
    expect(openPage(stored).of('rosa')).toEqual({ delivery: { telefono: '099' }, notes: '' })
  })

  it('keeps it in the page where the browser stores nothing', () => {
    const unsaved = createUnsavedCheckout(browserStorage(() => null))
    unsaved.keep('rosa', { notes: 'Por la tarde' })
    expect(unsaved.of('rosa').notes).toBe('Por la tarde')
    unsaved.clear()
    expect(unsaved.of('rosa')).toEqual(nothing)
  })
})
