import { describe, expect, it } from 'vitest'

import { err, ok } from '../shared/result.ts'
import { checkCredentials } from './checkCredentials.ts'

describe('checkCredentials', () => {
  it('returns the trimmed address and the untrimmed password', () => {
    expect(checkCredentials({ email: ' rosa@example.com ', password: ' pa ss ' })).toEqual(
      ok({ email: 'rosa@example.com', password: ' pa ss ' }),
    )
  })

  it('requires both fields', () => {
    expect(checkCredentials({ email: '', password: '' })).toEqual(
      err({ email: 'required', password: 'required' }),
    )
  })

  it('reports only the invalid field and accepts a short password', () => {
    expect(checkCredentials({ email: 'rosa', password: 'x' })).toEqual(
      err({ email: 'email-invalid' }),
    )
  })
})
