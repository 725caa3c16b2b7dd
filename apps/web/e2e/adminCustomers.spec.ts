import type { Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as admin } from '../src/features/desk/messages/es.ts'
import { aPerson, aUser, signOut } from './support/account.ts'
import { changeTo, enterDashboard, openCustomer, rows, searchDashboard } from './support/admin.ts'
import { orderAsGuest } from './support/checkout.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const { access } = admin

/** The row of an account with access, or of one that the search for accounts has found. */
const rowOf = (page: Page, email: string) => rows(page).filter({ hasText: email })

/** Looks for the account of somebody who shall get access. */
async function findAccount(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/settings')
  await page.getByRole('searchbox', { name: access.search }).fill(email)
  await page.getByRole('form', { name: access.searchLabel }).getByRole('button').click()
}

test(
  'an admin makes another one, who then gets into the dashboard, and takes the role back',
  { tag: '@journey' },
  async ({ page, server, pageErrors }) => {
    // Requests in progress when an admin signs out are refused, and the browser logs that.
    pageErrors.expect(/status of 403/)
    const person = await aUser(page)
    const code = await server.lastActionCode(person.email)
    await page.goto(`/verify?mode=verifyEmail&oobCode=${code}`)
    await page.getByRole('button', { name: account.verify.verify }).click()
    await expect(page.getByText(account.verify.done)).toBeVisible()
    await page.goto('/userProfile')
    await expect(page.getByText(account.verification.verified)).toBeVisible()

    await changeTo(page, demoAdmin)
    await findAccount(page, person.email.slice(0, 20))
    await expect(rowOf(page, person.email)).toHaveCount(1)
    expect(page.url()).not.toMatch(/rosa|\?/)

    await page.getByRole('button', { name: `${access.give}: ${person.email}` }).click()
    const question = page.getByRole('dialog', { name: access.confirm.admin.title })
    await question.getByRole('button', { name: access.give }).click()
    await expect(page.getByText(fill(access.done.admin, { email: person.email }))).toBeVisible()
    // Among the people with access, and still among the accounts found.
    await expect(rowOf(page, person.email)).toHaveCount(2)
    await expect(rowOf(page, person.email).first()).toContainText(access.hasAccess)

    await changeTo(page, person)
    await expect(page).toHaveURL('/dashboard/AdminHome')
    await expect(page.getByRole('navigation', { name: admin.navigation })).toBeVisible()

    await changeTo(page, demoAdmin)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: `${access.take}: ${person.email}` }).click()
    const doubt = page.getByRole('dialog', { name: access.confirm.user.title })
    await doubt.getByRole('button', { name: access.take }).click()
    await expect(rowOf(page, person.email)).toHaveCount(0)

    await changeTo(page, person)
    await expect(page).toHaveURL('/home')
    await page.goto('/dashboard/customers')
    await expect(page).toHaveURL('/home')
    await signOut(page)
  },
)

test('a customer is found on any page, leads to their orders, and no address says whose', async ({
  page,
}) => {
  const buyer = aPerson()
  const { number } = await orderAsGuest(page, buyer, destilado.name)
  await enterDashboard(page, '/dashboard/products')
  await searchDashboard(page, buyer.email)
  await expect(rows(page)).toHaveCount(1)
  await openCustomer(page, buyer)
  await expect(page).toHaveURL(/^[^@]*\/dashboard\/orders\?buyer=[\w-]+$/)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(number)

  await page.goBack()
  await expect(page.getByLabel(admin.search.label)).toHaveValue(buyer.email)
})
