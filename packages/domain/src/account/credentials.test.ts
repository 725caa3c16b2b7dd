import { describe, expect, it } from 'vitest'

import { checkCredentials } from './credentials.ts'

describe('checkCredentials', () => {
  it('gives the address without spaces around it and the password as typed', () => {
    expect(checkCredentials({ email: ' rosa@example.com ', password: ' pa ss ' })).toEqual({
      ok: true,
      value: { email: 'rosa@example.com', password: ' pa ss ' },
    })
  })

  it('asks for both', () => {
    expect(checkCredentials({ email: '', password: '' })).toEqual({
      ok: false,
      error: { email: 'required', password: 'required' },
    })
  })

  it('names what is wrong alone, and takes a short password: the service judges it', () => {
    expect(checkCredentials({ email: 'rosa', password: 'x' })).toEqual({
      ok: false,
      error: { email: 'email-invalid' },
    })
  })
})
