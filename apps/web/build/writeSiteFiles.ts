import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { brand } from '../src/content/brand.ts'

/** Writes what machines ask a site for: `sitemap.xml`, `robots.txt` and `site.webmanifest`. */
export async function writeSiteFiles(
  outDir: string,
  publicPaths: readonly string[],
): Promise<void> {
  const files = {
    'sitemap.xml': sitemap(publicPaths),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
    'site.webmanifest': JSON.stringify(webManifest, null, 2),
  }
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(outDir, name), content)),
  )
}

function sitemap(paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${brand.siteUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

/** The night ground of the design tokens, which the browser paints before any page is there. */
const night = '#07120d'

const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/home',
  display: 'browser',
  background_color: night,
  theme_color: night,
}
