import { demoAdmin, demoUser } from '@storefront/backend/seed'

import { pages, type PageEntry } from '../src/app/pages.ts'
import { es as account } from '../src/features/account/messages/es.ts'
import { signIn, userMenu } from './support/account.ts'
import { variants } from './support/fullMatrix.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

// Guard.test.tsx checks the redirect of every address; here, the first of each kind.

/** The dashboard's pages and its shortcut. */
const dashboard = ['/dashboard'].concat(
  Object.values<PageEntry>(pages)
    .filter(({ access }) => access === 'admin')
    .map(({ path }) => path),
)

test('a guest who wants a private page signs in first, and gets there', async ({ page }) => {
  await page.goto('/userProfile')
  await expect(page).toHaveURL('/login?returnTo=%2FuserProfile')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/userProfile')
  await expect(page.getByLabel(account.fields.nombre)).toHaveValue(demoUser.nombre)
})

test('an admin lands on the dashboard, with figures of the shop, from the home page too', async ({
  page,
}) => {
  await openPage(page, '/login')
  await signIn(page, demoAdmin)
  await expect(page).toHaveURL('/dashboard/AdminHome')
  const figure = page.getByRole('definition').first()
  await expect(figure).toContainText('$')

  await page.goto('/home')
  await expect(page).toHaveURL('/dashboard/AdminHome')
  await page.goto('/en/home')
  await expect(page).toHaveURL('/en/dashboard/AdminHome')
})

test('a user is sent home from the dashboard and the sign-in pages, however they are spelled', async ({
  page,
}) => {
  await openPage(page, '/login')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
  for (const path of [
    '/DASHBOARD/adminhome',
    '/dashboard/%41dminHome',
    ...variants(['/dashboard/AdminHome', ...dashboard]),
    ...variants(['/login', '/register']),
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/home')
  }
  await expect(userMenu(page)).toBeVisible()
})
