import type { Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'

import { es } from '../src/features/admin/messages/es.ts'
import { es as orderWords } from '../src/features/orders/messages/es.ts'
import { formatMoney } from '../src/shared/i18n/formatNumber.ts'
import { changeTo } from './support/admin.ts'
import { activities, openNewOrderAsAdmin, stepButton } from './support/adminOrder.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const { orders, queue } = es
const { texts } = orderWords.progress
const { kinds } = orders.activity

async function cancel(page: Page): Promise<void> {
  await stepButton(page, 'cancelled').click()
  const question = page.getByRole('dialog', { name: orders.cancel.title })
  await question.getByRole('button', { name: orders.steps.cancelled }).click()
  await expect(question).toBeHidden()
}

test(
  'a paid order that is cancelled is refunded, and its buyer follows both',
  { tag: '@journey' },
  async ({ page }) => {
    const { buyer, id } = await openNewOrderAsAdmin(page)
    const total = formatMoney(destilado.price * 100 + 500, 'es')
    await stepButton(page, 'received').click()
    await expect(page.getByText(fill(orders.done.received, { total }))).toBeVisible()
    await cancel(page)
    await expect(page.getByText(orders.done.cancelled)).toBeVisible()

    await changeTo(page, buyer)
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(fill(texts.toRefund, { total }), { exact: true })).toBeVisible()

    await changeTo(page, demoAdmin)
    await page.goto('/dashboard/AdminHome')
    const refunds = page.getByRole('region', { name: queue.kinds.refund })
    await refunds.getByRole('link', { name: buyer.nombre }).first().click()
    await stepButton(page, 'refunded').click()
    await expect(page.getByText(fill(orders.done.refunded, { total }))).toBeVisible()
    for (const words of [kinds.received, kinds.refunded]) {
      await expect(activities(page).filter({ hasText: fill(words, { total }) })).toHaveCount(1)
    }

    await changeTo(page, buyer)
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(fill(texts.refunded, { total }), { exact: true })).toBeVisible()
  },
)

test(
  'a step that is no longer possible is refused, and the order shown as it stands',
  { tag: '@full' },
  async ({ page, context, pageErrors }) => {
    pageErrors.expect(/status of 403/)
    await openNewOrderAsAdmin(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await cancel(other)
    await stepButton(page, 'received').click()
    await expect(page.getByText(orders.steps['step-refused'])).toBeVisible()
    await expect(page.getByText(orders.page.nothing.none)).toBeVisible()
  },
)
