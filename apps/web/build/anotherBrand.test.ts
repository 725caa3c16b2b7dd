import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { brand } from '@storefront/brand'
import { load } from 'cheerio'
import type { Plugin } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { buildSite } from './buildSite.ts'
import { loadBuildCatalogue } from './loadBuildCatalogue.ts'

const brandFile = join(import.meta.dirname, '../../../packages/brand/src/brand.ts')
const outDir = join(import.meta.dirname, '../node_modules/.cache/another-brand')

/** A name with everything that addresses, HTML, XML and scripts have to escape; and the same in addresses. */
const otherName = 'Otra & Cía “D’Oro”'
const otherNameInAddresses = 'OtraCiaDOro'
/** The name as a whole word: a list of common passwords may contain the same letters inside another word. */
const ownName = new RegExp(`(?<![a-z0-9])${brand.name}`, 'i')

/** The brand file with another brand's name, site and e-mail address. */
const anotherBrand: Plugin = {
  name: 'another-brand',
  enforce: 'pre',
  transform: (code, id) =>
    id === brandFile
      ? code.replaceAll(brand.name, otherName).replaceAll(brand.name.toLowerCase(), 'otra')
      : null,
}

const isBinary = (file: string) => /\.(avif|webp|jpe?g|png|woff2)$/.test(file)

const textOf = (file: string) => readFileSync(join(outDir, file), 'utf8')

/** The places of the first brand's name in a file, with the text around them. */
function findingsIn(file: string): readonly string[] {
  const around = new RegExp(`.{0,60}${ownName.source}.{0,60}`, 'gi')
  return [...textOf(file).matchAll(around)].map(([found]) => `${file}: ${found}`)
}

describe('the site of another brand', () => {
  let files: readonly string[] = []

  beforeAll(async () => {
    vi.stubEnv('VITE_BACKEND', 'embedded')
    // As in a build outside of a test run.
    vi.stubEnv('NODE_ENV', 'production')
    await buildSite(outDir, {
      settings: { VITE_BACKEND: 'embedded', VITE_LATENCY_MS: 0 },
      catalogue: (name) =>
        loadBuildCatalogue({ VITE_BACKEND: 'embedded', VITE_LATENCY_MS: 0 }, name, 'seed'),
      plugins: [anotherBrand],
    })
    vi.unstubAllEnvs()
    files = readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length))
  }, 300_000)

  it('has the other name in its titles and addresses', () => {
    expect(files).toContain(`/${otherNameInAddresses}Destilado.html`)
    expect(files).toContain(`/en/${otherNameInAddresses}Destilado.html`)
    expect(load(textOf('/home.html'))('title').text()).toContain(otherName)
    expect(textOf('/sitemap.xml')).toContain(
      `https://otra.example/${otherNameInAddresses}Destilado`,
    )
  })

  it('escapes the other name once, on every page and in every file for machines', () => {
    const pages = files.filter((file) => file.endsWith('.html'))
    expect(pages.length).toBeGreaterThan(40)
    const escapedTwice = pages.filter((page) => {
      const $ = load(textOf(page), { scriptingEnabled: false })
      return /&(?:amp|quot|lt|gt|#\d+);/.test($('title, body').text())
    })
    expect(escapedTwice).toEqual([])
    const things = pages.flatMap((page) => {
      const $ = load(textOf(page))
      return $('script[type="application/ld+json"]')
        .toArray()
        .map((script): unknown => JSON.parse($(script).text()))
    })
    expect(things.length).toBeGreaterThan(0)
    expect(textOf('/sitemap.xml')).not.toMatch(/&(?!#\d+;)/)
    expect(JSON.parse(textOf('/site.webmanifest'))).toMatchObject({ name: otherName })
  })

  it('has the first name in no address', () => {
    expect(files.filter((file) => ownName.test(file))).toEqual([])
  })

  it('has the first name in no text', () => {
    const texts = files.filter((file) => !isBinary(file))
    expect(texts.flatMap(findingsIn)).toEqual([])
  })
})
