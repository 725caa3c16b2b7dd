import { describe, expect, it } from 'vitest'

import { err, ok } from './result.ts'
import {
  checkEmail,
  checkLength,
  checkNewPassword,
  checkPassword,
  checkText,
  maxEmailLength,
  minPasswordLength,
} from './textFields.ts'

describe('checkLength', () => {
  it('accepts texts up to the limit, not counting surrounding spaces', () => {
    expect(checkLength(' abc ', 3)).toEqual(ok('abc'))
    expect(checkLength('abcd', 3)).toEqual(err('too-long'))
  })

  it('accepts an empty text', () => {
    expect(checkLength(' ', 3)).toEqual(ok(''))
  })
})

describe('checkText', () => {
  it('accepts a text up to the limit', () => {
    expect(checkText(' abc ', 3)).toEqual(ok('abc'))
    expect(checkText('abcd', 3)).toEqual(err('too-long'))
  })

  it('rejects blank texts', () => {
    expect(checkText(' \t')).toEqual(err('required'))
  })
})

describe('checkEmail', () => {
  it.each([
    'rosa@example.com',
    'rosa@localhost',
    "r.o'sa+ron@ex-ample.com.ec",
    ' rosa@example.com ',
  ])('accepts "%s"', (email) => {
    expect(checkEmail(email)).toEqual(ok(email.trim()))
  })

  it.each(['rosa', 'rosa@', '@example.com', 'rosa@ex ample.com', 'rosa@-example.com', 'rosa@a..b'])(
    'refuses "%s" as an e-mail input does',
    (email) => {
      expect(checkEmail(email)).toEqual(err('email-invalid'))
    },
  )

  it('requires an address, which is not too long', () => {
    expect(checkEmail(' ')).toEqual(err('required'))
    expect(checkEmail(`${'r'.repeat(maxEmailLength)}@example.com`)).toEqual(err('too-long'))
  })
})

describe('checkPassword', () => {
  it('accepts any text but an empty one', () => {
    expect(checkPassword(' ')).toEqual(ok(' '))
    expect(checkPassword('')).toEqual(err('required'))
  })
})

describe('checkNewPassword', () => {
  it('requires the minimum length and counts spaces', () => {
    expect(checkNewPassword('')).toEqual(err('required'))
    expect(checkNewPassword('a'.repeat(minPasswordLength - 1))).toEqual(err('password-too-short'))
    const spaces = ' '.repeat(minPasswordLength)
    expect(checkNewPassword(spaces)).toEqual(ok(spaces))
  })
})
