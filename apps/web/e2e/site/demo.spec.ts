import { demoAdmin, demoUser } from '@storefront/backend/seed'

import { es as admin } from '../../src/features/desk/messages/es.ts'
import { es as orders } from '../../src/features/shop/orders/messages/es.ts'
import { signIn, userMenu } from '../support/account.ts'
import { rows } from '../support/admin.ts'
import { fillDemo, signInToDemo } from '../support/demo.ts'
import { openPage } from '../support/openPage.ts'
import { addButton, destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test('a guest loads nothing of the demonstration’s past, which is there for who signs in', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const pastLoaded = () => loaded.filter((url) => url.includes('demoHistory'))
  await fillDemo(page)
  await page.goto('/products')
  // The embedded backend has answered.
  await expect(addButton(page, destilado.name).first()).toBeEnabled()
  expect(pastLoaded()).toEqual([])

  await openPage(page, '/login')
  await signIn(page, demoUser)
  await userMenu(page).waitFor()
  expect(pastLoaded()).toHaveLength(1)
  await page.goto('/orders')
  await expect(page.getByText(orders.status.delivered.received).first()).toBeVisible()
})

test('an admin empties the demonstration, and has it filled again', async ({ page }) => {
  const { demo } = admin
  const restart = async (start: 'empty' | 'full') => {
    await page.goto('/dashboard/AdminHome')
    await page.getByRole('button', { name: demo[start].action }).click()
    const question = page.getByRole('dialog', { name: demo[start].title })
    await Promise.all([
      page.waitForEvent('load'),
      question.getByRole('button', { name: demo[start].action }).click(),
    ])
    await page.goto('/dashboard/orders')
  }
  await signInToDemo(page, demoAdmin, '/dashboard/orders')
  await expect(rows(page)).toHaveCount(25)
  await page.evaluate(() => localStorage.setItem('guestOrders', '[]'))

  await restart('empty')
  await expect(page.getByText(admin.orders.empty)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('guestOrders'))).toBeNull()
  await restart('full')
  await expect(rows(page)).toHaveCount(25)
})
