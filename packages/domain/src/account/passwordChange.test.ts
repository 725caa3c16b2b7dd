import { describe, expect, it } from 'vitest'

import { canTypeNewPassword, checkPasswordChange } from './passwordChange.ts'

describe('checkPasswordChange', () => {
  it('keeps both passwords as typed', () => {
    const form = { currentPassword: ' old ', newPassword: ' newer ' }
    expect(checkPasswordChange(form)).toEqual({ ok: true, value: form })
  })

  it('asks for both', () => {
    expect(checkPasswordChange({ currentPassword: '', newPassword: '' })).toEqual({
      ok: false,
      error: { currentPassword: 'required', newPassword: 'required' },
    })
  })

  it('judges the length of the new one alone', () => {
    expect(checkPasswordChange({ currentPassword: 'old', newPassword: 'newer' })).toEqual({
      ok: false,
      error: { newPassword: 'password-too-short' },
    })
  })
})

describe('canTypeNewPassword', () => {
  it('waits for the current password', () => {
    expect(canTypeNewPassword('')).toBe(false)
    expect(canTypeNewPassword(' ')).toBe(true)
  })
})
