import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Brand } from '../src/content/brand.ts'

/** Writes what machines ask a site for: `sitemap.xml`, `robots.txt` and `site.webmanifest`. */
export async function writeSiteFiles(
  outDir: string,
  brand: Brand,
  publicPaths: readonly string[],
): Promise<void> {
  const files = {
    'sitemap.xml': sitemap(publicPaths.map((path) => brand.siteUrl + path)),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${brand.siteUrl}/sitemap.xml\n`,
    'site.webmanifest': JSON.stringify(webManifest(brand), null, 2),
  }
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(outDir, name), content)),
  )
}

function sitemap(urls: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

/** The night ground of the design tokens, which the browser paints before any page is there. */
const night = '#07120d'

const webManifest = ({ name }: Brand) => ({
  name,
  short_name: name,
  start_url: '/home',
  display: 'browser',
  background_color: night,
  theme_color: night,
})
