import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Manifest, ManifestChunk } from 'vite'

import type { PrerenderedPage } from '../src/app/prerender.tsx'

export type FillPage = (page: PrerenderedPage) => string

/** Font files that the first screen of every page uses. */
const preloadedFonts = /(italiana-latin-400-normal|jost-latin-wght-normal)\.woff2$/

/** React puts what belongs into the head before the page itself. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/

/** Reads the built `index.html` and the manifest; gives what turns a page into its whole file. */
export async function readTemplate(outDir: string): Promise<FillPage> {
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  // Vite wrote it a moment ago; this is the type it documents.
  const manifest = JSON.parse(
    await readFile(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  await rm(join(outDir, 'index.html'))
  await rm(join(outDir, '.vite'), { recursive: true })

  const fonts = Object.values(manifest)
    .filter((chunk) => preloadedFonts.test(chunk.src ?? ''))
    .map(
      (chunk) =>
        `<link rel="preload" href="/${chunk.file}" as="font" type="font/woff2" crossorigin>`,
    )

  const isMissing = (file: string) => !html.includes(`"/${file}"`)

  return (page) => {
    const head = hoisted.exec(page.html)?.[0] ?? ''
    const chunks = chunksOf(manifest, page.modules)
    const scripts = filesOf(chunks, 'file')
    const styles = filesOf([...chunks, ...laterChunksOf(manifest, page, chunks)], 'css')
    const links = [
      ...fonts,
      ...styles.filter(isMissing).map((file) => `<link rel="stylesheet" href="/${file}">`),
      ...scripts.filter(isMissing).map((file) => `<link rel="modulepreload" href="/${file}">`),
    ]
    const attributes = [
      `lang="${page.language}"`,
      'data-age="unverified"',
      ...(page.isPrivate ? ['data-session="checking"'] : []),
      ...(page.showsBothLanguages ? ['data-both-languages'] : []),
    ]
    return html
      .replace(/<html[^>]*>/, () => `<html ${attributes.join(' ')}>`)
      .replace('<!--head-->', () => head + links.join(''))
      .replace('<!--app-->', () => page.html.slice(head.length))
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

const filesOf = (chunks: readonly ManifestChunk[], kind: 'file' | 'css'): readonly string[] => [
  ...new Set(chunks.flatMap((chunk) => chunk[kind] ?? [])),
]
