import { brotliCompressSync, constants } from 'node:zlib'

import type { Page, Response } from '@playwright/test'
import { localizedPath } from '@storefront/i18n'

import { pages } from '../../src/app/pages.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { everyPage, languages } from '../support/everyPage.ts'
import { loadedPictures } from '../support/everyPicture.ts'
import { isFull, variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { addToCart, cartButton, destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

/**
 * The maximum size of what a guest's phone loads for a page until it is idle, as the hosting sends it, in
 * bytes; a kB is 1000 bytes (docs/decisions/034-what-a-guest-loads.md). Styles are part of the document. The
 * limits catch accidents, such as Firebase in a first load; no code is shortened to meet them.
 */
const budgets = {
  script: 204_000,
  // One of them has the emulators' addresses.
  'script files': 9,
  document: 34_000,
  style: 3_000,
  font: 40_000,
  picture: 520_000,
  'picture in the first screen': 230_000,
  data: 2_000,
}
/** Forms of accounts, and the legal page that lists their fields. */
const accountBudgets = { ...budgets, script: 220_000, 'script files': 10 }
const accountPages = new Set<string>(
  [pages.login, pages.register, pages.resetPassword, pages.verify, pages.privacy].map(
    ({ path }) => path,
  ),
)
/** The form of an order and its account, which nobody opens by chance; their words are files of their own. */
const checkoutBudgets = { ...budgets, script: 235_000, 'script files': 12 }
type Budgets = typeof budgets

function budgetsOf(path: string): Budgets {
  if (path === pages.checkout.path) return checkoutBudgets
  if (accountPages.has(path)) return accountBudgets
  return budgets
}

type Kind = Exclude<keyof Budgets, 'picture in the first screen' | 'script files'>

/** Code that no guest loads, and names in it that minifying keeps. */
const unwanted = {
  Firebase: /identitytoolkit|securetoken|firestore\/lite|@firebase/,
  'the embedded backend': /embeddedBackend\.\d/,
  'zod beyond zod/mini': /["'`]ZodString["'`]/,
}

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/html/, 'document'],
  [/font/, 'font'],
  [/^image/, 'picture'],
]

interface Loaded {
  readonly kind: Kind
  readonly url: string
  readonly body: Buffer
}

function kindOf(response: Response): Kind {
  const type = response.headers()['content-type'] ?? ''
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'data'
}

/** The size as the hosting sends it: text compressed by brotli, pictures and fonts unchanged. */
function sentBytes({ kind, url, body }: Loaded): number {
  if (kind === 'font' || kind === 'picture') return body.length
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const bytes = compressed.get(url) ?? brotliCompressSync(body, { params }).length
  compressed.set(url, bytes)
  return bytes
}

/** A cache, because most pages load the same files and compressing takes most of the time. */
const compressed = new Map<string, number>()

/** Counts what a page loads from now on; each URL once, because browsers cache it. */
function weigh(page: Page) {
  const loaded = new Map<string, Promise<Loaded>>()
  const load = (response: Response) => {
    if (response.request().method() !== 'GET' || !response.ok()) return
    const [kind, url] = [kindOf(response), response.url()]
    if (!loaded.has(url))
      loaded.set(
        url,
        // A second request: the body that a page's own `fetch` has read is empty here.
        page.request.get(url).then(async (copy) => ({ kind, url, body: await copy.body() })),
      )
  }
  page.on('response', load)

  return async function expectWithin(most: Budgets): Promise<void> {
    await page.waitForLoadState('networkidle')
    // The second request of a later response would fail when the test ends.
    page.off('response', load)
    const all = await Promise.all(loaded.values())
    const shown = new Set(await page.evaluate(picturesInView))
    const sums: Record<keyof Budgets, number> = {
      script: 0,
      'script files': all.filter(({ kind }) => kind === 'script').length,
      document: 0,
      style: 0,
      font: 0,
      picture: 0,
      'picture in the first screen': 0,
      data: 0,
    }
    for (const one of all) {
      const bytes = sentBytes(one)
      sums[one.kind] += bytes
      if (shown.has(one.url)) sums['picture in the first screen'] += bytes
    }
    const entries = Object.entries(sums).map(
      ([kind, bytes]) => [kind as keyof Budgets, bytes] as const,
    )
    const row = entries
      .map(([kind, sum]) =>
        kind === 'script files' ? `${kind} ${sum}` : `${kind} ${(sum / 1000).toFixed(1)} kB`,
      )
      .join(' · ')
    console.log(`${new URL(page.url()).pathname}: ${row}`)
    const code = all.filter(({ kind }) => kind === 'script').map(({ body }) => body.toString())
    expect({
      'over budget': entries.filter(([kind, bytes]) => bytes > most[kind]),
      'in its code': Object.entries(unwanted).flatMap(([name, mark]) =>
        code.some((file) => mark.test(file)) ? [name] : [],
      ),
      // Otherwise nothing was counted.
      'has code': sums.script > 50_000,
    }).toEqual({ 'over budget': [], 'in its code': [], 'has code': true })
  }
}

/** The URLs of the pictures that are visible without scrolling; runs in the page. */
const picturesInView = () =>
  [...document.images]
    .filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    .map(({ currentSrc }) => currentSrc)

/**
 * Expects that the preloaded pictures are the visible ones, that each was loaded once, and that they were
 * loaded first.
 */
async function expectLargestPictureFirst(page: Page): Promise<void> {
  const pictures = await loadedPictures(page)
  const addresses = pictures.map(({ address }) => address)
  expect(addresses).toEqual([...new Set(addresses)])
  const [first] = pictures
  for (const picture of pictures.filter(({ isPriority }) => isPriority)) {
    expect(picture).toBe(first)
    expect(picture.askedBy).toBe('link')
  }
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

/** `npm test` weighs one page for each of the budgets. */
const publicPages = isFull
  ? everyPage.filter(({ access }) => access === 'public')
  : [pages.home, pages.products, pages.checkout]

for (const visitor of ['first-time', 'adult'] as const) {
  test.describe(visitor === 'adult' ? 'past the gate' : 'under the gate', () => {
    test.use({ visitor })

    // The gate and its code are the same on every page.
    for (const { path } of visitor === 'adult' || isFull ? publicPages : [pages.home]) {
      // Each in a browser with an empty cache: cached files are not reported.
      for (const localized of variants(languages).map((language) =>
        localizedPath(path, language),
      )) {
        test(`${localized} keeps to its budget, without anything of Firebase, its largest picture first`, async ({
          page,
        }) => {
          const expectWithin = weigh(page)
          await openPage(page, localized)
          await expectWithin(budgetsOf(path))
          await expectLargestPictureFirst(page)
        })
      }
    }
  })
}

test('an open cart keeps to its budget, without anything of Firebase', async ({ page }) => {
  const expectWithin = weigh(page)
  await openPage(page, pages.products.path)
  await addToCart(page, destilado.name)
  await cartButton(page).click()
  await expect(page.getByRole('dialog', { name: cart.title })).toContainText('$27,00')
  await expectWithin(budgets)
})
