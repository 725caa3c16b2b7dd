import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { load, type CheerioAPI } from 'cheerio'
import type { Thing } from 'schema-dts'
import type { Manifest, ManifestChunk } from 'vite'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { escapeForScript } from '../src/shared/printedCatalogue.ts'
import { readMarkup } from './readMarkup.ts'

/** A page's complete HTML file, with data for the hosting's headers. */
export interface FilledPage {
  readonly html: string
  /** The CSP's source expression for the page's only inline style sheet. */
  readonly styleHash: string
  /** Paths of the fonts that the page preloads. */
  readonly fonts: readonly string[]
}

/** @param tags more HTML for the page's head */
export type FillPage = (page: PrerenderedPage, tags?: string) => Promise<FilledPage>

/** The font files that every page uses above the fold. */
const firstScreenFonts = ['jost.woff2', 'headings.woff2']

/**
 * Reads the built `index.html` and the manifest, and deletes them. Returns a function that fills a page
 * into the template. The styles are inlined, so that the first paint waits for no other file. The scripts
 * wait in a template; the boot script inserts them after the first paint (docs/decisions/029).
 *
 * @param data an element to add to every page, with data for its scripts
 */
export async function readTemplate(outDir: string, data: string): Promise<FillPage> {
  const template = load(await readFile(join(outDir, 'index.html'), 'utf8'))
  // Vite has just written the file, and documents this type for it.
  const manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  await rm(join(outDir, 'index.html'))
  await rm(join(outDir, '.vite'), { recursive: true })

  const fonts = firstScreenFonts.map((name) => fontNamed(manifest, name))
  const { entry, sheets } = takeEntry(template)
  const frame = template.html()
  const cssOf = cached((file: string) => readFile(join(outDir, file), 'utf8'))

  return async (page, tags = '') => {
    const { head, body, firstPictures } = readMarkup(page)
    const chunks = chunksOf(manifest, page.modules)
    const styles = unique([...sheets, ...filesOf(chunks, 'css')])
    const scripts = unique([entry, ...filesOf(chunks, 'file')])
    const css = (await Promise.all(styles.map(cssOf))).join('\n').trim()
    const ownHead = [
      head,
      tags,
      // Written by the build (writeSiteFiles.ts), so in development there are none.
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/site.webmanifest">',
      // Also in the hosting's headers, but other servers may not send these.
      ...fonts.map(
        (path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`,
      ),
      `<style>${css}</style>`,
      data,
      scriptsTemplate(styles, scripts),
      // A data block: the CSP does not apply to it (docs/decisions/036-found-and-shared.md).
      ...(page.listing === null ? [] : [structuredDataElement(page.listing.structuredData)]),
    ].join('')
    return {
      html: fillSlots(withAttributes(frame, page), {
        'first-pictures': firstPictures,
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

/** Removes Vite's entry script and style sheets from the template, and returns their files. */
function takeEntry($: CheerioAPI): { readonly entry: string; readonly sheets: readonly string[] } {
  const scripts = $('script[type="module"][src]')
  const entry = scripts.attr('src')
  if (entry === undefined || scripts.length > 1) {
    throw new Error(`The template names ${scripts.length} entry scripts instead of one`)
  }
  const links = $('link[rel="stylesheet"]')
  const addresses = links.toArray().flatMap((link) => $(link).attr('href') ?? [])
  scripts.remove()
  links.remove()
  return { entry: fileAt(entry), sheets: addresses.map(fileAt) }
}

/** @param address from the site's root */
const fileAt = (address: string) => address.replace(/^\//, '')

/** Sets the root attributes that style and boot script need before the first paint. */
function withAttributes(frame: string, page: PrerenderedPage): string {
  const $ = load(frame)
  const root = $('html').attr('lang', page.language)
  if (page.isPrivate) root.attr('data-session', 'checking')
  if (page.path === null) root.attr('data-both-languages', '')
  return $.html()
}

/** Replaces comments by contents. Throws unless the template has each comment once, in the given order. */
function fillSlots(frame: string, contents: Readonly<Record<string, string>>): string {
  let filled = ''
  let rest = frame
  for (const [name, content] of Object.entries(contents)) {
    const [before = '', after, ...others] = rest.split(`<!--${name}-->`)
    if (after === undefined || others.length > 0) {
      throw new Error(`The template does not have <!--${name}--> once, in its place`)
    }
    filled += before + content
    rest = after
  }
  return filled + rest
}

/**
 * The page's scripts, in a template: the boot script inserts them after the first paint. The files of the page follow
 * the entry as script elements, so that all are requested at once: WebKit never requests a file again whose
 * `modulepreload` failed, not even after a reload. With a link for each inlined style sheet, Vite's loader does not
 * request it again; browsers do not fetch disabled sheets.
 *
 * @param scripts the entry first: the boot script watches the first one
 */
const scriptsTemplate = (styles: readonly string[], scripts: readonly string[]) =>
  [
    '<template id="app-scripts">',
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...scripts.map((file) => `<script type="module" crossorigin src="/${file}"></script>`),
    '</template>',
  ].join('')

const structuredDataElement = (things: readonly Thing[]) =>
  `<script type="application/ld+json">${escapeForScript({ '@context': 'https://schema.org', '@graph': things })}</script>`

/** Caches the result for each file. */
function cached<T>(read: (file: string) => Promise<T>): (file: string) => Promise<T> {
  const cache = new Map<string, Promise<T>>()
  return (file) => {
    const result = cache.get(file) ?? read(file)
    cache.set(file, result)
    return result
  }
}

/** The chunks of modules and of all that they import; each chunk follows its imports. */
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

const filesOf = (chunks: readonly ManifestChunk[], kind: 'file' | 'css'): readonly string[] =>
  chunks.flatMap((chunk) => chunk[kind] ?? [])

const unique = (files: readonly string[]): readonly string[] => [...new Set(files)]
