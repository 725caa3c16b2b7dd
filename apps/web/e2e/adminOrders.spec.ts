import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import { formatMoney } from '@storefront/i18n'
import { readSheet } from 'read-excel-file/node'

import { es } from '../src/features/desk/messages/es.ts'
import { es as orderWords } from '../src/features/shop/orders/messages/es.ts'
import { aPerson, signOut } from './support/account.ts'
import {
  enterDashboard,
  openCustomer,
  rows,
  searchDashboard,
  takeStep,
  undoButton,
} from './support/admin.ts'
import { orderAsGuest } from './support/checkout.ts'
import { everythingStored } from './support/everythingStored.ts'
import { destilado, tripleDestilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const { orders } = es

/** Opens the page of a listed order. */
async function open(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: fill(orders.open, { number }) }).click()
  await expect(page.getByText(fill(orderWords.number, { number })).first()).toBeVisible()
}

/** Exports the listed orders, and reads the sheet of sales: one record per row, by column name. */
async function exported(page: Page): Promise<Readonly<Record<string, unknown>>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: orders.export.action }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pedidos-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/)
  const [header = [], ...sales] = await readSheet(await readFile(await download.path()))
  return sales.map((cells) =>
    Object.fromEntries(header.map((column, index) => [String(column), cells[index]])),
  )
}

test(
  'an admin notes the money, ships several orders at once and their buyer sees each step; the total is the same everywhere',
  { tag: '@journey' },
  async ({ page }) => {
    const names = [destilado.name, tripleDestilado.name, tripleDestilado.name]
    const buyer = aPerson()
    const { id, number } = await orderAsGuest(page, buyer, ...names)
    const cents = (destilado.price + 2 * tripleDestilado.price) * 100
    const total = formatMoney(cents, 'es')
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
    const { id: anotherId, number: another } = await orderAsGuest(page, buyer, ...names)

    await enterDashboard(page, '/dashboard/orders')
    await searchDashboard(page, buyer.email)
    await openCustomer(page, buyer)
    await expect(rows(page)).toHaveCount(2)
    const row = rows(page).filter({ hasText: number })
    await expect(row).toContainText(total)
    await expect(row).toContainText(orders.states.due)
    const counted = { count: '2', total: formatMoney(2 * cents, 'es') }
    await expect(page.getByText(fill(orders.counted_other, counted))).toBeVisible()

    expect(await exported(page)).toContainEqual(
      expect.objectContaining({
        [orders.columns.number]: number,
        [orders.columns.email]: buyer.email,
        [orders.columns.total]: cents / 100,
        [orders.columns.shipping]: 0,
      }),
    )

    await open(page, number)
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
    await takeStep(page, 'received')
    await undoButton(page).click()
    const what = fill(orders.activity.kinds.received, { total })
    await expect(
      page.getByText(`${number}: ${fill(orders.activity.undid, { what })}`),
    ).toBeVisible()
    await takeStep(page, 'received')
    await page.reload()
    await expect(page.getByText(orders.page.nothing.received)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByRole('heading', { name: fill(orders.slip.title, { number }) }),
    ).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(1)
    await page.emulateMedia({ media: 'screen' })
    await page.goBack()
    await expect(row).toContainText(orders.states.received)
    await open(page, another)
    await takeStep(page, 'received')
    await page.goBack()

    await page.getByLabel(fill(orders.bulk.all.shipped, { count: '2' })).check()
    const selected = page.getByRole('group', { name: orders.bulk.label })
    const shipBoth = selected.getByRole('button', { name: orders.steps.shipped, exact: true })
    const both = page.getByText(fill(orders.bulk.taken.shipped, { count: '2' }))
    await shipBoth.click()
    await expect(both).toBeVisible()
    await undoButton(page).click()
    await expect(page.getByText(fill(orders.bulk.taken.struck, { count: '2' }))).toBeVisible()
    await page.getByLabel(fill(orders.bulk.all.shipped, { count: '2' })).check()
    await shipBoth.click()
    await expect(both).toBeVisible()
    await expect(rows(page).filter({ hasText: orders.states.shipped })).toHaveCount(2)

    await signOut(page)
    await expect(page).toHaveURL(/login/)
    for (const orderId of [id, anotherId]) {
      await page.goto(`/orders/${orderId}`)
      const step = (words: string) => page.getByRole('listitem').filter({ hasText: words })
      await expect(step(orderWords.progress.shipped)).toHaveAttribute('aria-current', 'step')
      await expect(step(orderWords.progress.paid)).toContainText(/ de \d{4}/)
      await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
      const received = orderWords.payment.received.replace('{date}', '')
      await expect(page.getByText(received).first()).toBeVisible()
    }
  },
)

test('what is searched for stays through a reload and on the way back; an e-mail is in no address', async ({
  page,
  context,
}) => {
  const buyer = aPerson()
  const { number } = await orderAsGuest(page, buyer, destilado.name)
  await enterDashboard(page, '/dashboard/orders?status=collect')
  await expect(
    page.getByRole('button', { name: new RegExp(`^${orders.filter.views.collect}`) }),
  ).toHaveAttribute('aria-pressed', 'true')

  await searchDashboard(page, buyer.email)
  await expect(rows(page)).toHaveCount(1)
  expect(page.url()).not.toMatch(/@|%40|rosa/)
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(buyer.email)
  await page.reload()
  await expect(rows(page)).toContainText(number)
  await expect(page.getByLabel(es.search.label)).toHaveValue(buyer.email)

  await searchDashboard(page, number.toLowerCase())
  await expect(
    page.getByRole('list', { name: es.customers.foundOrders }).getByRole('link'),
  ).toHaveText(number)
  await page.goBack()
  await expect(page.getByLabel(es.search.label)).toHaveValue(buyer.email)

  await searchDashboard(page, 'nobody@example.com')
  await expect(page.getByText(es.customers.noneFound)).toBeVisible()
  await page.getByRole('button', { name: es.customers.all }).click()
  await expect(rows(page).first()).toContainText(number)

  await signOut(page)
  await expect(page).toHaveURL(/login/)
  expect(await everythingStored(page, context)).not.toContain(buyer.email)
})
