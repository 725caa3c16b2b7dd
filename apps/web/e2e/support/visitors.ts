import type { Browser, BrowserContext, Page } from '@playwright/test'
import { demoAdmin, demoUser, type SeedAccount } from '@storefront/backend/seed'

import { pages } from '../../src/app/pages.ts'
import { signIn, userMenu } from './account.ts'
import { openPage } from './openPage.ts'
import { addToCart, destilado, expectBottles, tripleDestilado } from './shop.ts'

/**
 * The stored state of a test's browser: `adult` has passed the gate and answered the cookie notice, `shopper`
 * also has two bottles in the cart, `user` and `admin` are signed in, `buyer` is a user with two bottles;
 * `first-time` has no stored state.
 */
export type Visitor = 'first-time' | 'adult' | 'shopper' | 'user' | 'buyer' | 'admin'

/** The stored state of a browser. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>

async function fillTheCart(page: Page): Promise<void> {
  await page.goto(pages.products.path)
  await addToCart(page, destilado.name)
  await addToCart(page, tripleDestilado.name)
  await expectBottles(page, 2)
}

const signInAs = (account: SeedAccount) => async (page: Page) => {
  await openPage(page, pages.login.path)
  await signIn(page, account)
  await userMenu(page).waitFor()
}

/** The actions that turn an `adult` into another visitor, on the embedded backend, which the browser stores. */
const acts = {
  shopper: fillTheCart,
  user: signInAs(demoUser),
  async buyer(page) {
    await signInAs(demoUser)(page)
    await fillTheCart(page)
  },
  admin: signInAs(demoAdmin),
} as const satisfies Partial<Record<Visitor, (page: Page) => Promise<void>>>

const memories = new Map<string, Promise<Memory>>()

/** What a visitor's browser remembers of the site at a URL; what makes them one is done once. */
export function memoryOf(visitor: Visitor, url: string, browser: Browser): Promise<Memory> {
  const key = `${visitor} ${url}`
  const memory = memories.get(key) ?? remember(visitor, url, browser)
  memories.set(key, memory)
  return memory
}

async function remember(visitor: Visitor, url: string, browser: Browser): Promise<Memory> {
  if (visitor === 'first-time') return { cookies: [], origins: [] }
  const localStorage = [
    { name: 'ageVerified', value: 'true' },
    { name: 'cookieConsent', value: 'rejected' },
    // The demonstration starts without orders.
    { name: 'embeddedBackend.history', value: 'empty' },
  ]
  const adult: Memory = { cookies: [], origins: [{ origin: url, localStorage }] }
  if (visitor === 'adult') return adult
  const context = await browser.newContext({ baseURL: url, locale: 'es-EC', storageState: adult })
  await acts[visitor](await context.newPage())
  const memory = await context.storageState()
  await context.close()
  return memory
}
