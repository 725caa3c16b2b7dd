import { describe, expect, it } from 'vitest'

import { err, ok } from './result.ts'
import {
  checkContent,
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

it('a text of a megabyte is too long before any pattern runs on it', () => {
  for (const typed of [')', '_', ' '].map((sign) => sign.repeat(1_000_000))) {
    expect([checkLength(typed, 3), checkEmail(typed)]).toEqual([err('too-long'), err('too-long')])
  }
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
  it.each(['rosa@example.com', 'rosa@localhost', "r.o'sa+ron@ex-ample.com.ec"])(
    'accepts "%s"',
    (email) => {
      expect(checkEmail(email)).toEqual(ok(email))
    },
  )

  it.each([
    ' rosa@example.com ',
    '\u00A0rosa@example.com\u00A0',
    '\u200Brosa@example.com\uFEFF',
    '\u202Arosa@example.com\u202C',
    'ro\u00ADsa@exam\u2060ple.com',
    'Rosa@Example.COM',
    'rosa＠example.com',
    'rosa@example.com.',
    'rosa@example.com,',
    'rosa@example.com;',
    'mailto:rosa@example.com',
    'MAILTO:rosa@example.com?subject=Hola',
    '<rosa@example.com>',
    'Rosa Quishpe <rosa@example.com>',
    '"rosa@example.com"',
    '(rosa@example.com).',
  ])('reads the address in "%s"', (typed) => {
    expect(checkEmail(typed)).toEqual(ok('rosa@example.com'))
  })

  it.each([
    'rosa',
    'rosa@',
    '@example.com',
    'rosa @example.com',
    '<>',
    'mailto:',
    'rosa@ex ample.com',
    'rosa@-example.com',
    'rosa@a..b',
  ])('refuses "%s" as an e-mail input does', (email) => {
    expect(checkEmail(email)).toEqual(err('email-invalid'))
  })

  it.each(['x@ñandú.ec', 'x@N\u0303ANDU\u0301.ec', 'x@xn--and-6ma2c.ec'])(
    'gives the domain of "%s" the form that mail servers know',
    (typed) => {
      expect(checkEmail(typed)).toEqual(ok('x@xn--and-6ma2c.ec'))
    },
  )

  it.each(['x@ñ andú.ec', 'x@ñ/a.ec', 'x@ñ.1', 'x@.ñ', 'x@ñ_a.ec'])('refuses "%s"', (typed) => {
    expect(checkEmail(typed)).toEqual(err('email-invalid'))
  })

  it.each(['peña@example.com', 'ñ@ñandú.ec', 'josé@gmail.com'])(
    'says of "%s" that no mail goes to letters with an accent',
    (typed) => {
      expect(checkEmail(typed)).toEqual(err('email-accented'))
    },
  )

  it('requires an address, which is not too long', () => {
    expect(checkEmail(' ')).toEqual(err('required'))
    expect(checkEmail(`${'r'.repeat(maxEmailLength)}@example.com`)).toEqual(err('too-long'))
  })
})

describe('checkContent', () => {
  it('leaves errors, empty texts and other fields as they are', () => {
    expect(checkContent(err('too-long'), 'name-incomplete')).toEqual(err('too-long'))
    expect(checkContent(ok(''), 'name-incomplete')).toEqual(ok(''))
    expect(checkContent(ok('X'), undefined)).toEqual(ok('X'))
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
