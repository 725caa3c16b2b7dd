import type { Browser, BrowserContext, Page } from '@playwright/test'

import { demoAdmin, demoUser, type SeedAccount } from '@storefront/backend/seed'

import { signIn, userMenu } from '../e2e/support/account.ts'
import { addToCart, destilado, expectBottles, tripleDestilado } from '../e2e/support/shop.ts'
import { pages } from '../src/routes/paths.ts'

/** Somebody whose browser remembers something of the site, or nothing. */
export type Visitor = 'first-time' | 'guest' | 'shopper' | 'user' | 'admin'

/** What a browser remembers. */
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>

async function fillTheCart(page: Page): Promise<void> {
  await page.goto(pages.products.path)
  await addToCart(page, destilado.name)
  await addToCart(page, tripleDestilado.name)
  await expectBottles(page, 2)
}

const signInAs = (account: SeedAccount) => async (page: Page) => {
  await page.goto(pages.login.path)
  await signIn(page, account)
  await userMenu(page).waitFor()
}

/** Lets every visitor do what makes them one, on the site at the URL; gives what is remembered. */
export async function rememberVisitors(
  browser: Browser,
  url: string,
): Promise<Readonly<Record<Visitor, Memory>>> {
  const localStorage = [
    { name: 'ageVerified', value: 'true' },
    { name: 'cookieConsent', value: 'rejected' },
  ]
  const guest: Memory = { cookies: [], origins: [{ origin: url, localStorage }] }

  const after = async (act: (page: Page) => Promise<void>): Promise<Memory> => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'es-EC',
      storageState: guest,
    })
    await act(await context.newPage())
    const memory = await context.storageState()
    await context.close()
    return memory
  }

  return {
    'first-time': { cookies: [], origins: [] },
    guest,
    shopper: await after(fillTheCart),
    user: await after(signInAs(demoUser)),
    admin: await after(signInAs(demoAdmin)),
  }
}
