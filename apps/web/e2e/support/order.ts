import type { Page } from '@playwright/test'

import { es as cart } from '../../src/features/cart/messages/es.ts'
import { es as catalog } from '../../src/features/catalog/messages/es.ts'
import { agree, completeDelivery, confirmedOrder, placeButton } from './checkout.ts'
import { addToCart, expectBottles } from './shop.ts'

/**
 * Orders bottles as a signed-in user with an empty cart and without a stored address. Returns the order's
 * number.
 */
export async function placeOrder(page: Page, names: readonly string[]): Promise<string> {
  await page.goto('/products')
  for (const name of names) await addToCart(page, name)
  await expectBottles(page, names.length)
  // Without reloading the site, because the cart may not be saved yet.
  await page.getByRole('link', { name: catalog.viewCart }).click()
  await page.getByRole('main').getByRole('link', { name: cart.checkout }).click()
  await completeDelivery(page)
  await agree(page)
  await placeButton(page).click()
  return confirmedOrder(page)
}
