import { order } from '../support/checkout.ts'
import { expectNoViolationsAtEveryWidth } from '../support/accessibility.ts'
import { openPage } from '../support/openPage.ts'
import { destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { expectWalkByKeyboard } from '../support/walkByKeyboard.ts'

test('an order, placed just now or before, is accessible, and walked by the keyboard alone', async ({
  page,
}) => {
  const id = await order(page, destilado.name)
  for (const path of [`/orders/${id}?placed`, `/orders/${id}`, `/en/orders/${id}`]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWalkByKeyboard(page, path)
    await expectNoViolationsAtEveryWidth(page, path)
  }
})
