import type { Page } from '@playwright/test'

import { es } from '../../src/features/admin/messages/es.ts'
import { activities, openNewOrderAsAdmin, stepButton } from '../support/adminOrder.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

const { orders } = es
const { kinds } = orders.activity
const refusal = orders.steps['step-refused']
const received = fill(kinds.received, { total: '' })
const shippedOrCancelled = new RegExp(`${kinds.shipped}|${kinds.cancelled}`)

/** How often a text is shown on all pages together. */
async function countOn(admins: readonly Page[], words: string): Promise<number> {
  const counts = await Promise.all(admins.map((admin) => admin.getByText(words).count()))
  return counts.reduce((sum, count) => sum + count, 0)
}

test('of two admins that act on one order at once one is refused; the same step is taken once', async ({
  page,
  context,
  pageErrors,
}) => {
  // The browser also logs a refusal by the rules.
  pageErrors.expect(/status of 403/)
  await openNewOrderAsAdmin(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const admins = [page, other]
  await expect(stepButton(other, 'received')).toBeVisible()

  await Promise.all(admins.map((admin) => stepButton(admin, 'received').click()))
  for (const admin of admins) {
    await expect(admin.getByText(orders.page.nothing.received)).toBeVisible()
    await admin.reload()
    await expect(activities(admin).filter({ hasText: received })).toHaveCount(1)
  }

  await stepButton(other, 'cancelled').click()
  const answer = other.getByRole('dialog').getByRole('button', { name: orders.steps.cancelled })
  await Promise.all([stepButton(page, 'shipped').click(), answer.click()])
  await expect.poll(() => countOn(admins, refusal)).toBe(1)
  for (const admin of admins) {
    await admin.reload()
    await expect(activities(admin).filter({ hasText: shippedOrCancelled })).toHaveCount(1)
  }
})
