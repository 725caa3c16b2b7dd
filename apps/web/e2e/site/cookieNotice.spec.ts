import type { Page } from '@playwright/test'

import { es } from '../support/siteWords.ts'
import { blockScripts } from '../support/network.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test.use({ visitor: 'first-time' })

const notice = (page: Page) => page.locator('#cookie-notice')
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('ageVerified', 'true')))

for (const [answer, stored] of [
  [es.cookies.accept, 'true'],
  [es.cookies.reject, 'rejected'],
] as const) {
  test(`“${answer}” is remembered as ${stored}, and nobody is asked again`, async ({
    page,
    troubles,
  }) => {
    await openPage(page, '/products')
    await expect(notice(page)).toBeVisible()
    expect(await remembered(page)).toBeNull()
    expect(await page.context().cookies()).toEqual([])
    await notice(page).getByRole('button', { name: answer }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await remembered(page)).toBe(stored)

    // Gone before any script of the page has run.
    await blockScripts(page, troubles)
    await page.goto('/en/NuestraHistoria')
    await expect(notice(page)).toBeHidden()
  })
}

test('both answers weigh the same', async ({ page }) => {
  await page.goto('/home')
  const looks = await notice(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(button)
        const { height } = button.getBoundingClientRect()
        return { color, backgroundColor, borderColor, fontSize, fontWeight, height }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[1]).toEqual(looks[0])
})
