import { en } from '../../src/features/brand/cocktails/messages/en.ts'
import { es } from '../../src/features/brand/cocktails/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test('all measures change between ounces and centilitres, and stay so in the other language', async ({
  page,
}) => {
  await openPage(page, '/Cocteles')
  await expect(page.getByText('1½ oz').first()).toBeAttached()
  await page.getByText(es.unit.cl).click()
  await expect(page.getByRole('radio', { name: es.unit.cl })).toBeChecked()
  await expect(page.getByText('4,5 cl').first()).toBeAttached()
  await expect(page.getByText(/\d (oz|½)$/)).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('radio', { name: en.unit.cl })).toBeChecked()
  await expect(page.getByText('4.5 cl').first()).toBeAttached()
})

test('on paper the recipes stand alone, both sides of a card side by side', async ({ page }) => {
  await openPage(page, '/Cocteles')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    const [front, back] = await Promise.all(
      ['front', 'back'].map((side) => card.locator(`[data-side=${side}]`).boundingBox()),
    )
    if (!front || !back) throw new Error('A side is not printed')
    expect(back.x).toBeGreaterThanOrEqual(front.x + front.width)
    expect(Math.abs(back.y - front.y)).toBeLessThan(2)
  }
})
