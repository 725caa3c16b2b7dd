import type { Locator } from '@playwright/test'

import { es } from '../../src/features/brand/cocktails/messages/es.ts'
import { variants } from '../support/fullMatrix.ts'
import { untilHydrated } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

const name = 'Rasp Sour'

/** The visible side of a card. */
function sideInSight(card: Locator): Promise<string | undefined> {
  return card.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return seen?.closest<HTMLElement>('[data-side]')?.dataset['side']
  })
}

for (const path of variants(['/Cocteles', '/home'])) {
  test.describe(`a cocktail on ${path}`, () => {
    test('turns by a click anywhere on it, and back', async ({ page }) => {
      await page.goto(path)
      const card = page.getByRole('article', { name })
      await card.scrollIntoViewIfNeeded()
      await untilHydrated(page, card)
      expect(await sideInSight(card)).toBe('front')
      await card.getByRole('img', { name: /frambuesa/ }).click()
      await expect.poll(() => sideInSight(card)).toBe('back')
      // The copied list is announced too; a click on its text still flips the card.
      await card.getByText(es.method.shaken, { exact: true }).last().click()
      await expect.poll(() => sideInSight(card)).toBe('front')
    })
  })
}
