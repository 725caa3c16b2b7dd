import { Outage } from '@storefront/domain'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'

import { isTransient, toOutage } from './toOutage.ts'

const codeOf = (error: unknown) => toOutage(error, 'carts/rosa').code

describe('toOutage', () => {
  it.each([
    ['permission-denied', 'permission-denied', false],
    ['unavailable', 'unavailable', true],
    ['auth/network-request-failed', 'offline', true],
    ['auth/user-token-expired', 'permission-denied', false],
    ['auth/internal-error', 'unknown', false],
  ])('reports %s as %s, transient: %s', (code, outageCode, transient) => {
    const error = new FirebaseError(code, 'Simulated')
    expect(codeOf(error)).toBe(outageCode)
    expect(isTransient(error)).toBe(transient)
  })

  it('reports an answer that broke off as offline', () => {
    expect(codeOf(new TypeError('terminated'))).toBe('offline')
  })

  it('reports an answer that is not JSON as unavailable', () => {
    expect(codeOf(new SyntaxError('Unexpected token <'))).toBe('unavailable')
  })

  it('returns an outage as it is', () => {
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
