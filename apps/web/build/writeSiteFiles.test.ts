import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { brand } from '@storefront/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { writeSiteFiles } from './writeSiteFiles.ts'

const outDir = mkdtempSync(join(tmpdir(), 'site-files-'))
const textOf = (name: string) => readFileSync(join(outDir, name), 'utf8')

const alternates = [
  { hrefLang: 'es', url: `${brand.siteUrl}/home` },
  { hrefLang: 'x-default', url: `${brand.siteUrl}/home` },
] as const

beforeAll(() =>
  writeSiteFiles(outDir, brand, [
    { path: '/home', alternates, changed: '2026-11-20T10:05:00-05:00' },
    { path: '/en/home', alternates, changed: null },
    { path: '/new?a=1&b=2', alternates: [{ hrefLang: 'es', url: '/a&b' }], changed: null },
  ]),
)
afterAll(() => rmSync(outDir, { recursive: true }))

describe('the files for machines', () => {
  it('list each page under its whole address, in every language, and when it changed if that is known', () => {
    expect(
      textOf('sitemap.xml')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url>',
      `<loc>${brand.siteUrl}/home</loc>`,
      '<lastmod>2026-11-20T10:05:00-05:00</lastmod>',
      `<xhtml:link rel="alternate" hreflang="es" href="${brand.siteUrl}/home"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${brand.siteUrl}/home"/>`,
      '</url>',
      '<url>',
      `<loc>${brand.siteUrl}/en/home</loc>`,
      `<xhtml:link rel="alternate" hreflang="es" href="${brand.siteUrl}/home"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${brand.siteUrl}/home"/>`,
      '</url>',
      '<url>',
      `<loc>${brand.siteUrl}/new?a=1&#38;b=2</loc>`,
      '<xhtml:link rel="alternate" hreflang="es" href="/a&#38;b"/>',
      '</url>',
      '</urlset>',
      '',
    ])
  })

  it('let crawlers in everywhere, so that they read each `noindex`, and lead them to the list', () => {
    expect(textOf('robots.txt').split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      `Sitemap: ${brand.siteUrl}/sitemap.xml`,
      '',
    ])
  })

  it('name the site after the brand', () => {
    expect(JSON.parse(textOf('site.webmanifest'))).toMatchObject({
      name: brand.name,
      start_url: '/home',
    })
  })
})
