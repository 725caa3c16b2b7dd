import type { Page } from '@playwright/test'

import { en as catalog } from '../src/features/shop/catalog/messages/en.ts'
import { openPage } from './support/openPage.ts'
import { addToCart, destilado, expectBottles } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'))
const pageLanguage = (page: Page) => page.locator('html').getAttribute('lang')

test.describe('a visitor whose browser speaks English', () => {
  test.use({ locale: 'en-US' })

  test('gets the English page of a Spanish address, query and fragment included', async ({
    page,
  }) => {
    await page.goto('/home?from=letter#content')
    await expect(page).toHaveURL('/en/home?from=letter#content')
    expect(await pageLanguage(page)).toBe('en')
    expect(await remembered(page)).toBe('en')
  })

  test('gets the English home page at the root', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en/home')
  })

  test('stays with Spanish once it was chosen', async ({ page }) => {
    await openPage(page, '/en/cart')
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await expect(page).toHaveURL('/cart')
    expect(await remembered(page)).toBe('es')

    await page.goto('/home')
    await expect(page).toHaveURL('/home')
    expect(await pageLanguage(page)).toBe('es')
  })

  test('reads an unknown address in English', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/)
    await page.goto('/no-such-page')
    await expect(page).toHaveURL('/en/no-such-page')
    await expect(page.getByRole('heading')).toHaveText('404 - Page not found')
  })

  test.describe('as a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })

    test('gets the page of the address', async ({ page }) => {
      await page.goto('/home')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL('/home')
      expect(await pageLanguage(page)).toBe('es')
    })
  })
})

test('the language buttons lead to the same place of the same page, with the cart', async ({
  page,
}) => {
  await page.goto('/products?from=letter')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))

  // By keyboard, because a click would scroll to the button first.
  const english = page.getByRole('banner').getByRole('link', { name: 'English' })
  await english.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/en/products?from=letter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalog.heading)
  await expect(page.getByRole('button', { name: 'Cart, 1 bottle' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  expect(await pageLanguage(page)).toBe('en')
  expect(await remembered(page)).toBe('en')

  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/products?from=letter')
  await expectBottles(page, 1)
})

test('the language buttons lead to the same order', async ({ page }) => {
  await page.goto('/orders/00000000000000000000')
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/orders/00000000000000000000',
  )
})

test.describe('addresses', () => {
  test('that name no page are answered by the 404 page in their language', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/)
    const spanish = await page.goto('/no-such-page')
    expect(spanish?.status()).toBe(404)
    await expect(page.getByRole('heading')).toHaveText('404 - Página no encontrada')
    await expect(page.getByText('Esta página no existe o ha sido eliminada.')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    // React may be replacing the prerendered element.
    const heightOfNight = async () => (await page.getByRole('main').boundingBox())?.height ?? 0
    await expect.poll(heightOfNight).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity)

    const english = await page.goto('/en/no-such-page')
    expect(english?.status()).toBe(404)
    await expect(page.getByRole('heading')).toHaveText('404 - Page not found')
  })

  test('/NotFound shows the 404 page', async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/)
    await page.goto('/NotFound')
    await expect(page.getByRole('heading')).toHaveText('404 - Página no encontrada')
  })
})
