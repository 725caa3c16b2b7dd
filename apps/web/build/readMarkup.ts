import { type CheerioAPI, load } from 'cheerio'

import type { PrerenderedPage } from '../src/app/prerender.tsx'

/** What React wrote of a page, byte for byte: hydration compares it with what it renders. */
export interface Markup {
  readonly head: string
  readonly body: string
  /** What preloads the page's first picture; empty where none is called that. */
  readonly firstPicture: string
}

/** React puts what belongs into the head before the page itself. */
const hoisted = 'title, meta, link'

/** Parts a prerendered page into what belongs into its head and its body. */
export function readMarkup({ file, html, isPrivate }: PrerenderedPage): Markup {
  const $ = load(html, { sourceCodeLocationInfo: true }, false)
  const nodes = $.root().contents().toArray()
  const first = nodes.findIndex((node) => !$(node).is(hoisted))
  const start = nodes[first]?.sourceCodeLocation?.startOffset
  if (start === undefined) throw new Error(`${file} has nothing for its body`)
  // A private page is named once its guard lets the visitor in.
  if (!isPrivate && !$(nodes.slice(0, first)).is('title')) {
    throw new Error(`${file} has no title among what comes first`)
  }
  const late = $(nodes.slice(first)).find(hoisted).addBack(hoisted).not('svg *')
  if (late.length > 0) throw new Error(`${file} has in its body: ${$.html(late)}`)
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    firstPicture: preloadsOf($, file),
  }
}

/**
 * What preloads a page's first picture, for the boot script to put to use or not (docs/decisions/032).
 * AVIF alone: a preload cannot be for those browsers only that do not read another format.
 */
function preloadsOf($: CheerioAPI, file: string): string {
  const picture = $('img[fetchpriority="high"]').first()
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
  return `<template id="first-picture">${links.join('')}</template>`
}
