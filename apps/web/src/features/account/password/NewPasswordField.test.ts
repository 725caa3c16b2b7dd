import { describe, expect, it } from 'vitest'

import { ratePassword } from './NewPasswordField.tsx'

describe('ratePassword', () => {
  it.each([
    ['password', 'guessable'],
    ['abcdef', 'guessable'],
    ['qwerty2026', 'weak'],
    ['correct horse battery staple', 'excellent'],
  ])('finds "%s" %s', async (password, strength) => {
    expect(await ratePassword(password)).toBe(strength)
  })
})
