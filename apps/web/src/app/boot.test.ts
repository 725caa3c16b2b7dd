import { describe, expect, it } from 'vitest'

import { boot, dataOf } from '../../testing/boot.ts'

describe('the language of a visit', () => {
  it.each([
    // address, stored language, browser's language → redirect, remembered language
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
  ])(
    'at %s with %j stored and %j spoken goes to %j',
    async (address, stored, languages, to, kept) => {
      const { root, replace, storage } = await boot({
        address,
        languages,
        stored: stored === null ? {} : { i18nextLng: stored },
      })
      expect(replace.mock.calls).toEqual(to === null ? [] : [[to]])
      expect(root.hasAttribute('data-leaving')).toBe(to !== null)
      expect(storage.get('i18nextLng') ?? null).toBe(kept)
    },
  )

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 11) Chrome/136.0 Mobile Safari/537.36 Chrome-Lighthouse',
    'Twitterbot/1.0',
    'Slackbot-LinkExpanding 1.0',
  ])('is the address’s for the crawler %s, which nothing is remembered of', async (userAgent) => {
    const { replace, storage } = await boot({ userAgent, languages: ['en'] })
    expect(replace).not.toHaveBeenCalled()
    expect([...storage]).toEqual([])
  })

  it('is the one that was chosen, whatever the browser calls itself', async () => {
    const stored = { i18nextLng: 'en' }
    const { replace } = await boot({ userAgent: 'Googlebot/2.1', stored })
    expect(replace.mock.calls).toEqual([['/en/home']])
  })

  it.each(['CUBOT_X30', 'M bot 60', 'M BOT 60 Build/NRD90M'])(
    'is the browser’s on the telephone %s',
    async (name) => {
      const userAgent = `Mozilla/5.0 (Linux; Android 10; ${name}) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36`
      const { replace } = await boot({ userAgent, languages: ['en'] })
      expect(replace.mock.calls).toEqual([['/en/home']])
    },
  )

  it.each([
    ['/nowhere', ['es'], 'es'],
    ['/en/nowhere', ['es'], 'en'],
  ])(
    'of a page in both languages at %s is told to the stylesheet',
    async (address, languages, lang) => {
      const page = '<html lang="es" data-age="unverified" data-both-languages>'
      const { root } = await boot({ address, languages, page })
      expect(root.lang).toBe(lang)
    },
  )

  it('is left as it stands on a page in one language', async () => {
    const { root } = await boot({ address: '/en/home', page: '<html lang="en">' })
    expect(root.lang).toBe('en')
  })
})

describe('what the browser remembers', () => {
  it('leaves a first visit at the gate, with the cookie notice', async () => {
    expect(dataOf((await boot()).root)).toEqual({ age: 'unverified' })
  })

  it.each([
    [{ ageVerified: 'true' }, { age: 'verified', below: 'later' }],
    [{ ageVerified: 'yes' }, { age: 'unverified' }],
    [{ cookieConsent: 'true' }, { age: 'unverified', consent: 'given' }],
    [{ cookieConsent: 'rejected' }, { age: 'unverified', consent: 'given' }],
    [{ cookieConsent: 'rubbish' }, { age: 'unverified' }],
    [{ sessionTrace: 'true' }, { age: 'unverified', session: 'checking' }],
  ])('%j makes the page start with %j', async (stored, expected) => {
    expect(dataOf((await boot({ stored })).root)).toEqual(expected)
  })

  it.each([
    [null, 'none'],
    ['[]', 'none'],
    ['[{"id":"a","quantity":2},{"id":"b","quantity":1}]', '"3"'],
    ['[{"id":"a","quantity":99},{"id":"b","quantity":1}]', '"99+"'],
    ['[{"quantity":-3},{"quantity":0.5},{"quantity":"x"},null,7]', 'none'],
    ['{"quantity":2}', 'none'],
    ['not JSON', 'none'],
  ])('the guest’s cart %s shows the badge %s', async (cartItems, badge) => {
    const { root } = await boot({ stored: cartItems === null ? {} : { cartItems } })
    expect(root.style.getPropertyValue('--cart-count')).toBe(badge)
  })

  it.each([
    ['/home', 'navigate', 'later'],
    ['/home', 'reload', undefined],
    ['/home', 'back_forward', undefined],
    ['/NuestraHistoria#serpent', 'navigate', undefined],
  ] as const)(
    'of a visitor who is of age: %s, opened by %s, is laid out below the first screen %s',
    async (address, navigation, below) => {
      const { root } = await boot({ address, navigation, stored: { ageVerified: 'true' } })
      expect(dataOf(root)['below']).toBe(below)
    },
  )

  it('is nothing where storage is blocked: the visit goes on as a first one', async () => {
    const { root, replace } = await boot({ isStorageBlocked: true, languages: ['en'] })
    expect(replace.mock.calls).toEqual([['/en/home']])
    expect(dataOf(root)).toEqual({ age: 'unverified', leaving: '' })
    const spanish = await boot({ isStorageBlocked: true })
    expect(dataOf(spanish.root)).toEqual({ age: 'unverified' })
  })
})

const askedFor = (root: Awaited<ReturnType<typeof boot>>['root']) =>
  Array.from(root.querySelectorAll('link, script'), (element) =>
    [element.getAttribute('rel'), element.getAttribute('href') ?? element.getAttribute('src')]
      .filter((part) => part !== null)
      .join(' '),
  )

describe('the app’s scripts', () => {
  const head = `<template id="app-scripts">
    <link rel="stylesheet" disabled href="/assets/main.css">
    <script type="module" src="/assets/main.js"></script>
    <script type="module" src="/assets/home.js"></script>
  </template>`

  it('are requested once the page was painted', async () => {
    const { root, dispatch, paint } = await boot({ head })
    dispatch(new Event('DOMContentLoaded'))
    expect(askedFor(root)).toEqual([])
    paint()
    expect(askedFor(root)).toEqual([
      'stylesheet /assets/main.css',
      '/assets/main.js',
      '/assets/home.js',
    ])
  })

  it('are requested at once in a tab in the background, which is never painted', async () => {
    const { root, dispatch } = await boot({ head, isHidden: true })
    dispatch(new Event('DOMContentLoaded'))
    expect(askedFor(root)).toContain('/assets/main.js')
  })

  it('are not requested by a page that is left for the other language’s', async () => {
    const { root, dispatch, paint } = await boot({ head, languages: ['en'] })
    dispatch(new Event('DOMContentLoaded'))
    paint()
    expect(askedFor(root)).toEqual([])
  })

  it.each([
    [
      'es',
      'Una parte de esta página se perdió en el camino. Revisa tu conexión.Recargar la página',
    ],
    ['en', 'Part of this page got lost on its way. Check your connection.Reload the page'],
  ])('tell the visitor in %s that one of them is lost', async (language, sentence) => {
    const page = `<html lang="${language}">`
    const { root, dispatch, paint, happyWindow } = await boot({ head, address: '/en/home', page })
    dispatch(new Event('DOMContentLoaded'))
    paint()
    root.querySelector('script')?.dispatchEvent(new happyWindow.Event('error'))
    expect(root.querySelector('[role=alert]')?.textContent).toBe(sentence)
    expect(dataOf(root)['app']).toBe('failed')
  })

  it('tell it too when the app cannot start', async () => {
    const { root, dispatch } = await boot()
    dispatch(new Event('start-failed'))
    expect(root.querySelectorAll('[role=alert]')).toHaveLength(1)
  })
})

const preload = (href: string) => `<link rel="preload" as="image" href="${href}">`

const loadingOf = (root: Awaited<ReturnType<typeof boot>>['root']) =>
  Array.from(root.querySelectorAll('#page img'), (image) => image.getAttribute('loading'))

describe('the page’s first picture', () => {
  const head =
    `<template id="gate-picture">${preload('/gate.avif')}</template>` +
    `<template id="page-picture">${preload('/a.avif') + preload('/b.avif')}</template>`
  const picture = '<img fetchpriority="high" loading="lazy">'
  const body = `${picture}<div id="page">${picture}<img loading="lazy"></div>`
  const isAdult = { ageVerified: 'true' }

  it('is asked for at once, before everything else, by who is of age', async () => {
    const { root } = await boot({ head, stored: isAdult })
    expect(askedFor(root)).toEqual(['preload /a.avif', 'preload /b.avif'])
  })

  it('is not looked for on a page that has none', async () => {
    expect(askedFor((await boot({ stored: isAdult })).root)).toEqual([])
  })

  it('waits under the gate, whose picture is asked for instead, until that was painted', async () => {
    const { root, dispatch, paint } = await boot({ head, body })
    dispatch(new Event('DOMContentLoaded'))
    expect(askedFor(root)).toEqual(['preload /gate.avif'])
    expect(loadingOf(root)).toEqual(['lazy', 'lazy'])
    paint()
    expect(loadingOf(root)).toEqual(['eager', 'lazy'])
    expect(Reflect.get(root.querySelector('#page img') ?? {}, 'fetchPriority')).toBe('low')
  })

  it.each([
    ['is not loaded under the gate where a scene comes in layers', false, 'lazy'],
    ['is loaded there for who wants no motion', true, 'eager'],
  ])('%s', async (_, prefersReducedMotion, loading) => {
    const scene = `<div id="page"><div data-pose="rest">${picture}</div></div>`
    const { root, dispatch, paint } = await boot({ head, body: scene, prefersReducedMotion })
    dispatch(new Event('DOMContentLoaded'))
    paint()
    expect(loadingOf(root)).toEqual([loading])
  })
})
