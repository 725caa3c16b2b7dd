import { describe, expect, it } from 'vitest'

import { parseRole } from './role.ts'

describe('parseRole', () => {
  it('reads user and admin', () => {
    expect(parseRole('user')).toBe('user')
    expect(parseRole('admin')).toBe('admin')
  })

  it.each([undefined, null, '', 'ADMIN', 'owner', 1, ['admin'], { role: 'admin' }])(
    'reads %j as user',
    (stored) => {
      expect(parseRole(stored)).toBe('user')
    },
  )
})
