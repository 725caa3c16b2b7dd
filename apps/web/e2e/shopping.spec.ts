import { brand } from '@storefront/brand'

import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../src/features/shop/catalog/messages/es.ts'
import { enterDashboard } from './support/admin.ts'
import { isCovered } from './support/isCovered.ts'
import { blockScripts } from './support/network.ts'
import { openPage } from './support/openPage.ts'
import {
  addToCart,
  badgeOf,
  cartButton,
  destilado,
  expectBottles,
  quantityOf,
  tripleDestilado,
} from './support/shop.ts'
import { es as shell } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

test('a guest fills, changes and empties a cart', async ({ page }) => {
  // Presses before the page has its code count as one.
  await openPage(page, '/products')
  await addToCart(page, tripleDestilado.name)
  await addToCart(page, tripleDestilado.name)
  await addToCart(page, destilado.name)
  await expectBottles(page, 3)
  expect(await badgeOf(page)).toBe('"3"')

  await cartButton(page).click()
  const drawer = page.getByRole('dialog', { name: cart.title })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(drawer).toContainText('105')
  await drawer.getByRole('link', { name: cart.open }).click()
  await expect(page).toHaveURL('/cart')
  await expect(drawer).toBeHidden()

  const { name } = tripleDestilado
  await expect(quantityOf(page, name)).toHaveValue('2')
  await page.getByRole('button', { name: fill(cart.increase, { name }) }).click()
  await expect(quantityOf(page, name)).toHaveValue('3')
  await expectBottles(page, 4)

  await quantityOf(page, name).fill('1')
  await expectBottles(page, 2)

  await page.getByRole('button', { name: fill(cart.removeNamed, { name }) }).click()
  await expect(quantityOf(page, name)).toHaveCount(0)
  await expectBottles(page, 1)

  await page.getByRole('button', { name: cart.clear }).click()
  await expect(page.getByText(cart.emptyTitle)).toBeVisible()
  await expectBottles(page, 0)
})

test('a cart is still there after a reload, and counted before any script has run', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? ''))).toEqual([
    {
      id: destilado.id,
      name: destilado.name,
      price: destilado.price,
      image: expect.any(String),
      quantity: 1,
    },
  ])

  await page.reload()
  await expectBottles(page, 1)

  await blockScripts(page, pageErrors)
  await page.reload()
  expect(await badgeOf(page)).toBe('"1"')
})

test('the reposado is coming: no price, no way into the cart; the desk lists who waits for it', async ({
  page,
}) => {
  await page.goto('/products')
  const reposado = page.getByRole('region', { name: `${brand.name} Reposado` })
  await expect(reposado.getByText(catalog.comingSoon)).toBeVisible()
  await expect(reposado.getByRole('link')).toHaveCount(0)
  await expect(reposado).not.toContainText('$')
  await expect(reposado.getByRole('button')).toHaveText([catalog.notify.send])

  await reposado.getByLabel(catalog.notify.email).fill('Rosa@example.com')
  await reposado.getByRole('button').click()
  await expect(reposado.getByText('rosa@example.com')).toBeVisible()
  await enterDashboard(page, '/dashboard/products')
  await expect(page.getByRole('link', { name: 'rosa@example.com' })).toBeVisible()
})

test('a cart that cannot be stored lasts as long as the page, and says so', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/storage refused/)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/products')
  await addToCart(page, destilado.name)
  const notice = page.getByRole('alert')
  const wayToCart = page.getByRole('link', { name: catalog.viewCart })
  await expect(notice).toContainText(shell.notices['cart-not-stored'])
  await expectBottles(page, 1)
  await expect.poll(() => isCovered(wayToCart)).toBe(false)
  await wayToCart.click()
  await expect(quantityOf(page, destilado.name)).toHaveValue('1')
})

test('two tabs show the same cart', async ({ page, context }) => {
  await page.goto('/products')
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(other.getByText(cart.emptyTitle)).toBeVisible()

  await page.bringToFront()
  await addToCart(page, destilado.name)
  await expect(quantityOf(other, destilado.name)).toHaveValue('1')

  await other.bringToFront()
  await other.getByRole('button', { name: cart.clear }).click()
  await expectBottles(page, 0)
})
