import { runInNewContext } from 'node:vm'

import { Window } from 'happy-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { compileBoot } from '../build/bootScript.ts'

interface Visit {
  readonly address?: string
  /** The markup of the page's root element. */
  readonly page?: string
  readonly languages?: readonly string[]
  readonly userAgent?: string
  readonly stored?: Readonly<Record<string, string>>
  /** What a browser without storage throws. */
  readonly isStorageBlocked?: boolean
}

let script: string
beforeAll(async () => {
  script = await compileBoot()
})

/** Runs the script as a browser does before it paints the page. */
function boot({
  address = '/home',
  page = '<html lang="es" data-age="unverified">',
  languages = ['es-EC'],
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64)',
  stored = {},
  isStorageBlocked = false,
}: Visit = {}) {
  const { document } = new Window({ url: 'https://amaru.example/' })
  document.write(`${page}<head></head><body></body></html>`)
  const { pathname, search, hash } = new URL(address, 'https://amaru.example')
  const storage = new Map(Object.entries(stored))
  const replace = vi.fn<(address: string) => void>()
  const addEventListener = vi.fn<typeof window.addEventListener>()
  const globals = {
    document,
    location: { pathname, search, hash, replace },
    navigator: { languages, userAgent },
    addEventListener,
    get localStorage() {
      if (isStorageBlocked) throw new Error('SecurityError')
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      }
    },
  }
  runInNewContext(script, globals)
  return { root: document.documentElement, storage, replace, addEventListener }
}

describe('the language of a visit', () => {
  it.each([
    // address, stored, browser → where to, remembered
    ['/home', null, ['es-EC', 'en'], null, 'es'],
    ['/home', null, ['en-GB'], '/en/home', 'en'],
    ['/home', null, ['fr', 'EN-us', 'es'], '/en/home', 'en'],
    ['/home', null, ['fr', 'qu'], null, 'es'],
    ['/home', null, [], null, 'es'],
    ['/home', 'es', ['en'], null, 'es'],
    ['/home', 'en', ['es'], '/en/home', 'en'],
    ['/home', 'klingon', ['en'], '/en/home', 'en'],
    ['/', 'en', ['es'], '/en/home', 'en'],
    ['/Cocteles?from=mail#tonic', 'en', [], '/en/Cocteles?from=mail#tonic', 'en'],
    ['/ENsayo', 'en', [], '/en/ENsayo', 'en'],
    ['/en', 'es', ['es'], null, 'es'],
    ['/en/home', null, ['es'], null, null],
    ['/EN/home', 'es', ['es'], null, 'es'],
  ])('at %s with %j stored and %j spoken goes to %j', (address, stored, languages, to, kept) => {
    const { root, replace, storage } = boot({
      address,
      languages,
      stored: stored === null ? {} : { i18nextLng: stored },
    })
    expect(replace.mock.calls).toEqual(to === null ? [] : [[to]])
    expect(root.hasAttribute('data-leaving')).toBe(to !== null)
    expect(storage.get('i18nextLng') ?? null).toBe(kept)
  })

  it.each(['Googlebot/2.1', 'Chrome-Lighthouse', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0'])(
    'is the address’s for the crawler %s, which nothing is remembered of',
    (userAgent) => {
      const { replace, storage } = boot({ userAgent, languages: ['en'] })
      expect(replace).not.toHaveBeenCalled()
      expect([...storage]).toEqual([])
    },
  )

  it.each([
    ['/nowhere', ['es'], 'es'],
    ['/en/nowhere', ['es'], 'en'],
  ])('of a page in both languages at %s is told to the stylesheet', (address, languages, lang) => {
    const page = '<html lang="es" data-age="unverified" data-both-languages>'
    expect(boot({ address, languages, page }).root.lang).toBe(lang)
  })

  it('is left as it stands on a page in one language', () => {
    expect(boot({ address: '/en/home', page: '<html lang="en">' }).root.lang).toBe('en')
  })
})

describe('what the browser remembers', () => {
  const dataOf = (stored: Record<string, string>) => ({ ...boot({ stored }).root.dataset })

  it('leaves a first visit at the gate, with the cookie notice', () => {
    expect(dataOf({})).toEqual({ age: 'unverified' })
  })

  it.each([
    [{ ageVerified: 'true' }, { age: 'verified' }],
    [{ ageVerified: 'yes' }, { age: 'unverified' }],
    [{ cookieConsent: 'true' }, { age: 'unverified', consent: 'given' }],
    [{ cookieConsent: 'rejected' }, { age: 'unverified', consent: 'given' }],
    [{ cookieConsent: 'rubbish' }, { age: 'unverified' }],
    [{ sessionTrace: 'true' }, { age: 'unverified', session: 'checking' }],
  ])('%j makes the page start with %j', (stored, expected) => {
    expect(dataOf(stored)).toEqual(expected)
  })

  it.each([
    [null, ''],
    ['[]', ''],
    ['[{"id":"a","quantity":2},{"id":"b","quantity":1}]', '"3"'],
    ['[{"id":"a","quantity":99},{"id":"b","quantity":1}]', '"99+"'],
    ['[{"quantity":-3},{"quantity":0.5},{"quantity":"x"},null,7]', ''],
    ['{"quantity":2}', ''],
    ['not JSON', ''],
  ])('the guest’s cart %s shows the badge %s', (cartItems, badge) => {
    const { root } = boot({ stored: cartItems === null ? {} : { cartItems } })
    expect(root.style.getPropertyValue('--cart-count')).toBe(badge)
  })

  it('is nothing where storage is blocked: the visit goes on as a first one', () => {
    const { root, replace } = boot({ isStorageBlocked: true, languages: ['en'] })
    expect(replace.mock.calls).toEqual([['/en/home']])
    expect({ ...root.dataset }).toEqual({ age: 'unverified', leaving: '' })
    expect({ ...boot({ isStorageBlocked: true }).root.dataset }).toEqual({ age: 'unverified' })
  })
})

describe('a form sent before the app runs', () => {
  it('does not put what was typed into the address', () => {
    const [type, listener, capture] = boot().addEventListener.mock.calls[0] ?? []
    const event = new Event('submit', { cancelable: true })
    if (typeof listener === 'function') listener(event)
    expect({ type, capture, isPrevented: event.defaultPrevented }).toEqual({
      type: 'submit',
      capture: true,
      isPrevented: true,
    })
  })
})
