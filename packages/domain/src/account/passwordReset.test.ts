import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { checkPasswordReset, checkPasswordResetRequest } from './passwordReset.ts'

describe('checkPasswordResetRequest', () => {
  it('returns the trimmed address', () => {
    expect(checkPasswordResetRequest({ email: ' rosa@example.com ' })).toEqual(
      ok('rosa@example.com'),
    )
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['rosa', 'email-invalid'],
  ])('refuses "%s" as %s', (email, code) => {
    expect(checkPasswordResetRequest({ email })).toEqual(err({ email: code }))
  })
})

describe('checkPasswordReset', () => {
  it('returns the password untrimmed', () => {
    expect(checkPasswordReset({ newPassword: ' dragon ' })).toEqual(ok(' dragon '))
  })

  it.each([
    ['', 'required'],
    ['12345', 'password-too-short'],
  ])('refuses "%s" as %s', (newPassword, code) => {
    expect(checkPasswordReset({ newPassword })).toEqual(err({ newPassword: code }))
  })
})
