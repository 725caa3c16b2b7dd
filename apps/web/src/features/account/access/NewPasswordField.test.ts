import { describe, expect, it } from 'vitest'

import { loadRating } from './NewPasswordField.tsx'

describe('rating a password', () => {
  it.each([
    ['password', 'guessable'],
    ['abcdef', 'guessable'],
    ['qwerty2026', 'weak'],
    ['correct horse battery staple', 'excellent'],
  ])('finds "%s" %s', async (password, strength) => {
    const rate = await loadRating()
    expect(rate(password)).toBe(strength)
  })
})
