import { describe, expect, it } from 'vitest'

import { actionQuery, readActionLink } from './actionLink.ts'

describe('the address of an e-mail’s link', () => {
  it.each([
    ['?mode=resetPassword&oobCode=abc&apiKey=k&lang=es', 'reset-password', 'abc'],
    ['?mode=verifyEmail&oobCode=a%2Bb', 'verify-email', 'a+b'],
    ['?mode=recoverEmail&oobCode=abc', null, 'abc'],
    ['?oobCode=abc', null, 'abc'],
    ['?mode=verifyEmail&oobCode=', 'verify-email', null],
    ['?mode=verifyEmail', 'verify-email', null],
    ['', null, null],
  ])('%s asks for %s with the code %s', (search, kind, code) => {
    expect(readActionLink(search)).toEqual({ kind, code })
  })

  it.each(['verify-email', 'reset-password'] as const)('of %s reads as it was written', (kind) => {
    expect(readActionLink(actionQuery(kind, 'a+b/&=?'))).toEqual({ kind, code: 'a+b/&=?' })
  })
})
