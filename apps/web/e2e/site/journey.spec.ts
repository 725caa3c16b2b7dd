import type { Page } from '@playwright/test'

import { pages } from '../../src/app/pages.ts'
import { es as process } from '../../src/features/brand/process/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const { choose } = process.steps
const steps = [
  { id: 'selection', name: 'Selección de la fruta' },
  { id: 'pulp', name: 'Preparación de la pulpa' },
  { id: 'fermentation', name: 'Fermentación controlada' },
  { id: 'distillation', name: 'Destilación precisa' },
  { id: 'bottling', name: 'Filtrado y embotellado' },
] as const
const names = steps.map(({ name }) => name)
const currentStep = (page: Page) =>
  page.getByRole('navigation', { name: choose }).locator('[aria-current="step"]')

test.describe('to somebody who minds no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the chapters share one place in the window, and the focus leads to the bottle at their end', async ({
    page,
  }) => {
    await openPage(page, pages.process.path)
    const links = page.getByRole('navigation', { name: choose }).getByRole('link')
    const heading = page.getByRole('heading', { name: names[2] ?? '' })
    await links.nth(2).click()
    await expect(currentStep(page)).toContainText(names[2] ?? '')
    await expect
      .poll(() => heading.evaluate((element) => getComputedStyle(element).opacity))
      .toBe('1')
    await expect(page).not.toHaveURL(/#/)
    await links.last().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const buy = page.getByRole('button', { name: /al carrito$/ })
    await expect(buy).toBeFocused()
    await expect
      .poll(() =>
        buy.evaluate((element) => getComputedStyle(element.parentElement ?? element).opacity),
      )
      .toBe('1')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the names lead to the chapters', { tag: '@full' }, async ({ page }) => {
    await page.goto(pages.process.path)
    for (const { id, name } of steps) {
      await expect(page.locator(`a[href="#${id}"]`)).toContainText(name)
      await expect(page.locator(`#${id}`)).toHaveCount(1)
    }
  })
})
