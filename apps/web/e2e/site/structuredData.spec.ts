import { expect, test } from '@playwright/test'
import { seedProducts } from '@storefront/backend/seed'
import { brand } from '@storefront/brand'
import { toCents } from '@storefront/domain'
import { formatMoney } from '@storefront/i18n'
import * as z from 'zod/mini'

import { pages } from '../../src/app/pages.ts'
import {
  attributesOf,
  builtPages,
  indexedPages,
  isBuilt,
  textOf,
  thingsOf,
  type BuiltPage,
} from '../support/builtPages.ts'

// Strict, so that each new property is checked here against the page's content.
const schemas = {
  Organization: z.strictObject({
    '@type': z.literal('Organization'),
    '@id': z.string(),
    name: z.literal(brand.name),
    url: z.literal(brand.siteUrl),
    logo: z.url(),
    email: z.string(),
    telephone: z.string(),
    address: z.string(),
  }),
  WebSite: z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': z.string(),
    name: z.literal(brand.name),
    url: z.literal(brand.siteUrl),
    inLanguage: z.array(z.string()),
    publisher: z.strictObject({ '@id': z.string() }),
  }),
  BreadcrumbList: z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: z.string(),
        item: z.url(),
      }),
    ),
  }),
  Product: z.strictObject({
    '@type': z.literal('Product'),
    name: z.string(),
    description: z.string(),
    image: z.array(z.url()),
    url: z.url(),
    brand: z.strictObject({ '@type': z.literal('Brand'), name: z.literal(brand.name) }),
    offers: z.strictObject({
      '@type': z.literal('Offer'),
      url: z.url(),
      price: z.string(),
      priceCurrency: z.literal('USD'),
      availability: z.literal('https://schema.org/InStock'),
    }),
  }),
  FAQPage: z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z.array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string(),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string() }),
      }),
    ),
  }),
  Recipe: z.strictObject({
    '@type': z.literal('Recipe'),
    name: z.string(),
    url: z.url(),
    image: z.url(),
    author: z.strictObject({
      '@type': z.literal('Organization'),
      '@id': z.string(),
      name: z.literal(brand.name),
    }),
    recipeIngredient: z.array(z.string()),
    recipeInstructions: z.array(
      z.strictObject({ '@type': z.literal('HowToStep'), text: z.string() }),
    ),
    tool: z.string(),
  }),
}

/** Parses the data of one type; fails if it does not match its schema. */
const parsed = <Schema extends z.ZodMiniType>(page: BuiltPage, type: string, schema: Schema) =>
  thingsOf(page)
    .filter((thing) => thing['@type'] === type)
    .map((thing) => z.parse(schema, thing))

const typesOf = (page: BuiltPage) => thingsOf(page).map((thing) => thing['@type'])

const titleOf = (page: BuiltPage) => `${page.language} ${page.entry.path}`

const pagesOf = (...entries: readonly BuiltPage['entry'][]) =>
  builtPages.filter(({ entry }) => entries.some(({ path }) => path === entry.path))

/** The visible text of a page, without head and scripts. */
const shownBy = ({ document }: BuiltPage) => textOf(document.querySelector('#root'))

const asset = (url: string) => url.slice(brand.siteUrl.length)

test('pages tell of themselves what they are, and those that are not listed nothing', () => {
  const recipes = Array<string>(8).fill('Recipe')
  const expected = new Map<string, readonly string[]>([
    [pages.home.path, ['Organization', 'WebSite']],
    [pages.distilled.path, ['BreadcrumbList', 'Product']],
    [pages.tripleDistilled.path, ['BreadcrumbList', 'Product']],
    [pages.cocktails.path, ['BreadcrumbList', ...recipes]],
    [pages.contact.path, ['BreadcrumbList', 'FAQPage']],
  ])
  for (const page of builtPages) {
    const listed = indexedPages.includes(page)
    const types = listed ? (expected.get(page.entry.path) ?? ['BreadcrumbList']) : []
    expect(typesOf(page), titleOf(page)).toEqual(types)
  }
})

test('the house is reached as its footer says', () => {
  for (const page of pagesOf(pages.home)) {
    const [house] = parsed(page, 'Organization', schemas.Organization)
    const [site] = parsed(page, 'WebSite', schemas.WebSite)
    const lines = Array.from(page.document.querySelectorAll('footer :is(a, address)'), textOf)
    expect(lines).toEqual(expect.arrayContaining([house?.email, house?.telephone, house?.address]))
    expect(site?.publisher['@id']).toBe(house?.['@id'])
    expect(isBuilt(asset(house?.logo ?? ''))).toBe(true)
  }
})

test('the way to a page leads over pages that there are, by names that they show', () => {
  const canonicals = new Map(
    indexedPages.map((page) => [attributesOf(page, 'link[rel=canonical]', 'href')[0], page]),
  )
  for (const page of indexedPages) {
    for (const { itemListElement: way } of parsed(page, 'BreadcrumbList', schemas.BreadcrumbList)) {
      expect(way.map(({ position }) => position)).toEqual(way.map((_, index) => index + 1))
      expect(canonicals.get(way[0]?.item)?.entry.path).toBe(pages.home.path)
      expect(canonicals.get(way.at(-1)?.item)).toBe(page)
      for (const { item, name } of way) {
        expect(canonicals.get(item)?.language).toBe(page.language)
        // Home is the link of the logo; the other pages are named in menu and footer.
        const heard = attributesOf(page, '[aria-label]', 'aria-label').join('\n')
        expect(`${shownBy(page)}\n${heard}`).toContain(name)
      }
    }
  }
})

test('a bottle’s page tells the name, words, pictures and price that it shows', () => {
  const sold = new Map(
    seedProducts(brand.name).map(({ name, price }) => [name, toCents(price ?? 0)]),
  )
  for (const page of pagesOf(pages.distilled, pages.tripleDistilled)) {
    const [bottle] = parsed(page, 'Product', schemas.Product)
    const main = page.document.querySelector('main')
    expect(textOf(main?.querySelector('h1'))).toBe(bottle?.name)
    expect(textOf(main)).toContain(bottle?.description)
    expect(attributesOf(page, 'link[rel=canonical]', 'href')).toEqual([bottle?.url])
    expect(bottle?.offers.url).toBe(bottle?.url)

    const price = toCents(Number(bottle?.offers.price))
    expect(price).toBe(sold.get(bottle?.name ?? ''))
    expect(textOf(main)).toContain(formatMoney(price, page.language))

    expect(bottle?.image).toHaveLength(3)
    const shown = attributesOf(page, 'main img', 'src')
    for (const picture of bottle?.image ?? []) {
      expect(shown).toContain(asset(picture))
      expect(isBuilt(asset(picture))).toBe(true)
    }
  }
})

test('a question has the answer that the page shows', () => {
  for (const page of pagesOf(pages.contact)) {
    const [faq] = parsed(page, 'FAQPage', schemas.FAQPage)
    const shown = Array.from(page.document.querySelectorAll('main article'), (article) => [
      textOf(article.querySelector('h3')),
      textOf(article.querySelector('p')),
    ])
    expect(faq?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      shown,
    )
    expect(shown).toHaveLength(8)
  }
})

test('a recipe tells the ingredients, steps and glass of its card', () => {
  for (const page of pagesOf(pages.cocktails)) {
    const [canonical] = attributesOf(page, 'link[rel=canonical]', 'href')
    const cards = Array.from(page.document.querySelectorAll('main article'))
    const recipes = parsed(page, 'Recipe', schemas.Recipe)
    expect(recipes.map(({ url }) => url)).toEqual(cards.map(({ id }) => `${canonical}#${id}`))
    for (const [index, recipe] of recipes.entries()) {
      const card = cards[index]
      const text = textOf(card)
      expect(textOf(card?.querySelector('h2'))).toBe(recipe.name)
      const ingredients = Array.from(card?.querySelectorAll('li') ?? [], textOf)
      expect(ingredients).toEqual(recipe.recipeIngredient)
      expect(recipe.recipeInstructions.length).toBeGreaterThan(1)
      // A garnish is next to its label.
      const steps = recipe.recipeInstructions.flatMap((step) => step.text.split(': '))
      for (const step of [...steps, recipe.tool]) expect(text).toContain(step)
      const shown = Array.from(card?.querySelectorAll('img') ?? [], ({ src }) => src)
      expect(shown.some((src) => src.endsWith(asset(recipe.image)))).toBe(true)
      expect(isBuilt(asset(recipe.image))).toBe(true)
    }
  }
})
