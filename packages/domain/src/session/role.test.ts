import { describe, expect, it } from 'vitest'

import { parseRole } from './role.ts'

describe('parseRole', () => {
  it('knows user and admin', () => {
    expect(parseRole('user')).toBe('user')
    expect(parseRole('admin')).toBe('admin')
  })

  it.each([undefined, null, '', 'ADMIN', 'owner', 1, ['admin'], { role: 'admin' }])(
    'takes %j for a user',
    (stored) => {
      expect(parseRole(stored)).toBe('user')
    },
  )
})
