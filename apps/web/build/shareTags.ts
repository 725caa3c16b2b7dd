import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { languages } from '@storefront/domain'
import { shareCard, shareCardSize } from '@storefront/imagery/share-card'

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
  { html, language, listing }: PrerenderedPage,
  brand: Brand,
  outDir: string,
): Promise<string> {
  if (listing === null) return ''
  const design = shareCards[listing.id]
  if (design === undefined) throw new Error(`No share card is designed for ${listing.id}`)
  const heading = textIn(html, /<main.*?<h1[^>]*>(.*?)<\/h1>/s)
  const card = await shareCard(design, { title: heading, brandName: brand.name }, drawn)
  await mkdir(join(outDir, 'assets'), { recursive: true })
  await copyFile(fileURLToPath(new URL(card, drawn)), join(outDir, 'assets', card))

  const own = listing.alternates.find(({ hrefLang }) => hrefLang === language)
  const others = languages.filter((other) => other !== language)
  const tags: readonly (readonly [property: string, content: string])[] = [
    ['og:title', textIn(html, /<title[^>]*>(.*?)<\/title>/s)],
    ['og:description', textIn(html, /<meta name="description" content="([^"]*)"/)],
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
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    // What else it wants it takes from Open Graph.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

const entities = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const

/** What an expression finds in a page that React wrote, as plain text. */
function textIn(html: string, expression: RegExp): string {
  const found = expression.exec(html)?.[1]
  if (found === undefined) throw new Error(`A page to be shared has nothing like ${expression}`)
  const text = found
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return Object.entries(entities).reduce(
    (left, [entity, sign]) => left.replaceAll(entity, sign),
    text,
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
