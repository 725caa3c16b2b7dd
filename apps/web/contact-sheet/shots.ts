import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'
import type { Language, OrderStatus } from '@storefront/domain'

import { visitorFor } from '../e2e/support/everyPage.ts'
import { cartButton } from '../e2e/support/shop.ts'
import { en, es } from '../e2e/support/siteWords.ts'
import type { Visitor } from '../e2e/support/visitors.ts'
import { pages, type PageEntry, type PageId } from '../src/app/pages.ts'
import { demoHistory } from '../src/app/services/demo/demoHistory.ts'

const shell = { es, en }

/** A screenshot to take, in each language and window width. */
export interface Shot {
  readonly name: string
  /** Without a language's prefix. */
  readonly path: string
  readonly visitor: Visitor
  /** The whole page, or only the window: for dialogs and drawers, which do not scroll with the page. */
  readonly extent: 'page' | 'window'
  /** Runs on the page before the screenshot. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>
  /** The widest window, in px, that shows it. Default: any. */
  readonly widest?: number
}

const idsOf = Object.keys as (table: typeof pages) => PageId[]

/** Pages with several shots, listed below. */
const pagesWithStates: ReadonlySet<PageId> = new Set(['checkout', 'order', 'adminOrder'])

const everyPage = idsOf(pages)
  .filter((id) => !pagesWithStates.has(id))
  .map((id): Shot => {
    const entry: PageEntry = pages[id]
    return {
      name: id,
      path: entry.path,
      visitor: id === 'cart' ? 'shopper' : visitorFor(entry),
      extent: 'page',
    }
  })

/** The id of an order of the demo user in a status; the demonstration has one on any day. */
function orderInStatus(wanted: OrderStatus): string {
  const order = Object.entries(demoHistory(Date.now()).orders).find(
    ([, { uid, status }]) => uid === demoUser.uid && status === wanted,
  )
  if (order === undefined) throw new Error(`The demo user has no order that is ${wanted}`)
  return order[0]
}

const pendingOrder = orderInStatus('pending')
const shippedOrder = orderInStatus('shipped')

async function fillCheckout(page: Page, language: Language): Promise<void> {
  const note = { es: 'Timbre del segundo piso, por favor.', en: 'Second-floor bell, please.' }
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  const notes = page.locator('form details').first()
  await notes.locator('summary').click()
  await notes.getByRole('textbox').fill(note[language])
}

/** Every page as its visitor sees it, then menus, dialogs and other states. */
export const shots: readonly Shot[] = [
  ...everyPage,
  { name: 'cart, empty', path: pages.cart.path, visitor: 'adult', extent: 'page' },
  { name: 'checkout, empty', path: pages.checkout.path, visitor: 'user', extent: 'page' },
  { name: 'checkout, stranger', path: pages.checkout.path, visitor: 'shopper', extent: 'page' },
  {
    name: 'checkout',
    path: pages.checkout.path,
    visitor: 'buyer',
    extent: 'page',
    prepare: fillCheckout,
  },
  { name: 'confirmation', path: `/orders/${pendingOrder}?placed`, visitor: 'user', extent: 'page' },
  { name: 'order', path: `/orders/${shippedOrder}`, visitor: 'user', extent: 'page' },
  { name: 'order, none', path: '/orders/0000000000', visitor: 'user', extent: 'page' },
  {
    name: 'admin order',
    path: `${pages.adminOrders.path}/${pendingOrder}`,
    visitor: 'admin',
    extent: 'page',
  },
  {
    name: 'product editor',
    path: `${pages.adminProducts.path}?edit=triple-destilado`,
    visitor: 'admin',
    extent: 'page',
  },
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
      await page.getByRole('dialog').getByRole('link', { name: shell[language].login }).waitFor()
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
