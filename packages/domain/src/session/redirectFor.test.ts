import { describe, expect, it } from 'vitest'

import { anAccount } from '../testing/builders.ts'
import { redirectFor } from './redirectFor.ts'
import type { Session } from './Session.ts'

const checking: Session = { status: 'checking' }
const guest: Session = { status: 'guest' }
const user: Session = { status: 'signed-in', account: anAccount(), role: 'user' }
const admin: Session = { status: 'signed-in', account: anAccount(), role: 'admin' }

describe('redirectFor', () => {
  it.each([
    ['public', checking, null],
    ['public', guest, null],
    ['public', user, null],
    ['public', admin, null],
    ['user', checking, null],
    ['user', guest, 'login'],
    ['user', user, null],
    ['user', admin, null],
    ['admin', checking, null],
    ['admin', guest, 'login'],
    ['admin', user, 'home'],
    ['admin', admin, null],
  ] as const)('for %s pages and the session %j is %s', (access, session, target) => {
    expect(redirectFor(access, session)).toBe(target)
  })
})
