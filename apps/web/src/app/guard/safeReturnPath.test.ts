import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeReturnPath } from './safeReturnPath.ts'

const site = 'https://amaru.example'

/** Strings made of what addresses are made of, so that the dangerous ones come up. */
const anyAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '\t',
        '\n',
        ' ',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '%5c',
      ),
      fc.constantFrom('evil.example', 'https:', 'javascript:', 'login', 'en', 'orders', '[', '%'),
      fc.string({ maxLength: 3, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
const anyPath = fc.oneof(
  anyAddress,
  anyAddress.map((address) => `/${address}`),
)

describe('safeReturnPath', () => {
  it.each([
    '/orders',
    '/orders/7?print=1#total',
    '/en/checkout',
    '/',
    '/loginHelp',
    '/orders/login',
  ])('returns to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/orders/..//evil.example',
    '/.\\\\evil.example',
    '/%2e//evil.example',
    '//[',
    'https://evil.example/orders',
    'https:evil.example',
    'javascript:alert(1)',
    ' /orders',
    'orders',
    '',
  ])('does not follow "%s"', (wanted) => {
    expect(safeReturnPath(wanted)).toBeNull()
  })

  it.each([
    '/login',
    '/Login/',
    '/register?returnTo=/login',
    '/en/login#x',
    '/EN/register',
    '/%6Cogin',
  ])('does not return to the sign-in page %s', (wanted) => {
    expect(safeReturnPath(wanted)).toBeNull()
  })

  it('has nowhere to return to when nothing was wanted', () => {
    expect(safeReturnPath(null)).toBeNull()
  })

  it('never leaves the site, from none of its pages', () => {
    fc.assert(
      fc.property(anyPath, (wanted) => {
        const path = safeReturnPath(wanted)
        if (path === null) return
        expect(path.startsWith('/')).toBe(true)
        expect(new URL(path, `${site}/en/login`).origin).toBe(site)
        expect(new URL(path, site).href).toBe(site + path)
      }),
      { numRuns: 5000 },
    )
  })

  it('takes its own answer for safe', () => {
    fc.assert(
      fc.property(anyPath, (wanted) => {
        const path = safeReturnPath(wanted)
        expect(safeReturnPath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})
