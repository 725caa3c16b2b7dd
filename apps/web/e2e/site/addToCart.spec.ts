import type { Page } from '@playwright/test'
import { distilledPath } from '@storefront/brand'

import { es as cocktails } from '../../src/features/brand/cocktails/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { destilado, expectBottles, tripleDestilado } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

const { name } = destilado
const addButton = (page: Page) =>
  page.getByRole('button', { name: fill(catalog.addToCartNamed, { name }) })

test.describe('on a phone a guest puts a bottle into the cart', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('from home with one click', async ({ page }) => {
    await page.goto('/home')
    await addButton(page).scrollIntoViewIfNeeded()
    await untilHydrated(page, addButton(page))
    await addButton(page).click()
    await expectBottles(page, 1)
  })

  for (const path of variants(['/products', distilledPath])) {
    test(`from ${path} with one click, in the first screen`, async ({ page }) => {
      await openPage(page, path)
      await expect(addButton(page)).toBeInViewport({ ratio: 1 })
      await addButton(page).click()
      await expectBottles(page, 1)
      // The answer comes to the visitor, who stays in place.
      await expect(page.getByRole('link', { name: catalog.viewCart })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
  }

  test('from a recipe with two clicks', async ({ page }) => {
    await openPage(page, '/Cocteles#tonic')
    const madeWith = fill(cocktails.madeWith, { name })
    await page
      .getByRole('article', { name: /Tonic$/ })
      .getByRole('link', { name: new RegExp(`^${madeWith}.*\\$27,00$`) })
      .click()
    await addButton(page).click()
    await expectBottles(page, 1)
  })

  test('from the menu with two clicks', async ({ page }) => {
    await openPage(page, '/Reconocimientos')
    await page.getByRole('button', { name: shell.openMenu }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: fill(shell.buyFrom, { price: '$27,00' }) })
      .click()
    await addButton(page).click()
    await expectBottles(page, 1)
  })

  test('from the bar that follows a bottle’s page, which hides nothing that has the focus', async ({
    page,
  }) => {
    await openPage(page, distilledPath)
    await expect(addButton(page)).toHaveCount(1)
    await page.getByRole('heading', { name: catalog.tastingNotes }).evaluate((heading) => {
      heading.scrollIntoView({ behavior: 'instant' })
    })
    await expect(addButton(page)).toHaveCount(2)
    const bar = addButton(page).last()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.click()
    await expectBottles(page, 1)
    const controls = page.getByRole('main').locator('a, button, input').filter({ visible: true })
    // Handles, because the bar comes and goes while the focus moves.
    for (const control of await controls.elementHandles()) {
      await control.focus()
      const isCovered = await control.evaluate((element) => {
        if (!(element instanceof Element)) throw new Error('Not an element')
        const shown = document.querySelector('[data-shown=true]')
        if (shown === null || !(element instanceof Element)) return false
        if (shown.contains(element)) return false
        const [ours, its] = [element.getBoundingClientRect(), shown.getBoundingClientRect()]
        return ours.bottom > its.top && ours.top < its.bottom
      })
      expect(isCovered).toBe(false)
    }
  })
})

test.describe('on a phone’s list of bottles', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('from the bar of a bottle, which is there after a jump by the End key too', async ({
    page,
  }) => {
    await openPage(page, '/products')
    const bars = page.locator('[data-shown]')
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await page
      .getByLabel(fill(catalog.tastingNotesNamed, { name: tripleDestilado.name }))
      .evaluate((notes) => notes.scrollIntoView({ behavior: 'instant', block: 'start' }))
    await bars.last().getByRole('button').click()
    await expectBottles(page, 1)
  })
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('name, price and button of the first bottle stand in the first screen', async ({ page }) => {
    await openPage(page, '/products')
    await expect(addButton(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('$27,00').first()).toBeInViewport({ ratio: 1 })
  })
})
