import { describe, expect, it } from 'vitest'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { readMarkup } from './readMarkup.ts'

const page: PrerenderedPage = {
  path: '/home',
  file: 'home.html',
  language: 'es',
  html: '',
  modules: [],
  shortcuts: [],
  isPrivate: false,
  listing: null,
}

const markupOf = (html: string, difference: Partial<PrerenderedPage> = {}) =>
  readMarkup({ ...page, html, ...difference })

describe('what React wrote of a page', () => {
  it('is parted where the page itself begins, and left as it is', () => {
    const head =
      '<meta name="a" content="&#x27;"/><title>A &amp; b</title><link rel="canonical" href="/x"/>'
    const body = '<!--$--><main>1<!-- --> &#x27;<br/></main><!--/$-->'
    expect(markupOf(head + body)).toEqual({ head, body, firstPictures: '' })
  })

  it('may have no title where a guard still hides the page', () => {
    expect(markupOf('<meta name="a"/><main></main>', { isPrivate: true }).head).toBe(
      '<meta name="a"/>',
    )
  })

  it('may have titles within drawings', () => {
    const body = '<svg><title>Amaru</title></svg>'
    expect(markupOf(`<title>a</title>${body}`).body).toBe(body)
  })

  it.each([
    ['a title', '<meta name="a"/><main></main>', 'no title'],
    ['a title before the page', '<main></main><title>a</title>', 'no title'],
    ['anything but a head', '<title>a</title>', 'nothing for its body'],
    [
      'all that belongs into the head before the page',
      '<title>a</title><main><link rel="canonical" href="/x"/></main>',
      'in its body: <link rel="canonical" href="/x">',
    ],
  ])('is refused without %s', (_, html, reason) => {
    expect(() => markupOf(html)).toThrow(reason)
    expect(() => markupOf(html)).toThrow('home.html')
  })
})

const picture = (sources: string, priority: string) =>
  `<picture>${sources}<img src="/w.webp" fetchPriority="${priority}"/></picture>`
const preloadsIn = (content: string) =>
  markupOf(`<title>a</title><div id="page">${content}</div>`).firstPictures

describe('a page’s first picture', () => {
  const wide = '<source type="image/avif" srcSet="/w.avif 800w" sizes="50vw"/>'
  const narrow =
    '<source media="(width &lt; 48rem)" type="image/avif" srcSet="/n.avif 450w" sizes="50vw"/>'
  const webp = '<source type="image/webp" srcSet="/w.webp 800w" sizes="50vw"/>'
  const preload = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"'

  it('is preloaded, and no other', () => {
    const pictures = [
      picture(narrow, 'auto'),
      picture(wide + webp, 'high'),
      picture(narrow, 'high'),
    ]
    expect(preloadsIn(pictures.join(''))).toBe(
      `<template id="page-picture">${preload} imagesrcset="/w.avif 800w" imagesizes="50vw"></template>`,
    )
    expect(preloadsIn(picture(wide, 'auto'))).toBe('')
  })

  it('is preloaded in the crop that is shown', () => {
    expect(preloadsIn(picture(narrow + wide + webp, 'high'))).toBe(
      '<template id="page-picture">' +
        `${preload} imagesrcset="/n.avif 450w" imagesizes="50vw" media="(width < 48rem)">` +
        `${preload} imagesrcset="/w.avif 800w" imagesizes="50vw" media="not (width < 48rem)">` +
        '</template>',
    )
  })

  it('is another under the gate', () => {
    const gate = `<dialog id="age-gate">${picture(wide, 'high')}</dialog>`
    const preloads = markupOf(`<title>a</title>${gate}<div id="page"></div>`).firstPictures
    expect(preloads).toMatch(/^<template id="gate-picture"><link [^>]*><\/template>$/)
  })

  it.each([
    ['an AVIF', webp, 'no AVIF'],
    ['its widths', '<source type="image/avif" sizes="50vw"/>', 'no srcset or no sizes'],
    ['its sizes', '<source type="image/avif" srcSet="/w.avif 800w"/>', 'no srcset or no sizes'],
  ])('is missed loudly without %s', (_, sources, reason) => {
    expect(() => preloadsIn(picture(sources, 'high'))).toThrow(reason)
  })
})
