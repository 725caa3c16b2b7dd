import { describe, expect, it } from 'vitest'

import { checkCredentials } from './checkCredentials.ts'

describe('checkCredentials', () => {
  it('returns the trimmed address and the untrimmed password', () => {
    expect(checkCredentials({ email: ' rosa@example.com ', password: ' pa ss ' })).toEqual({
      ok: true,
      value: { email: 'rosa@example.com', password: ' pa ss ' },
    })
  })

  it('requires both fields', () => {
    expect(checkCredentials({ email: '', password: '' })).toEqual({
      ok: false,
      error: { email: 'required', password: 'required' },
    })
  })

  it('reports only the invalid field and accepts a short password', () => {
    expect(checkCredentials({ email: 'rosa', password: 'x' })).toEqual({
      ok: false,
      error: { email: 'email-invalid' },
    })
  })
})
