import { describe, expect, it, vi } from 'vitest'

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

  it.each(['Googlebot/2.1', 'Chrome-Lighthouse', 'Twitterbot/1.0', 'Slackbot-LinkExpanding 1.0'])(
    'is the address’s for the crawler %s, which nothing is remembered of',
    async (userAgent) => {
      const { replace, storage } = await boot({ userAgent, languages: ['en'] })
      expect(replace).not.toHaveBeenCalled()
      expect([...storage]).toEqual([])
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
    [{ ageVerified: 'true' }, { age: 'verified' }],
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
  const head = '<meta name="app-scripts" content="/assets/main.js /assets/home.js">'

  it('are asked for once the page was painted, and run once all of them are there', async () => {
    const { root, dispatch, paint, fetchFile, answer } = await boot({ head })
    dispatch(new Event('DOMContentLoaded'))
    expect(fetchFile).not.toHaveBeenCalled()
    paint()
    expect(fetchFile.mock.calls.map(([file]) => file)).toEqual([
      '/assets/main.js',
      '/assets/home.js',
    ])
    await answer('/assets/main.js', true)
    expect(askedFor(root)).toEqual([])
    await answer('/assets/home.js', true)
    expect(askedFor(root)).toEqual(['/assets/main.js'])
  })

  it('are asked for again when one is lost, twice, and then the visitor is told', async () => {
    const { root, dispatch, paint, fetchFile, answer } = await boot({ head })
    dispatch(new Event('DOMContentLoaded'))
    paint()
    await answer('/assets/main.js', true)
    for (const times of [1, 2, 3]) {
      expect(root.querySelector('[role=alert]')).toBeNull()
      await vi.waitFor(() =>
        expect(fetchFile.mock.calls.filter(([file]) => file === '/assets/home.js')).toHaveLength(
          times,
        ),
      )
      await answer('/assets/home.js', false)
      paint()
    }
    expect(fetchFile).toHaveBeenCalledTimes(4)
    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      'Una parte de esta página se perdió en el camino.Intentar de nuevo',
    )
    expect(askedFor(root)).toEqual([])
  })

  it('tell the visitor in the language of the page when it cannot be rendered', async () => {
    const { root, dispatch } = await boot({ address: '/en/home', page: '<html lang="en">' })
    dispatch(new Event('start-failed'))
    dispatch(new Event('start-failed'))
    expect(root.querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(root.querySelector('[role=alert]')?.textContent).toBe(
      'Part of this page got lost on its way.Try again',
    )
  })

  it('find a link of each style sheet that stands in the page, none of which is fetched', async () => {
    const styles = '<meta name="app-styles" content="/assets/main.css /assets/home.css">'
    const { root, dispatch, paint } = await boot({ head: head + styles })
    dispatch(new Event('DOMContentLoaded'))
    paint()
    expect(askedFor(root)).toEqual(['stylesheet /assets/main.css', 'stylesheet /assets/home.css'])
    const sheets = Array.from(root.querySelectorAll('[rel=stylesheet]'))
    expect(sheets.map((sheet) => Reflect.get(sheet, 'disabled'))).toEqual([true, true])
  })

  it('are not asked for by a page that is left for the other language’s', async () => {
    const { dispatch, paint, fetchFile } = await boot({ head, languages: ['en'] })
    dispatch(new Event('DOMContentLoaded'))
    paint()
    expect(fetchFile).not.toHaveBeenCalled()
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
