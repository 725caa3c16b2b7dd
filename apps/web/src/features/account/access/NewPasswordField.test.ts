import { describe, expect, it } from 'vitest'

import { createPasswordRating } from './NewPasswordField.tsx'

describe('rating a password', () => {
  const ratePassword = createPasswordRating()

  it.each([
    ['password', 'guessable'],
    ['abcdef', 'guessable'],
    ['qwerty2026', 'weak'],
    ['correct horse battery staple', 'excellent'],
  ])('finds "%s" %s', async (password, strength) => {
    expect(await ratePassword(password)).toBe(strength)
  })
})
