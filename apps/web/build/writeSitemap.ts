import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { brand } from '../src/content/brand.ts'

/** Writes `sitemap.xml` and the `robots.txt` that names it. */
export async function writeSitemap(outDir: string, paths: readonly string[]): Promise<void> {
  const urls = paths.map((path) => `  <url><loc>${brand.siteUrl}${path}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  await writeFile(join(outDir, 'sitemap.xml'), sitemap.join('\n'))
  await writeFile(
    join(outDir, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
  )
}
