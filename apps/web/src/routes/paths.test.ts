import { describe, expect, it } from 'vitest'

import { pageAt, pages, splitPath } from './paths.ts'

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
  it('finds a page in any spelling of its case', () => {
    expect(pageAt('/NUESTRAHISTORIA')).toBe(pages.history)
  })

  it('finds nothing where no page is', () => {
    expect(pageAt('/nowhere')).toBeUndefined()
  })
})
