import type { Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/cart/messages/es.ts'
import { es as catalog } from '../../src/features/catalog/messages/es.ts'
import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import { confirmedOrder } from './checkout.ts'
import { addToCart, expectBottles } from './shop.ts'
import { expect } from './test.ts'

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
  await page.getByRole('checkbox', { name: checkout.order.adult }).check()
  await page.getByRole('checkbox', { name: new RegExp(checkout.order.terms) }).check()
  await page.getByRole('button', { name: /^Hacer el pedido/ }).click()
  return confirmedOrder(page)
}

async function completeDelivery(page: Page): Promise<void> {
  const { delivery } = checkout
  await page.getByRole('button', { name: delivery.edit }).click()
  await page.getByLabel(account.fields.telefono).fill('+593 99 123 4567')
  await page.getByLabel(account.fields.direccion).fill('Av. Amazonas N34-120, Quito')
  await page.getByRole('button', { name: delivery.save }).click()
  await expect(page.getByText(delivery.saved)).toBeVisible()
}
