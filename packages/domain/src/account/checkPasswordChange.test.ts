import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { canTypeNewPassword, checkPasswordChange } from './checkPasswordChange.ts'

describe('checkPasswordChange', () => {
  it('returns both passwords untrimmed', () => {
    const form = { currentPassword: ' old ', newPassword: ' newer ' }
    expect(checkPasswordChange(form)).toEqual(ok(form))
  })

  it('requires both fields', () => {
    expect(checkPasswordChange({ currentPassword: '', newPassword: '' })).toEqual(
      err({ currentPassword: 'required', newPassword: 'required' }),
    )
  })

  it('checks the length of only the new password', () => {
    expect(checkPasswordChange({ currentPassword: 'old', newPassword: 'newer' })).toEqual(
      err({ newPassword: 'password-too-short' }),
    )
  })
})

describe('canTypeNewPassword', () => {
  it('is true once the current password is typed', () => {
    expect(canTypeNewPassword('')).toBe(false)
    expect(canTypeNewPassword(' ')).toBe(true)
  })
})
