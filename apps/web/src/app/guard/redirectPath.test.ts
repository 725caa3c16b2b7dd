import type { Session } from '@storefront/domain'
import { anAccount } from '@storefront/domain/testing'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normalizePath, redirectPath } from './Guard.tsx'

const checking: Session = { status: 'checking' }
const guest: Session = { status: 'guest' }
const user: Session = { status: 'signed-in', account: anAccount(), role: 'user' }
const admin: Session = { status: 'signed-in', account: anAccount(), role: 'admin' }

const publicPages = [
  '/home',
  '/products',
  '/AmaruDestilado',
  '/NotFound',
  '/cart',
  '/checkout',
  '/ordersX',
  '/x',
]
const userPages = ['/userProfile', '/orders']
const adminPages = ['/dashboard/AdminHome', '/dashboard/orders']
const shortcutPaths = ['/', '/dashboard']

const anyPath = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        '/login',
        '/register',
        ...shortcutPaths,
        ...publicPages,
        ...userPages,
        ...adminPages,
      ),
      fc.boolean(),
      fc.constantFrom('', '/', '//', '?a=1', '#b'),
    )
    .map(([path, isUpper, end]) => (isUpper ? path.toUpperCase() : path) + end),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
)
const anySession = fc.constantFrom(checking, guest, user, admin)

describe('redirectPath', () => {
  it('sends everybody nowhere while the session is being checked', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(redirectPath(path, checking)).toBeNull()
      }),
    )
  })

  it('sends everybody from / to their home', () => {
    expect(redirectPath('/', guest)).toBe('/home')
    expect(redirectPath('/', user)).toBe('/home')
    expect(redirectPath('/', admin)).toBe('/dashboard/AdminHome')
  })

  it.each(['/dashboard', '/Dashboard/'])(
    'sends from %s those to the dashboard whose it is',
    (path) => {
      expect(redirectPath(path, guest)).toBe(`/login?returnTo=${encodeURIComponent(path)}`)
      expect(redirectPath(path, user)).toBe('/home')
      expect(redirectPath(path, admin)).toBe('/dashboard/AdminHome')
    },
  )

  it.each([...publicPages, '/login', '/register'])('lets a guest stay on %s', (path) => {
    expect(redirectPath(path, guest)).toBeNull()
  })

  it.each([...userPages, ...adminPages])('sends a guest from %s to the login and back', (path) => {
    const target = redirectPath(path, guest)
    expect(normalizePath(target ?? '')).toBe('/login')
    expect(new URL(target ?? '', 'https://amaru.example').searchParams.get('returnTo')).toBe(path)
  })

  it('remembers the query of the page a guest wanted', () => {
    expect(redirectPath('/orders?page=2', guest)).toBe('/login?returnTo=%2Forders%3Fpage%3D2')
  })

  it.each(['/USERPROFILE/', '/%75serProfile', '/Dashboard/AdminHome//', '/Dashboard/orders?x'])(
    'guards %s however it is spelt',
    (path) => {
      expect(normalizePath(redirectPath(path, guest) ?? '')).toBe('/login')
    },
  )

  it.each([...publicPages, ...userPages])('lets a user stay on %s', (path) => {
    expect(redirectPath(path, user)).toBeNull()
  })

  it.each(adminPages)('sends a user home from %s', (path) => {
    expect(redirectPath(path, user)).toBe('/home')
  })

  it.each([...userPages, ...adminPages, '/products'])('lets an admin stay on %s', (path) => {
    expect(redirectPath(path, admin)).toBeNull()
  })

  it.each(['/home', '/Home', '/home/'])('sends an admin from %s to the dashboard', (path) => {
    expect(redirectPath(path, admin)).toBe('/dashboard/AdminHome')
  })

  it('lets an admin see the public home page from the dashboard', () => {
    expect(redirectPath('/home?site', admin)).toBeNull()
    expect(redirectPath('/home?utm_source=site', admin)).toBe('/dashboard/AdminHome')
  })

  it.each(['/login', '/register', '/Login/'])('sends those signed in on from %s', (path) => {
    expect(redirectPath(path, user)).toBe('/home')
    expect(redirectPath(path, admin)).toBe('/dashboard/AdminHome')
    expect(redirectPath(path, user, '/checkout')).toBe('/checkout')
    expect(redirectPath(path, user, 'https://evil.example')).toBe('/home')
    expect(redirectPath(path, user, '/login//')).toBe('/home')
  })

  it('never sends anybody to the page they are on', () => {
    fc.assert(
      fc.property(anyPath, anySession, fc.option(anyPath), (path, session, returnTo) => {
        const target = redirectPath(path, session, returnTo)
        expect(target === null || normalizePath(target) !== normalizePath(path)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('comes to rest when followed again and again', () => {
    fc.assert(
      fc.property(anyPath, anySession, fc.option(anyPath), (start, session, returnTo) => {
        let path = start
        for (let steps = 0; steps < 4; steps += 1) {
          const target = redirectPath(path, session, returnTo)
          if (target === null) return
          path = target
        }
        expect.fail(`${start} was still sent on at ${path}`)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('normalizePath', () => {
  it.each([
    ['/userProfile', '/userprofile'],
    ['/Home/', '/home'],
    ['/home//', '/home'],
    ['/orders?page=2#top', '/orders'],
    ['/orders#a?b', '/orders'],
    ['/%64ashboard/Admin%48ome', '/dashboard/adminhome'],
    ['/orders%2F1', '/orders%2f1'],
    ['/100%', '/100%'],
    ['/', '/'],
    ['', '/'],
    ['?a', '/'],
  ])('of "%s" is "%s"', (path, page) => {
    expect(normalizePath(path)).toBe(page)
  })
})
