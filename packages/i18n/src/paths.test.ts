import { brand } from '@storefront/brand'
import { describe, expect, it } from 'vitest'

import { alternatesOf, splitPath } from './paths.ts'

describe('splitPath', () => {
  it.each([
    ['/home', 'es', '/home'],
    ['/en/home', 'en', '/home'],
    ['/EN/Home', 'en', '/Home'],
    ['/%65n/home', 'en', '/home'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/english', 'es', '/english'],
    ['/', 'es', '/'],
  ])('reads %s as a page in %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path })
  })

  it.each(['/%09/evil.example', '/100%25', '/%', '/en/100%25'])(
    'leaves the escapes of %s as they are',
    (pathname) => {
      expect(splitPath(pathname).path).toBe(pathname.replace('/en', ''))
    },
  )
})

describe('alternatesOf', () => {
  it('names a page in each language, and the Spanish one for everybody else', () => {
    expect(alternatesOf('/home')).toEqual([
      { hrefLang: 'es', url: `${brand.siteUrl}/home` },
      { hrefLang: 'en', url: `${brand.siteUrl}/en/home` },
      { hrefLang: 'x-default', url: `${brand.siteUrl}/home` },
    ])
  })
})
