import type { Locator, Page } from '@playwright/test'

import { demoAdmin } from '@storefront/backend/seed'

import { es as admin } from '../../src/features/admin/messages/es.ts'
import { type Person, signIn, signOut } from './account.ts'
import { openPage } from './openPage.ts'
import { expect } from './test.ts'

type Credentials = Pick<Person, 'email' | 'password'>

/** Signs in on a page of a guest. */
async function enterAs(page: Page, person: Credentials): Promise<void> {
  await openPage(page, '/login')
  await signIn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
}

/** Signs in on a page of somebody else. */
export async function changeTo(page: Page, person: Credentials): Promise<void> {
  await signOut(page)
  await expect(page).toHaveURL(/\/login/)
  await enterAs(page, person)
}

/** Signs in on a page of a guest, as an admin at one of the dashboard's pages. */
export async function enterDashboard(page: Page, path: string): Promise<void> {
  await enterAs(page, demoAdmin)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: admin.navigation })).toBeVisible()
}

/** Sends the dashboard's form, and waits until it says that it is stored. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: admin.save }).click()
}

/** The rows of the page's table, without the one of its columns' names. */
export function rows(page: Page): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader') })
}
