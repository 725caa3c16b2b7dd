import { brand } from '@storefront/brand'
import { shopContact } from '@storefront/brand/contact'
import {
  availabilityOf,
  defaultShopSettings,
  toDecimal,
  type Language,
  type Product as Sold,
} from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import type { PictureSource } from '@storefront/ui'
import type { i18n } from 'i18next'
import type {
  BreadcrumbList,
  FAQPage,
  Offer,
  Organization,
  Product,
  Recipe,
  Thing,
  WebSite,
} from 'schema-dts'

import type { Cocktail } from '../../features/brand/cocktails/Cocktail.ts'
import { cocktails } from '../../features/brand/cocktails/cocktails.ts'
import { formatAmount } from '../../features/brand/cocktails/measures.ts'
import { questionsOf } from '../../features/brand/contact/questions.ts'
import { distilledStory } from '../../features/shop/bottles/distilledStory.ts'
import { tripleDistilledStory } from '../../features/shop/bottles/tripleDistilledStory.ts'
import { bottles } from '../../features/shop/catalog/bottles.ts'
import {
  distilled,
  tripleDistilled,
  type Bottle,
  type BottleStory,
} from '../../features/shop/catalog/products.ts'
import type { PrintedCatalogue } from '../../shared/printedCatalogue.ts'
import { pages, type IndexedId, type PageEntry } from '../pages.ts'

const stories: Readonly<Record<string, BottleStory>> = {
  [distilled.id]: distilledStory,
  [tripleDistilled.id]: tripleDistilledStory,
}

/** The data that a page is rendered with. */
interface RenderContext {
  readonly language: Language
  /** With the messages of the page's feature and of the layout. */
  readonly i18n: i18n
  readonly catalogue: PrintedCatalogue
}

/**
 * The schema.org data of a page. It contains only what the page also shows
 * (docs/decisions/036-found-and-shared.md). Only the build calls this.
 */
export function structuredDataOf(id: IndexedId, context: RenderContext): readonly Thing[] {
  if (id === 'home') return [organization(context), webSite()]
  const bottle = bottleAt(pages[id])
  return [
    breadcrumbs(id, context),
    ...(bottle === undefined ? [] : [product(bottle, context)]),
    ...(id === 'contact' ? [questions(context)] : []),
    ...(id === 'cocktails' ? cocktails.map((cocktail) => recipe(cocktail, context)) : []),
  ]
}

const bottleAt = ({ path }: PageEntry) => bottles.find(({ product: { path: own } }) => own === path)

const urlOf = (path: string, language: Language) => brand.siteUrl + localizedPath(path, language)

const pictureUrl = ({ src }: PictureSource) => brand.siteUrl + src

const organizationId = `${brand.siteUrl}/#organization`

/** The company, with the contact data of the footer. */
function organization({ language, catalogue }: RenderContext): Organization {
  const { email, phone } = shopContact(catalogue.settings)
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: brand.name,
    url: brand.siteUrl,
    logo: `${brand.siteUrl}/icon-512.png`,
    email,
    telephone: phone.shown,
    address: brand.office[language],
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** The brand's social profiles. Without the placeholders, which are a network's front page. */
const profiles = Object.values<string>(brand.social).filter((url) => new URL(url).pathname !== '/')

const webSite = (): WebSite => ({
  '@type': 'WebSite',
  '@id': `${brand.siteUrl}/#website`,
  name: brand.name,
  url: brand.siteUrl,
  inLanguage: ['es', 'en'],
  publisher: { '@id': organizationId },
})

/** The breadcrumbs of a page, with the navigation's names: home, its list page if it has one, the page. */
function breadcrumbs(id: IndexedId, { language, i18n }: RenderContext): BreadcrumbList {
  const t = i18n.getFixedT(language, 'layout')
  const names: Readonly<Record<IndexedId, string>> = {
    home: t('home'),
    products: t('products'),
    distilled: distilled.name,
    tripleDistilled: tripleDistilled.name,
    cocktails: t('cocktails'),
    history: t('history'),
    process: t('process'),
    recognitions: t('recognitions'),
    contact: t('footer.contact'),
    privacy: t('footer.privacy'),
    terms: t('footer.terms'),
  }
  const isBottle = bottleAt(pages[id]) !== undefined
  const trail: readonly IndexedId[] = ['home', ...(isBottle ? (['products'] as const) : []), id]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: names[step],
      item: urlOf(pages[step].path, language),
    })),
  }
}

/** A bottle with its price at the time of the build. */
function product(bottle: Bottle, { language, catalogue }: RenderContext): Product {
  const { id, name, path } = bottle.product
  const url = urlOf(path ?? '', language)
  const offer = structuredOffer(
    catalogue.products.items.find((sold) => sold.id === id),
    url,
  )
  return {
    '@type': 'Product',
    name,
    description: bottle.description[language],
    image: (stories[id]?.photos ?? []).map(({ picture }) => pictureUrl(picture)),
    url,
    brand: { '@type': 'Brand', name: brand.name },
    ...(offer !== null && { offers: offer }),
  }
}

/** The price that the page shows; null if there is none, or if the product is coming soon or inactive. */
function structuredOffer(sold: Sold | undefined, url: string): Offer | null {
  if (sold === undefined || sold.priceCents === null) return null
  const availability = availabilityOf(sold)
  if (availability !== 'available' && availability !== 'sold-out') return null
  return {
    '@type': 'Offer',
    url,
    price: toDecimal(sold.priceCents).toFixed(2),
    priceCurrency: sold.currency,
    availability:
      availability === 'available' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
  }
}

/** The questions of the contact page, with the answers that the settings gave at the time of the build. */
const questions = ({ language, catalogue }: RenderContext): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questionsOf(catalogue.settings ?? defaultShopSettings).map(
    ({ question, answer }) => ({
      '@type': 'Question',
      name: question[language],
      acceptedAnswer: { '@type': 'Answer', text: answer[language] },
    }),
  ),
})

/** A cocktail's recipe as on its card. In ounces, the unit of the prerendered page. */
function recipe(cocktail: Cocktail, { language, i18n }: RenderContext): Recipe {
  const t = i18n.getFixedT(language, 'cocktails')
  const steps = [
    ...cocktail.preparation[language].split(/(?<=\.)\s+/),
    `${t('garnish')}: ${cocktail.garnish[language]}`,
  ]
  return {
    '@type': 'Recipe',
    name: cocktail.name[language],
    url: `${urlOf(pages.cocktails.path, language)}#${cocktail.id}`,
    image: pictureUrl(cocktail.picture),
    author: { '@type': 'Organization', '@id': organizationId, name: brand.name },
    recipeIngredient: cocktail.ingredients.map(
      ({ amount, name }) => `${formatAmount(amount, 'oz', language)} ${name[language]}`,
    ),
    recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    tool: t(`glass.${cocktail.glass}`),
  }
}
