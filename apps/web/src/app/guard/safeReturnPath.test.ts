import { languages } from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normalizePath, safeReturnPath } from './Guard.tsx'

const site = 'https://amaru.example'

/** Strings made of the parts of URLs, so that dangerous ones are generated. */
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
      fc.constantFrom('evil.example', 'https:', 'javascript:', 'login', 'orders', '[', '%'),
      fc.constantFrom('en', 'EN', '%65n', 'e%6E', '/en/', '/en//'),
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
  it.each(['/orders', '/orders/7?print=1#total', '/', '/loginHelp', '/orders/login'])(
    'returns to %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path)
    },
  )

  it.each([
    ['/en/checkout', '/checkout'],
    ['/EN/orders?page=2', '/orders?page=2'],
    ['/en?x=1', '/?x=1'],
  ])('returns from %s to %s: whose language it is, the login says', (wanted, path) => {
    expect(safeReturnPath(wanted)).toBe(path)
  })

  it.each([
    '/en//evil.example',
    '/EN//evil.example',
    '/%65n//evil.example',
    '/en/\\evil.example',
    '/en/.//evil.example',
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

  it('never leaves the site nor leads back to the login, followed in any language', () => {
    fc.assert(
      fc.property(anyPath, fc.constantFrom(...languages), (wanted, language) => {
        const path = safeReturnPath(wanted)
        if (path === null) return
        const followed = new URL(localizedPath(path, language), `${site}/en/login`)
        expect(followed.href).toBe(site + localizedPath(path, language))
        expect(normalizePath(path)).not.toMatch(/^\/(login|register)$/)
      }),
      { numRuns: 5000 },
    )
  })
})
