import { languages } from '@storefront/domain'
import { describe, expect, it } from 'vitest'

import { brand } from '../content/brand.ts'
import { alternateUrls, localizedPath, pageAt, pages, splitPath } from './paths.ts'

const paths = Object.values(pages).map((page) => page.path)

describe('the table of pages', () => {
  it('has the paths of the specification', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/home',
        '/login',
        '/register',
        '/products',
        `/${brand.name}Destilado`,
        '/TripleDestilado',
        '/NuestraHistoria',
        '/Cocteles',
        '/Procesos',
        '/Reconocimientos',
        '/userProfile',
        '/dashboard/AdminHome',
      ]),
    )
  })

  it('has no two pages at one path, whatever its case', () => {
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  })
})

describe('localizedPath and splitPath', () => {
  it.each(languages.flatMap((language) => paths.map((path) => [path, language] as const)))(
    'go to %s in %s and back',
    (path, language) => {
      expect(splitPath(localizedPath(path, language))).toEqual({ language, path })
    },
  )
})

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

describe('pageAt', () => {
  it.each(['/Cocteles', '/cocteles', '/COCTELES/'])('finds the page at %s', (path) => {
    expect(pageAt(path)).toBe(pages.cocktails)
  })

  it('finds a page at any address that its path stands for', () => {
    expect(pageAt('/orders/7K2M9QX4TB')).toBe(pages.order)
    expect(pageAt('/Orders')).toBe(pages.orders)
  })

  it.each(['/', '/Coctel', '/Cocteles/tonic', '/orders/7K2M9QX4TB/print'])(
    'finds none at %s',
    (path) => {
      expect(pageAt(path)).toBeUndefined()
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
