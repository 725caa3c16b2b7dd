import { load, type CheerioAPI } from 'cheerio'

import type { PrerenderedPage } from '../src/app/prerender.tsx'

/** A page's HTML as React has rendered it, unchanged: hydration compares it. */
export interface Markup {
  readonly head: string
  readonly body: string
  /** For each of the gate and the page, a `<template>` that preloads its first picture, if it has one. */
  readonly firstPictures: string
}

/** The head's elements, which React renders before the page's own. */
const hoisted = 'title, meta, link'

/** Splits a prerendered page into head and body. Throws if an element of the head is in the body. */
export function readMarkup({ file, html, isPrivate }: PrerenderedPage): Markup {
  const $ = load(html, { sourceCodeLocationInfo: true }, false)
  const nodes = $.root().contents().toArray()
  const first = nodes.findIndex((node) => !$(node).is(hoisted))
  const start = nodes[first]?.sourceCodeLocation?.startOffset
  if (start === undefined) throw new Error(`${file} has nothing for its body`)
  // A private page has no title until its guard renders it.
  if (!isPrivate && !$(nodes.slice(0, first)).is('title')) {
    throw new Error(`${file} has no title among what comes first`)
  }
  const misplaced = $(nodes.slice(first)).find(hoisted).addBack(hoisted).not('svg *')
  if (misplaced.length > 0) throw new Error(`${file} has in its body: ${$.html(misplaced)}`)
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    firstPictures:
      preloadsOf($, file, 'gate-picture', '#age-gate') +
      preloadsOf($, file, 'page-picture', '#page'),
  }
}

/**
 * Returns a `<template>` with preload links for the first picture in an element. The boot script inserts the links of
 * either the gate's or the page's template (docs/decisions/029). For AVIF only: browsers that support several formats
 * would load all.
 */
function preloadsOf($: CheerioAPI, file: string, id: string, element: string): string {
  const picture = $(`${element} img[fetchpriority="high"]`).first()
  if (picture.length === 0) return ''
  const sources = picture.siblings('source')
  const narrow = sources.filter('[media]').attr('media')
  const links = sources
    .filter('[type="image/avif"]')
    .toArray()
    .map((source) => {
      const { srcset, sizes, media = narrow && `not ${narrow}` } = $(source).attr() ?? {}
      if (srcset === undefined || sizes === undefined) {
        throw new Error(`The first picture of ${file} has no srcset or no sizes: ${$.html(source)}`)
      }
      const link = $('<link rel="preload" as="image" type="image/avif" fetchpriority="high">')
      link.attr({ imagesrcset: srcset, imagesizes: sizes })
      if (media !== undefined) link.attr('media', media)
      return $.html(link)
    })
  if (links.length === 0) throw new Error(`The first picture of ${file} has no AVIF to preload`)
  return `<template id="${id}">${links.join('')}</template>`
}
