import { brand } from '../../src/content/brand.ts'
import { es as orders } from '../../src/features/orders/messages/es.ts'
import { expectNoViolationsAtEveryWidth } from '../support/accessibility.ts'
import { order, shownOrderId } from '../support/checkout.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { expectWalkByKeyboard } from '../support/walkByKeyboard.ts'

test('an order, placed just now or before, is accessible, and walked by the keyboard alone', async ({
  page,
}) => {
  await order(page, destilado.name)
  const id = shownOrderId(page)
  for (const path of [`/orders/${id}?placed`, ...variants([`/orders/${id}`, `/en/orders/${id}`])]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWalkByKeyboard(page, path)
    await expectNoViolationsAtEveryWidth(page, path)
  }

  // The printed page contains customer and order, without the next steps.
  await openPage(page, `/orders/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: orders.progress.title })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText(brand.name, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: orders.order.lines })).toBeVisible()
  await expect(main.getByRole('heading', { name: orders.progress.title })).toBeHidden()
})
