import type { Page } from '@playwright/test'

import { es as admin } from '../../src/features/desk/messages/es.ts'
import { variants } from '../support/fullMatrix.ts'
import { isCovered } from '../support/isCovered.ts'
import { blockScripts } from '../support/network.ts'
import { openPage } from '../support/openPage.ts'
import { es } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test.use({ visitor: 'first-time' })

const notice = (page: Page) => page.locator('#cookie-notice')
const pastTheGate = ({ page }: { page: Page }) =>
  page.addInitScript(() => localStorage.setItem('ageVerified', 'true'))
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))

test('an answer on the gate is the answer for every page', async ({ page }) => {
  await openPage(page, '/home')
  const onTheGate = page.locator('#gate-cookie-notice')
  await onTheGate.getByRole('button', { name: es.cookies.reject }).click()
  await expect(onTheGate).toHaveCount(0)
  expect(await remembered(page)).toBe('rejected')
  await expect(notice(page)).toHaveCount(0)
})

for (const [answer, stored] of variants([
  [es.cookies.reject, 'rejected'],
  [es.cookies.accept, 'true'],
] as const)) {
  test(`“${answer}” is remembered as ${stored}, and nobody is asked again`, async ({
    page,
    pageErrors,
  }) => {
    await pastTheGate({ page })
    await openPage(page, '/products')
    await expect(notice(page)).toBeVisible()
    await expect(notice(page).getByRole('link', { name: es.cookies.policy })).toBeVisible()
    expect(await remembered(page)).toBeNull()
    expect(await page.context().cookies()).toEqual([])
    await notice(page).getByRole('button', { name: answer }).click()
    await expect(notice(page)).toHaveCount(0)
    expect(await remembered(page)).toBe(stored)

    // Hidden before any script of the page has run.
    await blockScripts(page, pageErrors)
    await page.goto('/en/NuestraHistoria')
    await expect(notice(page)).toBeHidden()
  })
}

test('both answers weigh the same', async ({ page }) => {
  await pastTheGate({ page })
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

test.describe('on the dashboard', () => {
  test.use({ visitor: 'admin' })

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`it lies neither over what saves nor over the sections at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.addInitScript(() => localStorage.removeItem('cookieConsent'))
      await openPage(page, '/dashboard/settings')
      await expect(notice(page)).toBeVisible()
      await page.getByLabel(admin.settings.shipping).fill('6')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const section = page.getByRole('link', { name: admin.sections.products })
      for (const button of [page.getByRole('button', { name: admin.save }), section]) {
        expect(await isCovered(button)).toBe(false)
      }
      await notice(page).getByRole('button', { name: es.cookies.reject }).click()
      await expect(notice(page)).toHaveCount(0)
    })
  }
})
