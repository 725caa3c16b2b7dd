import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Brand } from '@storefront/brand'
import { languages } from '@storefront/domain'
import { shareCard, shareCardSize } from '@storefront/imagery/share-card'
import { load } from 'cheerio'

import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { shareCards } from './shareCards.ts'

/** The cache of drawn cards: drawing one takes half a second. */
const cardCache = new URL('../node_modules/.cache/share-cards/', import.meta.url)

const locales = { es: 'es_EC', en: 'en_US' } as const

/**
 * Returns the Open Graph and Twitter tags of a page, and writes its share card into the site's assets.
 * Returns none for a page that is not indexed. Title and description are those of the page's head; the
 * card's text is the page's heading.
 */
export async function shareTags(
  { file, html, language, listing }: PrerenderedPage,
  brand: Brand,
  outDir: string,
): Promise<string> {
  if (listing === null) return ''
  const $ = load(html, {}, false)
  const [title, heading] = [$('title').first().text(), $('main h1').first().text()]
  const description = $('meta[name="description"]').attr('content')
  if (title === '' || heading === '' || description === undefined) {
    throw new Error(
      `${file} is to be shared, but has no title, heading or description: its <PageHead> or its messages lack one`,
    )
  }
  const card = await shareCard(
    shareCards[listing.id],
    { title: heading, brandName: brand.name },
    cardCache,
  )
  await mkdir(join(outDir, 'assets'), { recursive: true })
  await copyFile(fileURLToPath(new URL(card, cardCache)), join(outDir, 'assets', card))

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
    // Twitter reads the other values from the Open Graph tags.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}
