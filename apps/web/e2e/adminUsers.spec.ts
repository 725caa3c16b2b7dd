import { demoAdmin } from '@storefront/backend/seed'

import { es as account } from '../src/features/account/messages/es.ts'
import { es as admin } from '../src/features/admin/messages/es.ts'
import { aUser, signOut } from './support/account.ts'
import { changeTo, enterDashboard, rows } from './support/admin.ts'
import { placeOrder } from './support/order.ts'
import { serverOf } from './support/server.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const { users } = admin

test(
  'an admin makes another one, who then gets into the dashboard, and takes the role back',
  { tag: '@journey' },
  async ({ page, backend, pageErrors }) => {
    // Requests in progress when an admin signs out are refused, and the browser logs that.
    pageErrors.expect(/status of 403/)
    const person = await aUser(page)
    const code = await serverOf(backend, page).lastActionCode(person.email)
    await page.goto(`/verify?mode=verifyEmail&oobCode=${code}`)
    await page.getByRole('button', { name: account.verify.verify }).click()
    await expect(page.getByText(account.verify.done)).toBeVisible()
    await page.goto('/userProfile')
    await expect(page.getByText(account.verification.verified)).toBeVisible()

    await changeTo(page, demoAdmin)
    await page.goto('/dashboard/users')
    await page.getByLabel(users.search).fill(person.email.slice(0, 20))
    await page.getByRole('button', { name: users.apply }).click()
    await expect(rows(page)).toHaveCount(1)
    expect(page.url()).not.toMatch(/rosa|\?/)

    await page.getByRole('button', { name: `${users.give}: ${person.email}` }).click()
    const question = page.getByRole('dialog', { name: users.confirm.admin.title })
    await question.getByRole('button', { name: users.give }).click()
    await expect(page.getByText(fill(users.done.admin, { email: person.email }))).toBeVisible()
    await expect(rows(page)).toContainText(users.hasAccess)

    await changeTo(page, person)
    await expect(page).toHaveURL('/dashboard/AdminHome')
    await expect(page.getByRole('navigation', { name: admin.navigation })).toBeVisible()

    await changeTo(page, demoAdmin)
    await page.goto('/dashboard/users')
    await page.getByLabel(users.search).fill(person.email)
    await page.getByRole('button', { name: users.apply }).click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: `${users.take}: ${person.email}` }).click()
    const doubt = page.getByRole('dialog', { name: users.confirm.user.title })
    await doubt.getByRole('button', { name: users.take }).click()
    await expect(rows(page)).not.toContainText(users.hasAccess)

    await changeTo(page, person)
    await expect(page).toHaveURL('/home')
    await page.goto('/dashboard/users')
    await expect(page).toHaveURL('/home')
    await signOut(page)
  },
)

test('nobody changes their own access, and is told who can', { tag: '@full' }, async ({ page }) => {
  await enterDashboard(page, '/dashboard/users')
  await page.getByLabel(users.search).fill(demoAdmin.email)
  await page.getByRole('button', { name: users.apply }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(users.own)
  await expect(rows(page).getByRole('button')).toHaveCount(0)
})

test('an account leads to what its owner ordered, and no address says whose', async ({ page }) => {
  const buyer = await aUser(page)
  const number = await placeOrder(page, [destilado.name])
  await changeTo(page, demoAdmin)
  await page.goto('/dashboard/users')
  await page.getByLabel(users.search).fill(buyer.email)
  await page.getByRole('button', { name: users.apply }).click()
  await expect(rows(page)).toHaveCount(1)
  const { email } = buyer
  await page.getByRole('button', { name: fill(users.toOrders_one, { number: '1', email }) }).click()
  await expect(page).toHaveURL('/dashboard/orders')
  await expect(page.getByLabel(admin.orders.filter.search)).toHaveValue(email)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(number)

  await page.goBack()
  await expect(page.getByLabel(users.search)).toHaveValue(email)
})
