import type { Language } from '@storefront/domain'
import type { Page } from '@playwright/test'

import { visitorFor } from '../e2e/support/everyPage.ts'
import { cartButton } from '../e2e/support/shop.ts'
import type { Visitor } from '../e2e/support/visitors.ts'
import { type PageEntry, type PageId, pages } from '../src/app/pages.ts'
import { en, es } from '../e2e/support/siteWords.ts'

const shell = { es, en }

/** Something to be photographed, in each language and each window. */
export interface Shot {
  readonly name: string
  /** Without a language's prefix. */
  readonly path: string
  readonly visitor: Visitor
  /** The whole page, or what its window shows: what lies over a page stays in the window. */
  readonly extent: 'page' | 'window'
  /** Done on the page before the picture is taken. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>
  /** Wider windows, in px, do not have it. */
  readonly widest?: number
}

const idsOf = Object.keys as (table: typeof pages) => PageId[]

const everyPage = idsOf(pages).map((id): Shot => {
  const entry: PageEntry = pages[id]
  return {
    name: id,
    path: entry.path,
    visitor: id === 'cart' ? 'shopper' : visitorFor(entry),
    extent: 'page',
  }
})

/** Every page as the visitor it is made for sees it, then what can lie over a page. */
export const shots: readonly Shot[] = [
  ...everyPage,
  { name: 'cart, empty', path: pages.cart.path, visitor: 'adult', extent: 'page' },
  { name: 'not found', path: '/no-such-page', visitor: 'adult', extent: 'page' },
  { name: 'gate', path: pages.home.path, visitor: 'first-time', extent: 'window' },
  {
    name: 'menu',
    path: pages.home.path,
    visitor: 'adult',
    extent: 'window',
    widest: 1023,
    prepare: async (page, language) => {
      await page.getByRole('button', { name: shell[language].openMenu }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart drawer',
    path: pages.products.path,
    visitor: 'shopper',
    extent: 'window',
    prepare: async (page) => {
      await cartButton(page).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
