import { expect, test } from '@playwright/test'
import { brand } from '@storefront/brand'

import {
  attributesOf,
  builtFile,
  builtPages,
  indexedPages,
  isBuilt,
  textOf,
  type BuiltPage,
} from '../support/builtPages.ts'
import { languages } from '../support/everyPage.ts'

const contentOf = (page: BuiltPage, property: string) =>
  attributesOf(page, `meta[property="${property}"]`, 'content')

const canonicalOf = (page: BuiltPage) => attributesOf(page, 'link[rel=canonical]', 'href')[0] ?? ''

const descriptionOf = (page: BuiltPage) =>
  attributesOf(page, 'meta[name=description]', 'content').join('')

const titleOf = (page: BuiltPage) => textOf(page.document.querySelector('title'))

/** All public pages, listed or not. */
const publicPages = builtPages.filter(({ entry }) => entry.access === 'public')

const byCanonical = new Map(indexedPages.map((page) => [canonicalOf(page), page]))

/** The alternates of a page, by language. */
const alternatesIn = (page: BuiltPage) =>
  Array.from(page.document.querySelectorAll('link[rel=alternate]'), (link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])

for (const page of indexedPages) {
  test(`${page.path} says what it is in the length that search engines show`, () => {
    expect(titleOf(page).length).toBeLessThanOrEqual(60)
    expect(descriptionOf(page).length).toBeGreaterThanOrEqual(110)
    expect(descriptionOf(page).length).toBeLessThanOrEqual(155)
    expect(attributesOf(page, 'meta[name=theme-color]', 'content')).toHaveLength(1)
  })
}

test('no two pages of a language have the same title or description', () => {
  for (const language of languages) {
    const pages = publicPages.filter((page) => page.language === language)
    const [titles, descriptions] = [pages.map(titleOf), pages.map(descriptionOf)]
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
    expect([...titles, ...descriptions]).not.toContain('')
  }
})

test('each page that anybody may see says its language, its address and those in other languages', () => {
  for (const page of publicPages) {
    const { path } = page.entry
    expect(page.document.documentElement.lang, page.path).toBe(page.language)
    expect(page.document.querySelectorAll('h1'), page.path).toHaveLength(1)
    expect(canonicalOf(page)).toBe(`${brand.siteUrl}${page.path}`)
    expect(alternatesIn(page)).toEqual([
      ['es', `${brand.siteUrl}${path}`],
      ['en', `${brand.siteUrl}/en${path}`],
      ['x-default', `${brand.siteUrl}${path}`],
    ])
  }
})

test('no page names a page or a file that is not there', () => {
  for (const page of builtPages) {
    const named = [
      ...attributesOf(page, 'a[href^="/"]', 'href'),
      ...attributesOf(page, 'link:not([rel="alternate"]):not([rel="canonical"])', 'href'),
      ...attributesOf(page, '[src]', 'src'),
      ...['srcset', 'imagesrcset']
        .flatMap((attribute) => attributesOf(page, `[${attribute}]`, attribute))
        .flatMap((set) => set.split(','))
        .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
      ...contentOf(page, 'og:image').map((card) => card.slice(brand.siteUrl.length)),
    ].map((address) => address.replace(/[?#].*/, ''))
    expect(named.length).toBeGreaterThan(10)
    const missing = named.filter((address) => !isBuilt(address) && !isBuilt(`${address}.html`))
    expect(missing, page.path).toEqual([])
  }
})

test('pages that are not listed ask not to be, and have no cards', () => {
  for (const page of builtPages.filter((candidate) => !indexedPages.includes(candidate))) {
    expect(attributesOf(page, 'meta[name=robots]', 'content'), page.path).toEqual(['noindex'])
    expect(page.document.querySelectorAll('meta[property^="og:"]'), page.path).toHaveLength(0)
  }
  for (const page of indexedPages) {
    expect(page.document.querySelectorAll('meta[name=robots]'), page.path).toHaveLength(0)
  }
})

test('the sitemap holds all that is listed and nothing else, and robots keep out of the rest', () => {
  const sitemap = builtFile('sitemap.xml').toString()
  const entries = sitemap.split('<url>').slice(1)
  const locations = entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? '')
  expect(locations.toSorted()).toEqual([...byCanonical.keys()].toSorted())
  for (const [index, entry] of entries.entries()) {
    const page = byCanonical.get(locations[index] ?? '')
    const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)]
    expect(links.map(([, language, url]) => [language, url])).toEqual(page && alternatesIn(page))
    const changed = /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1]
    if (changed !== undefined) expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now())
  }

  // A crawler that is kept out of a page does not read that the page is not to be listed.
  expect(builtFile('robots.txt').toString()).not.toContain('Disallow')
})

test('a shared page shows its own words and a card of the size that is asked for', async ({
  page: browser,
  baseURL,
}) => {
  const cards = new Map<string, string[]>()
  for (const page of indexedPages) {
    const [own, other] = page.language === 'es' ? ['es_EC', 'en_US'] : ['en_US', 'es_EC']
    expect(contentOf(page, 'og:title')).toEqual([titleOf(page)])
    expect(contentOf(page, 'og:description')).toEqual([descriptionOf(page)])
    expect(contentOf(page, 'og:url')).toEqual([canonicalOf(page)])
    expect(contentOf(page, 'og:site_name')).toEqual([brand.name])
    expect(contentOf(page, 'og:locale')).toEqual([own])
    expect(contentOf(page, 'og:locale:alternate')).toEqual([other])
    const heading = textOf(page.document.querySelector('h1'))
    expect(contentOf(page, 'og:image:alt')).toEqual([`${heading} · ${brand.name}`])
    expect(attributesOf(page, 'meta[name="twitter:card"]', 'content')).toEqual([
      'summary_large_image',
    ])
    const [card = ''] = contentOf(page, 'og:image')
    cards.set(card, [...(cards.get(card) ?? []), heading])
  }
  for (const [card, headings] of cards) {
    // The card contains the page's heading, so only pages with the same heading share a card.
    expect(new Set(headings).size, card).toBe(1)
    expect(card.startsWith(`${brand.siteUrl}/assets/`)).toBe(true)
    const answer = await browser.goto(`${baseURL}${card.slice(brand.siteUrl.length)}`)
    expect(answer?.headers()['content-type']).toBe('image/jpeg')
    const size = await browser.evaluate(() =>
      Array.from(document.images, ({ naturalWidth, naturalHeight }) => [
        naturalWidth,
        naturalHeight,
      ]),
    )
    expect(size, card).toEqual([[1200, 630]])
  }
})
