import type { Page } from '@playwright/test'
import { demoAdmin } from '@storefront/backend/seed'
import { formatMoney } from '@storefront/i18n'

import { es } from '../src/features/desk/messages/es.ts'
import { es as orderWords } from '../src/features/shop/orders/messages/es.ts'
import { signIn, signOut } from './support/account.ts'
import {
  activities,
  cancelAsAdmin,
  enterDashboard,
  openNewOrderAsAdmin,
  stepButton,
  takeStep,
  undoButton,
} from './support/admin.ts'
import { openPage } from './support/openPage.ts'
import { destilado } from './support/shop.ts'
import { expect, test, type SiteOptions } from './support/test.ts'
import { fill } from './support/words.ts'

const { orders } = es
const { closed } = orderWords.standing
const { kinds } = orders.activity

/** A refusal that says what somebody has done meanwhile. */
const refusedFor = (what: string) =>
  new RegExp(`^No se pudo con .* Entretanto: ${what.replaceAll('$', '\\$')} \\(`)

/** A colleague, on a page of the dashboard; on the embedded backend, in another tab. */
async function aColleague(
  backend: SiteOptions['backend'],
  openDevice: () => Promise<Page>,
  url: string,
): Promise<Page> {
  const colleague = await openDevice()
  if (backend === 'emulator') {
    await openPage(colleague, '/login')
    await signIn(colleague, demoAdmin)
    await expect(colleague).not.toHaveURL(/\/login/)
  }
  await colleague.goto(url)
  return colleague
}

test(
  'a paid order that is cancelled is refunded, and its buyer follows both',
  { tag: '@journey' },
  async ({ page }) => {
    const { id, number } = await openNewOrderAsAdmin(page)
    const total = formatMoney(destilado.price * 100 + 500, 'es')
    await takeStep(page, 'received')
    await expect(page.getByText(`${number}: ${fill(kinds.received, { total })}`)).toBeVisible()
    await cancelAsAdmin(page)
    await expect(page.getByText(`${number}: ${orders.states.cancelled}`)).toBeVisible()

    await signOut(page)
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(fill(closed.toRefund, { total }))).toBeVisible()

    await enterDashboard(page, '/dashboard/orders?status=refund')
    await page.getByRole('link', { name: fill(orders.open, { number }) }).click()
    await stepButton(page, 'refunded').click()
    await expect(page.getByText(`${number}: ${fill(kinds.refunded, { total })}`)).toBeVisible()
    for (const words of [kinds.received, kinds.refunded]) {
      await expect(activities(page).filter({ hasText: fill(words, { total }) })).toHaveCount(1)
    }

    await signOut(page)
    await page.goto(`/orders/${id}`)
    await expect(page.getByText(fill(closed.refunded, { total }))).toBeVisible()
  },
)

test('a step that a colleague has taken is not undone, and a typed tracking number stays', async ({
  page,
  backend,
  openDevice,
}) => {
  await openNewOrderAsAdmin(page)
  await takeStep(page, 'received')
  const colleague = await aColleague(backend, openDevice, page.url())
  await expect(stepButton(colleague, 'shipped')).toBeVisible()
  await page.bringToFront()
  await page.getByLabel(orders.tracking.carrier).fill('Servientrega')
  await page.getByLabel(orders.tracking.number).fill('77')
  await colleague.bringToFront()
  await takeStep(colleague, 'shipped')

  await page.bringToFront()
  await stepButton(page, 'shipped').click()
  await expect(page.getByText(refusedFor(orders.states.shipped))).toBeVisible()
  await expect(undoButton(page)).toHaveCount(0)
  await expect(activities(page).filter({ hasText: orders.states.shipped })).toHaveCount(1)
  await expect(page.getByLabel(orders.tracking.number)).toHaveValue('77')
  await page
    .getByRole('region', { name: orders.tracking.title })
    .getByRole('button', { name: es.save, exact: true })
    .click()
  await expect(page.getByText(`: ${kinds.tracked}.`)).toBeVisible()
})
