import { Outage } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'

import { toOutage } from './toOutage.ts'

const codeOf = (error: unknown) => toOutage(error, 'carts/rosa').code

describe('toOutage', () => {
  it.each([
    ['unknown', 'offline'],
    ['resource-exhausted', 'too-many-requests'],
    ['unavailable', 'unavailable'],
    ['internal', 'unavailable'],
    ['deadline-exceeded', 'timeout'],
    ['permission-denied', 'permission-denied'],
    ['unauthenticated', 'permission-denied'],
    ['invalid-argument', 'unknown'],
    ['auth/network-request-failed', 'offline'],
    ['auth/user-token-expired', 'permission-denied'],
    ['auth/internal-error', 'unknown'],
  ])('takes %s for %s', (code, expected) => {
    expect(codeOf(new FirebaseError(code, 'Simulated'))).toBe(expected)
  })

  it('takes an answer that broke off for a lost network', () => {
    expect(codeOf(new TypeError('terminated'))).toBe('offline')
  })

  it('takes an answer that is no JSON for a service that cannot serve', () => {
    expect(codeOf(new SyntaxError('Unexpected token <'))).toBe('unavailable')
  })

  it('keeps an outage as it is', () => {
    const outage = new Outage('invalid-document', 'products/x does not decode')
    expect(toOutage(outage, 'products')).toBe(outage)
  })

  it('names the subject and keeps the cause', () => {
    const cause = new FirebaseError('unavailable', 'Simulated')
    expect(toOutage(cause, 'carts/rosa')).toMatchObject({
      message: expect.stringContaining('carts/rosa'),
      cause,
    })
  })
})
