import type { Page } from '@playwright/test'
import type { SeedAccount } from '@storefront/backend/seed'

import { signIn, userMenu } from './account.ts'
import { openPage } from './openPage.ts'

/** Has the demonstration begin with its two months of orders, as for visitors: the other tests empty it. */
export async function fillDemo(page: Page): Promise<void> {
  await page.goto('/home')
  await page.evaluate(() => localStorage.removeItem('embeddedBackend.history'))
}

/** Signs a guest in on the filled demonstration, and opens a page. */
export async function signInToDemo(page: Page, account: SeedAccount, path: string): Promise<void> {
  await fillDemo(page)
  await openPage(page, '/login')
  await signIn(page, account)
  await userMenu(page).waitFor()
  await page.goto(path)
}
