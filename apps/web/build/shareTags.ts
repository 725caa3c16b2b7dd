import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { languages } from '@storefront/domain'
import { shareCard, shareCardSize } from '@storefront/imagery/share-card'
import { load } from 'cheerio'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import type { Brand } from '../src/content/brand.ts'
import { shareCards } from './shareCards.ts'

/** What was drawn before stays: a card costs half a second. */
const drawn = new URL('../node_modules/.cache/share-cards/', import.meta.url)

const locales = { es: 'es_EC', en: 'en_US' } as const

/**
 * The Open Graph and Twitter tags of a page, whose card it puts among the site's files; none for a
 * page that is not to be listed. Title and description are those of the page's own head, and its
 * heading is what the card says.
 */
export async function shareTags(
  { file, html, language, listing }: PrerenderedPage,
  brand: Brand,
  outDir: string,
): Promise<string> {
  if (listing === null) return ''
  const design = shareCards[listing.id]
  if (design === undefined) throw new Error(`No share card is designed for ${listing.id}`)
  const $ = load(html, {}, false)
  const [title, heading] = [$('title').first().text(), $('main h1').first().text()]
  const description = $('meta[name="description"]').attr('content')
  if (title === '' || heading === '' || description === undefined) {
    throw new Error(`${file} is to be shared, but has no title, heading or description`)
  }
  const card = await shareCard(design, { title: heading, brandName: brand.name }, drawn)
  await mkdir(join(outDir, 'assets'), { recursive: true })
  await copyFile(fileURLToPath(new URL(card, drawn)), join(outDir, 'assets', card))

  const own = listing.alternates.find(({ hrefLang }) => hrefLang === language)
  const others = languages.filter((other) => other !== language)
  const tags: readonly (readonly [property: string, content: string])[] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', 'website'],
    ['og:url', own?.url ?? brand.siteUrl],
    ['og:site_name', brand.name],
    ['og:locale', locales[language]],
    ...others.map((other) => ['og:locale:alternate', locales[other]] as const),
    ['og:image', `${brand.siteUrl}/assets/${card}`],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', `${shareCardSize.width}`],
    ['og:image:height', `${shareCardSize.height}`],
    ['og:image:alt', `${heading} · ${brand.name}`],
  ]
  return [
    ...tags.map(([property, content]) => $.html($('<meta>').attr({ property, content }))),
    // What else it wants it takes from Open Graph.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
