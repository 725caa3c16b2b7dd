import { describe, expect, it } from 'vitest'

import {
  checkEmail,
  checkLength,
  checkNewPassword,
  checkRequired,
  checkText,
  collectErrors,
  minPasswordLength,
} from './fieldErrors.ts'

describe('checkRequired', () => {
  it('asks for more than spaces', () => {
    expect(checkRequired(' \t')).toBe('required')
    expect(checkRequired(' a ')).toBeUndefined()
  })
})

describe('checkEmail', () => {
  it.each([
    'rosa@example.com',
    'rosa@localhost',
    "r.o'sa+ron@ex-ample.com.ec",
    ' rosa@example.com ',
  ])('accepts "%s"', (email) => {
    expect(checkEmail(email)).toBeUndefined()
  })

  it.each(['rosa', 'rosa@', '@example.com', 'rosa@ex ample.com', 'rosa@-example.com', 'rosa@a..b'])(
    'refuses "%s" as an e-mail input does',
    (email) => {
      expect(checkEmail(email)).toBe('email-invalid')
    },
  )

  it('asks for an address', () => {
    expect(checkEmail(' ')).toBe('required')
  })
})

describe('checkLength', () => {
  it('counts without the surrounding spaces, the limit included', () => {
    expect(checkLength(' abc ', 3)).toBeUndefined()
    expect(checkLength('abcd', 3)).toBe('too-long')
  })
})

describe('checkText', () => {
  it('asks for a text within its length', () => {
    expect(checkText('abc', 3)).toBeUndefined()
    expect(checkText(' ', 3)).toBe('required')
    expect(checkText('abcd', 3)).toBe('too-long')
  })
})

describe('checkNewPassword', () => {
  it('asks for the minimum, where a space is a character', () => {
    expect(checkNewPassword('')).toBe('required')
    expect(checkNewPassword('a'.repeat(minPasswordLength - 1))).toBe('password-too-short')
    expect(checkNewPassword(' '.repeat(minPasswordLength))).toBeUndefined()
  })
})

describe('collectErrors', () => {
  it('keeps the fields that are wrong', () => {
    expect(collectErrors({ email: 'required', password: undefined })).toEqual({ email: 'required' })
  })

  it('is null when nothing is wrong', () => {
    expect(collectErrors({ email: undefined })).toBeNull()
  })
})
