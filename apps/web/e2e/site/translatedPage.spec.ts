import { pages } from '../../src/app/pages.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { aPerson } from '../support/account.ts'
import { completeDelivery, confirmed, placeButton } from '../support/checkout.ts'
import { everyPage, visitorFor } from '../support/everyPage.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage, untilWhole } from '../support/openPage.ts'
import { cartButton, destilado, expectBottles } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'
import { translatePage } from '../support/translatePage.ts'
import { fill } from '../support/words.ts'

// A part that was translated before it is hydrated: React renders it anew.
const hydrationMismatch = /Minified React error #418/

test.beforeEach(({ pageErrors }) => pageErrors.expect(hydrationMismatch))

for (const visitor of ['adult', 'user', 'admin'] as const) {
  test.describe(visitor, () => {
    test.use({ visitor })

    for (const entry of variants(everyPage.filter((page) => visitorFor(page) === visitor))) {
      test(`${entry.path} changes its language after the browser has translated it`, async ({
        page,
      }) => {
        await openPage(page, entry.path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await untilWhole(page)
        for (const language of ['en', 'es'] as const) {
          expect(await translatePage(page)).toBeGreaterThan(5)
          await page.getByRole('link', { name: shell.languageName[language] }).first().click()
          await expect(page.locator('html')).toHaveAttribute('lang', language)
        }
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    }
  })
}

test.describe('a buyer', () => {
  test.use({ visitor: 'user' })

  for (const path of variants([pages.distilled.path, pages.products.path])) {
    test(`can go from ${path} to an order on pages that the browser translates`, async ({
      page,
    }) => {
      await openPage(page, path)
      await untilWhole(page)
      await translatePage(page)
      const { name } = destilado
      if (path === pages.distilled.path) {
        await page
          .getByRole('button', { name: fill(catalog.quantity.increase, { name }) })
          .first()
          .click()
        await translatePage(page)
      }
      await page
        .getByRole('button', { name: fill(catalog.addToCartNamed, { name }) })
        .first()
        .click()
      await expectBottles(page, path === pages.distilled.path ? 2 : 1)
      await translatePage(page)
      await cartButton(page).click()
      const drawer = page.getByRole('dialog', { name: cart.title })
      await expect(drawer).toBeVisible()
      await translatePage(page)
      await drawer.getByRole('button', { name: fill(cart.increase, { name }) }).click()
      await translatePage(page)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: shell.languageName.en }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await translatePage(page)
      await page.getByRole('link', { name: shell.languageName.es }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')

      await openPage(page, pages.checkout.path)
      await expect(placeButton(page)).toBeVisible()
      await translatePage(page)
      await page.getByRole('button', { name: checkout.delivery.edit }).click()
      await completeDelivery(page, aPerson())
      await translatePage(page)
      await placeButton(page).click()
      await confirmed(page)
    })
  }
})
