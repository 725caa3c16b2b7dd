import { distilledPath } from '@storefront/brand'
import { languages } from '@storefront/domain'
import { localizedPath, splitPath } from '@storefront/i18n'
import { describe, expect, it } from 'vitest'

import { pageAt, pages } from './pages.ts'

const paths = Object.values(pages).map((page) => page.path)

describe('the table of pages', () => {
  it('has the paths of the specification', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        '/home',
        '/login',
        '/register',
        '/products',
        distilledPath,
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
