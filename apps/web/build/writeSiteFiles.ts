import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Brand } from '@storefront/brand'
import { pigments } from '@storefront/brand/pigments'
import { appIcon } from '@storefront/imagery/app-icon'

import type { Listing } from '../src/app/prerender.tsx'

/** A page in the sitemap. */
export interface SitemapPage {
  readonly path: string
  readonly alternates: Listing['alternates']
  /** The date of its last change in ISO 8601; null if unknown. */
  readonly changed: string | null
}

/** Writes `sitemap.xml`, `robots.txt`, `site.webmanifest` and the icons of the manifest. */
export async function writeSiteFiles(
  outDir: string,
  brand: Brand,
  listed: readonly SitemapPage[],
): Promise<void> {
  const drawn = icons.map(async (icon) => [icon.file, await appIcon(icon)] as const)
  const files: readonly (readonly [name: string, content: string | Buffer])[] = [
    ['sitemap.xml', sitemap(brand, listed)],
    ['robots.txt', robots(brand)],
    ['site.webmanifest', JSON.stringify(webManifest(brand), null, 2)],
    ...(await Promise.all(drawn)),
  ]
  await Promise.all(files.map(([name, content]) => writeFile(join(outDir, name), content)))
}

/** A text for XML, in elements and in attributes. */
const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The indexed pages with their alternates in other languages (docs/decisions/036-found-and-shared.md). */
function sitemap({ siteUrl }: Brand, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ path, alternates, changed }) => [
      '  <url>',
      `    <loc>${escapeXml(siteUrl + path)}</loc>`,
      ...(changed === null ? [] : [`    <lastmod>${changed}</lastmod>`]),
      ...alternates.map(
        ({ hrefLang, url }) =>
          `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(url)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n')
}

/** Allows crawlers, also to pages that are not indexed: their `noindex` has to be read. Names the sitemap. */
function robots({ siteUrl }: Brand): string {
  return ['User-agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

const onNight = { ground: pigments.night, emblem: pigments.pitahaya }

/** At the site's root, where devices also search for icons without a manifest. */
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
  // The browser paints this colour until the home page is loaded.
  background_color: pigments.night,
  theme_color: pigments.night,
  icons: icons.flatMap(({ file, size, purpose }) =>
    purpose === null
      ? []
      : [{ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }],
  ),
})
