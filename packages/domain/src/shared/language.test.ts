import { describe, expect, it } from 'vitest'

import { parseLanguage } from './language.ts'

describe('parseLanguage', () => {
  it.each([
    ['es', 'es'],
    ['ES', 'es'],
    ['es-EC', 'es'],
    ['en-GB', 'en'],
    ['en', 'en'],
  ])('reads %s as %s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language)
  })

  it.each(['fr', 'eso', '', '-en', null, undefined])('returns null for %s', (tag) => {
    expect(parseLanguage(tag)).toBeNull()
  })
})
