import type { BrowserContext } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es as account } from '../src/features/account/messages/es.ts'
import { signIn, signOut } from './support/account.ts'
import { openPage } from './support/openPage.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'

async function authCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'authToken')
}

test(
  'the token is kept in a strict, secure cookie for seven days, as long as the session',
  { tag: '@journey' },
  async ({ page, context }) => {
    const sevenDays = 604_800
    await openPage(page, '/login')
    await signIn(page, demoUser)
    await expect(page).toHaveURL('/home')
    const cookie = await authCookie(context)
    expect(cookie).toMatchObject({ secure: true, sameSite: 'Strict', path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(sevenDays - 60)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(sevenDays)

    await signOut(page)
    await expect(page).toHaveURL('/login')
    expect(await authCookie(context)).toBeUndefined()
  },
)

test('signing out in one tab signs the other out', async ({ page, context }) => {
  await openPage(page, '/login')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/home')
  const other = await context.newPage()
  await other.goto('/userProfile')
  await expect(other.getByLabel(account.fields.nombre)).toHaveValue(demoUser.nombre)

  // A tab in the background paints no frames, and a click waits for one.
  await page.bringToFront()
  await signOut(page)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByLabel(account.fields.nombre)).toHaveCount(0)
  await expect(other.getByRole('link', { name: shell.login })).toBeVisible()
})
