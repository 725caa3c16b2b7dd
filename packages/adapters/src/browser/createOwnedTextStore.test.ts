import { guestOwner } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { memoryStorage } from '../embedded/memoryStorage.ts'
import { browserStorage } from './browserStorage.ts'
import { createOwnedTextStore } from './createOwnedTextStore.ts'

const openPage = (stored = memoryStorage()) =>
  createOwnedTextStore(
    browserStorage(() => stored),
    'unsavedCheckout',
  )

describe('createOwnedTextStore', () => {
  it('reads the last text after a reload', () => {
    const stored = memoryStorage()
    expect(openPage(stored).read('rosa')).toBeNull()
    openPage(stored).write('rosa', 'Por la mañana')
    openPage(stored).write('rosa', 'Por la tarde/noche')
    expect(openPage(stored).read('rosa')).toBe('Por la tarde/noche')
  })

  it('does not return the text of another user, and replaces it when that user types', () => {
    const stored = memoryStorage()
    const unsaved = openPage(stored)
    unsaved.write('rosa', 'Timbre roto')
    expect(unsaved.read('ros')).toBeNull()
    unsaved.write('luis', '')
    expect(unsaved.read('luis')).toBe('')
    expect(stored.getItem('unsavedCheckout')).not.toContain('Timbre')
  })

  it('returns to a guest what was typed before the session ended, and to an account what a guest typed', () => {
    const unsaved = openPage()
    unsaved.write('rosa', 'Timbre roto')
    expect(unsaved.read(guestOwner)).toBe('Timbre roto')
    unsaved.write(guestOwner, 'Por la tarde')
    expect(unsaved.read('luis')).toBe('Por la tarde')
  })

  it('removes its key on clear', () => {
    const stored = memoryStorage()
    const unsaved = openPage(stored)
    unsaved.write('rosa', 'Por la tarde')
    unsaved.clear()
    expect(stored.getItem('unsavedCheckout')).toBeNull()
  })

  it('keeps the text in memory when the browser does not store it', () => {
    const unsaved = createOwnedTextStore(
      browserStorage(() => null),
      'unsavedCheckout',
    )
    unsaved.write('rosa', 'Por la tarde')
    expect(unsaved.read('rosa')).toBe('Por la tarde')
    unsaved.clear()
    expect(unsaved.read('rosa')).toBeNull()
  })
})
