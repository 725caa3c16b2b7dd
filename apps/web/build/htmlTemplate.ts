import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Thing } from 'schema-dts'
import type { Manifest, ManifestChunk } from 'vite'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { asScriptText } from '../src/shared/printedCatalogue.ts'

/** A page's whole file, and what the content security policy must know of it. */
export interface FilledPage {
  readonly html: string
  /** The source expression of the page's one inline style sheet. */
  readonly styleHash: string
  /** Paths of the fonts that it shows. */
  readonly fonts: readonly string[]
}

/** @param tags what else belongs into the page's head */
export type FillPage = (page: PrerenderedPage, tags?: string) => Promise<FilledPage>

/** Font files that the first screen of every page uses. */
const preloadedFonts = /(italiana-latin-400-normal|jost-latin-wght-normal)\.woff2$/

/** What Vite put into the template: they wait until the first paint, or come inline. */
const entryScript = /\s*<script type="module"[^>]* src="\/([^"]+)"><\/script>/
const entryLinks = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]* href="\/([^"]+)">/g

/** React puts what belongs into the head before the page itself. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/

/**
 * Reads the built `index.html` and the manifest; gives what turns a page into its whole file. The
 * styles that it is painted with stand in it, so that nothing has to arrive before; its scripts are
 * only named, and the boot script asks for them after the first paint (docs/decisions/029).
 *
 * @param data an element that every page carries for its scripts
 */
export async function readTemplate(outDir: string, data: string): Promise<FillPage> {
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  // Vite wrote it a moment ago; this is the type it documents.
  const manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  await rm(join(outDir, 'index.html'))
  await rm(join(outDir, '.vite'), { recursive: true })

  const fonts = Object.values(manifest)
    .filter((chunk) => preloadedFonts.test(chunk.src ?? ''))
    .map((chunk) => `/${chunk.file}`)

  const entry = entryScript.exec(html)?.[1]
  if (entry === undefined) throw new Error('The template names no entry script')
  const entryFiles = [...html.matchAll(entryLinks)].flatMap(([, file]) => file ?? [])
  const frame = html.replace(entryScript, '').replaceAll(entryLinks, '')
  const cssOf = cached((file: string) => readFile(join(outDir, file), 'utf8'))

  return async (page, tags = '') => {
    const head = hoisted.exec(page.html)?.[0] ?? ''
    const chunks = chunksOf(manifest, page.modules)
    const styles = unique([
      ...entryFiles.filter((file) => file.endsWith('.css')),
      ...filesOf([...chunks, ...laterChunksOf(manifest, page, chunks)], 'css'),
    ])
    const scripts = unique([
      entry,
      ...entryFiles.filter((file) => file.endsWith('.js')),
      ...filesOf(chunks, 'file'),
    ])
    const css = (await Promise.all(styles.map(cssOf))).join('\n').trim()
    const links = [
      // In the hosting's headers too; not everybody who serves the site sends these.
      ...fonts.map(
        (path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`,
      ),
      `<style>${css}</style>`,
      data,
      named('app-styles', styles),
      named('app-scripts', scripts),
      // A block of data, which the policy does not ask about (docs/decisions/035-structured-data.md).
      ...(page.listing === null ? [] : [structuredDataElement(page.listing.structuredData)]),
    ]
    const attributes = [
      `lang="${page.language}"`,
      'data-age="unverified"',
      ...(page.isPrivate ? ['data-session="checking"'] : []),
      ...(page.showsBothLanguages ? ['data-both-languages'] : []),
    ]
    return {
      html: frame
        .replace(/<html[^>]*>/, () => `<html ${attributes.join(' ')}>`)
        .replace('<!--first-picture-->', () => firstPicture(page.html))
        .replace('<!--head-->', () => head + tags + links.join(''))
        .replace('<!--app-->', () => page.html.slice(head.length)),
      styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
      fonts,
    }
  }
}

/** Files for the boot script. */
const named = (name: string, files: readonly string[]) =>
  `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`

const structuredDataElement = (things: readonly Thing[]) =>
  `<script type="application/ld+json">${asScriptText({ '@context': 'https://schema.org', '@graph': things })}</script>`

/** The picture that is to be there first, its formats and crops. */
const priorityPicture = /<picture>((?:<source[^>]*>)+)<img[^>]*fetchPriority="high"/

/**
 * What preloads a page's first picture, for the boot script to put to use or not (docs/decisions/032).
 * AVIF alone: a preload cannot be for those browsers only that do not read another format.
 */
function firstPicture(html: string): string {
  const sources = priorityPicture.exec(html)?.[1]?.match(/<source[^>]*>/g) ?? []
  const narrow = sources.flatMap((source) => attributeOf(source, 'media') ?? [])[0]
  const links = sources
    .filter((source) => attributeOf(source, 'type') === 'image/avif')
    .map((source) => {
      const media = attributeOf(source, 'media') ?? (narrow && `not ${narrow}`)
      const attributes = [
        'rel="preload" as="image" type="image/avif" fetchpriority="high"',
        `imagesrcset="${attributeOf(source, 'srcSet')}"`,
        `imagesizes="${attributeOf(source, 'sizes')}"`,
        ...(media === undefined ? [] : [`media="${media}"`]),
      ]
      return `<link ${attributes.join(' ')}>`
    })
  return links.length === 0 ? '' : `<template id="first-picture">${links.join('')}</template>`
}

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/** Reads each file once. */
function cached<T>(read: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (file) => {
    const found = known.get(file) ?? read(file)
    known.set(file, found)
    return found
  }
}

/** The chunks that modules need, each after those that it imports. */
function chunksOf(manifest: Manifest, modules: readonly string[]): readonly ManifestChunk[] {
  const visited = new Set<string>()
  const chunks: ManifestChunk[] = []
  const visit = (key: string): void => {
    if (visited.has(key)) return
    visited.add(key)
    manifest[key]?.imports?.forEach(visit)
    if (manifest[key] !== undefined) chunks.push(manifest[key])
  }
  for (const module of modules) {
    if (manifest[module] === undefined) throw new Error(`The build has no chunk for ${module}`)
    visit(module)
  }
  return chunks
}

/** The chunks of a page's parts that come later: what it names, and what its own code loads. */
function laterChunksOf(
  manifest: Manifest,
  { laterModules }: PrerenderedPage,
  chunks: readonly ManifestChunk[],
): readonly ManifestChunk[] {
  // The entry loads every page and the cart's drawer, of which nothing stands in this page.
  const loaded = chunks.flatMap((chunk) => (chunk.isEntry ? [] : (chunk.dynamicImports ?? [])))
  return chunksOf(manifest, [...laterModules, ...loaded])
}

const filesOf = (chunks: readonly ManifestChunk[], kind: 'file' | 'css'): readonly string[] =>
  chunks.flatMap((chunk) => chunk[kind] ?? [])

const unique = (files: readonly string[]): readonly string[] => [...new Set(files)]
