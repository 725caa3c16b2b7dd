import type { Locator, Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es } from '../../src/features/admin/messages/es.ts'
import { aUser } from './account.ts'
import { changeTo } from './admin.ts'
import { shownOrderId } from './checkout.ts'
import { placeOrder } from './order.ts'
import { destilado } from './shop.ts'
import { expect } from './test.ts'

const { orders } = es

/** Orders a bottle as a new user, and opens the order's page as an admin. */
export async function openNewOrderAsAdmin(page: Page) {
  const buyer = await aUser(page)
  await placeOrder(page, [destilado.name])
  const id = shownOrderId(page)
  await changeTo(page, demoAdmin)
  await page.goto(`/dashboard/orders/${id}`)
  await expect(stepButton(page, 'received')).toBeVisible()
  return { buyer, id }
}

/** The button that takes a step of the order on the page. */
export const stepButton = (page: Page, step: keyof typeof orders.steps): Locator =>
  page.getByRole('button', { name: orders.steps[step], exact: true })

/** What was done with the order on the page. */
export const activities = (page: Page): Locator =>
  page.getByRole('region', { name: orders.activity.title }).getByRole('listitem')
