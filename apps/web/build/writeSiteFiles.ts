import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { appIcon } from '@storefront/imagery/app-icon'
import { grounds } from '@storefront/ui/grounds'

import type { Listing } from '../src/app/prerender.tsx'
import type { Brand } from '../src/content/brand.ts'

/** A page of the sitemap. */
export interface SitemapPage {
  readonly path: string
  readonly alternates: Listing['alternates']
  /** When its content changed, in ISO 8601; null when that is not known. */
  readonly changed: string | null
}

export interface SitePaths {
  readonly listed: readonly SitemapPage[]
  /** Those of pages that search engines are not to list. */
  readonly unlisted: readonly string[]
}

/**
 * Writes what machines ask a site for: `sitemap.xml`, `robots.txt`, `site.webmanifest` and the icons
 * it names.
 */
export async function writeSiteFiles(
  outDir: string,
  brand: Brand,
  paths: SitePaths,
): Promise<void> {
  const drawn = icons.map(async (icon) => [icon.file, await appIcon(icon)] as const)
  const files: readonly (readonly [name: string, content: string | Buffer])[] = [
    ['sitemap.xml', sitemap(brand, paths.listed)],
    ['robots.txt', robots(brand, paths.unlisted)],
    ['site.webmanifest', JSON.stringify(webManifest(brand), null, 2)],
    ...(await Promise.all(drawn)),
  ]
  await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)))
}

/** Every page with the same in other languages (docs/decisions/036-found-and-shared.md). */
function sitemap({ siteUrl }: Brand, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ path, alternates, changed }) => [
      '  <url>',
      `    <loc>${siteUrl}${path}</loc>`,
      ...(changed === null ? [] : [`    <lastmod>${changed}</lastmod>`]),
      ...alternates.map(
        ({ hrefLang, url }) =>
          `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${url}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n')
}

/** Lets crawlers in but where there is nothing to list, and leads them to the sitemap. */
function robots({ siteUrl }: Brand, unlisted: readonly string[]): string {
  // `/orders` stands for `/orders/:id` too, and `/dashboard` for all of it.
  const folders = new Set(unlisted.map((path) => path.replace(/^((?:\/en)?\/[^/]+).*/, '$1')))
  return [
    'User-agent: *',
    'Allow: /',
    ...[...folders].toSorted().map((folder) => `Disallow: ${folder}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const onNight = { ground: grounds.night, emblem: '#e3b24f' }

/** At the site's root, where devices look by themselves as well. */
const icons = [
  { ...onNight, file: 'icon-192.png', size: 192, share: 0.8, purpose: 'any' },
  { ...onNight, file: 'icon-512.png', size: 512, share: 0.8, purpose: 'any' },
  { ...onNight, file: 'icon-maskable-512.png', size: 512, share: 0.6, purpose: 'maskable' },
  { ...onNight, file: 'apple-touch-icon.png', size: 180, share: 0.72, purpose: null },
] as const

const webManifest = ({ name }: Brand) => ({
  id: '/home',
  name,
  short_name: name,
  lang: 'es',
  start_url: '/home',
  scope: '/',
  display: 'browser',
  // What the browser paints before the home page is there.
  background_color: grounds.night,
  theme_color: grounds.night,
  icons: icons.flatMap(({ file, size, purpose }) =>
    purpose === null
      ? []
      : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  ),
})
