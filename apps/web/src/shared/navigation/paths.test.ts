import { describe, expect, it } from 'vitest'

import { brand } from '../../content/brand.ts'
import { alternateUrls, splitPath } from './paths.ts'

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

describe('alternateUrls', () => {
  it('names a page in each language', () => {
    expect(alternateUrls('/home')).toEqual([
      { language: 'es', url: `${brand.siteUrl}/home` },
      { language: 'en', url: `${brand.siteUrl}/en/home` },
    ])
  })
})
