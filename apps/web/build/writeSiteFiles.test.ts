import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { brand } from '../src/content/brand.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

const outDir = mkdtempSync(join(tmpdir(), 'site-files-'))
const textOf = (name: string) => readFileSync(join(outDir, name), 'utf8')

beforeAll(() => writeSiteFiles(outDir, brand, ['/home', '/en/home']))
afterAll(() => rmSync(outDir, { recursive: true }))

describe('the files for machines', () => {
  it('list each public page under its whole address', () => {
    const addresses = [...textOf('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)
    expect(addresses).toEqual([`${brand.siteUrl}/home`, `${brand.siteUrl}/en/home`])
  })

  it('let crawlers in and lead them to the list', () => {
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
