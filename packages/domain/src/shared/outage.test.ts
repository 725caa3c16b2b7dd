import { describe, expect, it } from 'vitest'

import { Outage, outageCodeOf } from './outage.ts'

describe('Outage', () => {
  it('is an error with a code, a message and its cause', () => {
    const cause = new TypeError('fetch failed')
    const outage = new Outage('offline', 'carts/rosa could not be read', { cause })
    expect(outage).toBeInstanceOf(Error)
    expect(outage).toMatchObject({ name: 'Outage', code: 'offline', cause })
    expect(outage.message).toBe('carts/rosa could not be read')
  })
})

describe('outageCodeOf', () => {
  it('returns the code of an outage, and `unknown` for any other value', () => {
    expect(outageCodeOf(new Outage('timeout', 'too late'))).toBe('timeout')
    expect(outageCodeOf(new Error('bug'))).toBe('unknown')
    expect(outageCodeOf('text')).toBe('unknown')
  })
})
