import type { Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es } from '../src/features/admin/messages/es.ts'
import { es as orderWords } from '../src/features/orders/messages/es.ts'
import { formatMoney } from '../src/shared/i18n/formatNumber.ts'
import { aUser } from './support/account.ts'
import { changeTo } from './support/admin.ts'
import { shownOrderId } from './support/checkout.ts'
import { placeOrder } from './support/order.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const { orders, queue } = es
const { texts } = orderWords.progress

/** The page of a new order at the desk, with an admin signed in. */
async function newOrderAtTheDesk(page: Page) {
  const buyer = await aUser(page)
  await placeOrder(page, [destilado.name])
  const id = shownOrderId(page)
  await changeTo(page, demoAdmin)
  await page.goto(`/dashboard/orders/${id}`)
  await expect(stepButton(page, 'received')).toBeVisible()
  return { buyer, id }
}

const stepButton = (page: Page, step: keyof typeof orders.steps) =>
  page.getByRole('button', { name: orders.steps[step], exact: true })

/** What was done with the order on the page. */
const activities = (page: Page) =>
  page.getByRole('region', { name: orders.activity.title }).getByRole('listitem')

async function cancel(page: Page): Promise<void> {
  await stepButton(page, 'cancelled').click()
  const question = page.getByRole('dialog', { name: orders.cancel.title })
  await question.getByRole('button', { name: orders.steps.cancelled }).click()
  await expect(question).toBeHidden()
}

test(
  'of two desks that take the same step at once one takes it, and the other is told',
  { tag: '@journey' },
  async ({ page, context, pageErrors }) => {
    // The browser also logs a refusal by the rules.
    pageErrors.expect(/status of 403/)
    await newOrderAtTheDesk(page)
    const other = await context.newPage()
    await other.goto(page.url())
    const desks = [page, other]
    await expect(stepButton(other, 'shipped')).toBeVisible()

    await Promise.all(desks.map((desk) => stepButton(desk, 'shipped').click()))
    const countOf = async (words: string) => {
      const counts = await Promise.all(desks.map((desk) => desk.getByText(words).count()))
      return counts.reduce((sum, count) => sum + count, 0)
    }
    await expect.poll(() => countOf(orders.done.shipped)).toBe(1)
    await expect.poll(() => countOf(orders.steps['step-refused'])).toBe(1)
    for (const desk of desks) {
      await desk.reload()
      await expect(activities(desk).filter({ hasText: orders.activity.kinds.shipped })).toHaveCount(
        1,
      )
    }
  },
)

test(
  'a paid order that is cancelled is refunded, and its buyer follows both',
  { tag: '@journey' },
  async ({ page }) => {
    const { buyer, id } = await newOrderAtTheDesk(page)
    const total = formatMoney(destilado.price * 100 + 500, 'es')
    await stepButton(page, 'received').click()
    await expect(page.getByText(fill(orders.done.received, { total }))).toBeVisible()
    await cancel(page)
    await expect(page.getByText(orders.done.cancelled)).toBeVisible()

    await changeTo(page, buyer)
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(fill(texts.toRefund, { total }))).toBeVisible()

    await changeTo(page, demoAdmin)
    await page.goto('/dashboard/AdminHome')
    const refunds = page.getByRole('region', { name: queue.kinds.refund })
    await refunds.getByRole('link', { name: buyer.nombre }).first().click()
    await stepButton(page, 'refunded').click()
    await expect(page.getByText(fill(orders.done.refunded, { total }))).toBeVisible()
    const { kinds } = orders.activity
    for (const words of [kinds.received, kinds.refunded]) {
      await expect(activities(page).filter({ hasText: fill(words, { total }) })).toHaveCount(1)
    }

    await changeTo(page, buyer)
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(fill(texts.refunded, { total }))).toBeVisible()
  },
)

test(
  'a step that is no longer possible is refused, and the order shown as it stands',
  { tag: '@full' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of 403/)
    await newOrderAtTheDesk(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await cancel(other)
    await stepButton(page, 'received').click()
    await expect(page.getByText(orders.steps['step-refused'])).toBeVisible()
    await expect(page.getByText(orders.page.nothing.none)).toBeVisible()
  },
)
