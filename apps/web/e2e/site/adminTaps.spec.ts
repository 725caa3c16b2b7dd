import type { Locator, Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es as admin } from '../../src/features/admin/messages/es.ts'
import { signIn, userMenu } from '../support/account.ts'
import { rows } from '../support/admin.ts'
import { openPage } from '../support/openPage.ts'
import { phone, phoneUser } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

const { orders, queue, settings } = admin

test.use(phone)

/** Signs in as the owner of the filled demonstration, and opens the overview. */
async function openOverview(page: Page): Promise<void> {
  await page.goto('/home')
  await page.evaluate(() => localStorage.removeItem('embeddedBackend.history'))
  await openPage(page, '/login')
  await signIn(page, demoAdmin)
  await userMenu(page).waitFor()
  await page.goto('/dashboard/AdminHome')
  await expect(page.getByRole('heading', { name: queue.title })).toBeVisible()
}

/** The part of the queue with what is owed of one kind. */
const kindOf = (page: Page, kind: keyof typeof queue.kinds) =>
  page.getByRole('region', { name: queue.kinds[kind] })

/** The button of the first order of a kind. */
const firstButton = (kind: Locator, step: keyof typeof orders.steps) =>
  kind.getByRole('button', { name: new RegExp(`^${orders.steps[step]}:`) }).first()

test('the owner notes a transfer and ships its bottles with 2 taps', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const collect = kindOf(page, 'collect')
  const received = firstButton(collect, 'received')
  const name = await received.getAttribute('aria-label')
  const buyer = name?.replace(`${orders.steps.received}: `, '')
  await owner.tap(received)
  await expect(page.getByText(/: llegó el dinero/)).toBeVisible()
  const ship = kindOf(page, 'ship')
  await owner.tap(ship.getByRole('button', { name: `${orders.steps.shipped}: ${buyer}` }).last())
  await expect(page.getByText(orders.done.shipped)).toBeVisible()
  expect(owner.counted().taps).toBe(2)
})

test('the owner ships all orders with 2 taps', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const ship = kindOf(page, 'ship')
  const number = String(await ship.getByRole('listitem').count())
  expect(Number(number)).toBeGreaterThanOrEqual(6)
  await owner.tap(ship.getByRole('checkbox').first())
  await owner.tap(page.getByRole('button', { name: orders.bulk.shipped_other, exact: true }))
  await expect(page.getByText(fill(orders.bulk.taken.shipped, { number }))).toBeVisible()
  expect(owner.counted().taps).toBe(2)
})

test('the owner notes a refund with 1 tap', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const refund = kindOf(page, 'refund')
  await owner.tap(firstButton(refund, 'refunded'))
  await expect(page.getByText(/: dinero devuelto/)).toBeVisible()
  expect(owner.counted().taps).toBe(1)
})

test('the owner pauses the sales with 3 taps', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const sections = page.getByRole('navigation', { name: admin.navigation })
  await owner.tap(sections.getByRole('link', { name: admin.sections.settings }))
  await owner.tap(page.getByRole('switch', { name: settings.salesPaused }))
  await owner.tap(page.getByRole('button', { name: admin.save }))
  await expect(page.getByText(settings.saved)).toBeVisible()
  expect(owner.counted().taps).toBe(3)
})

test('the owner finds a customer’s orders with 2 taps and a word', async ({ page }) => {
  await openOverview(page)
  const owner = phoneUser(page)
  const search = page.getByLabel(admin.search.label)
  await owner.tap(search)
  await owner.type(search, 'mar')
  await page.keyboard.press('Enter')
  const toOrders = new RegExp(fill(admin.customers.toOrders, { name: '.+' }))
  await owner.tap(page.getByRole('link', { name: toOrders }).first())
  await expect(rows(page).first()).toBeVisible()
  expect(owner.counted()).toEqual({ taps: 2, fields: 1 })
})
