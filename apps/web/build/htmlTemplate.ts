import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { type CheerioAPI, load } from 'cheerio'
import type { Thing } from 'schema-dts'
import type { Manifest, ManifestChunk } from 'vite'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { asScriptText } from '../src/shared/printedCatalogue.ts'
import { readMarkup } from './readMarkup.ts'

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
const firstScreenFonts = ['jost-latin-wght-normal.woff2', 'italiana-latin-400-normal.woff2']

/**
 * Reads the built `index.html` and the manifest; gives what turns a page into its whole file. The
 * styles that it is painted with stand in it, so that nothing has to arrive before; its scripts are
 * only named, and the boot script asks for them after the first paint (docs/decisions/029).
 *
 * @param data an element that every page carries for its scripts
 */
export async function readTemplate(outDir: string, data: string): Promise<FillPage> {
  const template = load(await readFile(join(outDir, 'index.html'), 'utf8'))
  // Vite wrote it a moment ago; this is the type it documents.
  const manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  await rm(join(outDir, 'index.html'))
  await rm(join(outDir, '.vite'), { recursive: true })

  const fonts = firstScreenFonts.map((name) => fontNamed(manifest, name))
  const { entry, links } = takeEntry(template)
  const frame = template.html()
  const cssOf = cached((file: string) => readFile(join(outDir, file), 'utf8'))

  return async (page, tags = '') => {
    const { head, body, firstPicture } = readMarkup(page)
    const chunks = chunksOf(manifest, page.modules)
    const styles = unique([
      ...links.filter((file) => file.endsWith('.css')),
      ...filesOf([...chunks, ...laterChunksOf(manifest, page, chunks)], 'css'),
    ])
    const scripts = unique([
      entry,
      ...links.filter((file) => file.endsWith('.js')),
      ...filesOf(chunks, 'file'),
    ])
    const css = (await Promise.all(styles.map(cssOf))).join('\n').trim()
    const ownHead = [
      head,
      tags,
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
    ].join('')
    return {
      html: fillSlots(withAttributes(frame, page), {
        'first-picture': firstPicture,
        head: ownHead,
        app: body,
      }),
      styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
      fonts,
    }
  }
}

function fontNamed(manifest: Manifest, name: string): string {
  const font = Object.values(manifest).find(({ src }) => src?.endsWith(`/${name}`))
  if (font === undefined) throw new Error(`The build has no font ${name}`)
  return `/${font.file}`
}

/** Takes out of the template what Vite put into it: it waits until the first paint, or comes inline. */
function takeEntry($: CheerioAPI): { readonly entry: string; readonly links: readonly string[] } {
  const scripts = $('script[type="module"][src]')
  const entry = scripts.attr('src')
  if (entry === undefined || scripts.length > 1) {
    throw new Error(`The template names ${scripts.length} entry scripts instead of one`)
  }
  const links = $('link[rel="stylesheet"], link[rel="modulepreload"]')
  const addresses = links.toArray().flatMap((link) => $(link).attr('href') ?? [])
  scripts.remove()
  links.remove()
  return { entry: fileAt(entry), links: addresses.map(fileAt) }
}

/** @param address from the site's root */
const fileAt = (address: string) => address.replace(/^\//, '')

/** What a page says of itself before anything of it is painted. */
function withAttributes(frame: string, page: PrerenderedPage): string {
  const $ = load(frame)
  const root = $('html').attr('lang', page.language)
  if (page.isPrivate) root.attr('data-session', 'checking')
  if (page.showsBothLanguages) root.attr('data-both-languages', '')
  return $.html()
}

/** Puts contents into the places of comments, each of which must be there once, in the order given. */
function fillSlots(frame: string, contents: Readonly<Record<string, string>>): string {
  let filled = ''
  let left = frame
  for (const [name, content] of Object.entries(contents)) {
    const [before = '', after, ...others] = left.split(`<!--${name}-->`)
    if (after === undefined || others.length > 0) {
      throw new Error(`The template does not have <!--${name}--> once, in its place`)
    }
    filled += before + content
    left = after
  }
  return filled + left
}

/** Files for the boot script. */
const named = (name: string, files: readonly string[]) =>
  `<meta name="${name}" content="${files.map((file) => `/${file}`).join(' ')}">`

const structuredDataElement = (things: readonly Thing[]) =>
  `<script type="application/ld+json">${asScriptText({ '@context': 'https://schema.org', '@graph': things })}</script>`

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
