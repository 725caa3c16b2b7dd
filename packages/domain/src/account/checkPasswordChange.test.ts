import { describe, expect, it } from 'vitest'

import { canTypeNewPassword, checkPasswordChange } from './checkPasswordChange.ts'

describe('checkPasswordChange', () => {
  it('returns both passwords untrimmed', () => {
    const form = { currentPassword: ' old ', newPassword: ' newer ' }
    expect(checkPasswordChange(form)).toEqual({ ok: true, value: form })
  })

  it('requires both fields', () => {
    expect(checkPasswordChange({ currentPassword: '', newPassword: '' })).toEqual({
      ok: false,
      error: { currentPassword: 'required', newPassword: 'required' },
    })
  })

  it('checks the length of only the new password', () => {
    expect(checkPasswordChange({ currentPassword: 'old', newPassword: 'newer' })).toEqual({
      ok: false,
      error: { newPassword: 'password-too-short' },
    })
  })
})

describe('canTypeNewPassword', () => {
  it('is true once the current password is typed', () => {
    expect(canTypeNewPassword('')).toBe(false)
    expect(canTypeNewPassword(' ')).toBe(true)
  })
})
