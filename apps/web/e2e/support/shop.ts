import { expect, type Locator, type Page } from '@playwright/test'
import { brand } from '@storefront/brand'

import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'
import { es as shell } from './siteWords.ts'
import { fill } from './words.ts'

/** The two products on sale. */
export const destilado = { id: 'destilado', name: `${brand.name} Destilado`, price: 27 }
export const tripleDestilado = {
  id: 'triple-destilado',
  name: `${brand.name} Triple Destilado`,
  price: 39,
}

/** The button that adds a bottle to the cart, on `/products`. */
export function addButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: fill(catalog.addToCartNamed, { name }) })
}

/** Adds one bottle to the cart, on `/products`. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await addButton(page, name).click()
}

/** The navbar's cart button; its name contains the number of bottles. */
export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Carrito|Cart),/ })
}

export async function expectBottles(page: Page, count: number): Promise<void> {
  const words = count === 1 ? shell.cartCount_one : shell.cartCount_other
  const name = count === 0 ? shell.cartEmpty : fill(words, { count: String(count) })
  await expect(cartButton(page)).toHaveAccessibleName(name)
}

/** The visible text of the cart's badge, which the style sheet renders. */
export function badgeOf(page: Page): Promise<string> {
  return cartButton(page)
    .locator('span[aria-hidden]')
    .evaluate((badge) => getComputedStyle(badge, '::before').content)
}

export function quantityOf(page: Page, name: string): Locator {
  return page.getByRole('spinbutton', { name: fill(cart.quantityOf, { name }) })
}
