import type { Page } from '@playwright/test'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/cart/messages/es.ts'
import { es as catalog } from '../../src/features/catalog/messages/es.ts'
import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import { addToCart, expectBottles } from './shop.ts'
import { expect } from './test.ts'

/** Puts bottles into the empty cart of a signed-in user who has given no address yet, and orders them. */
export async function placeOrder(page: Page, names: readonly string[]): Promise<string> {
  await page.goto('/products')
  for (const name of names) await addToCart(page, name)
  await expectBottles(page, names.length)
  // Without loading the site anew: the cart may be on its way to the database.
  await page.getByRole('link', { name: catalog.viewCart }).click()
  await page.getByRole('main').getByRole('link', { name: cart.checkout }).click()
  await completeDelivery(page)
  await page.getByRole('checkbox', { name: checkout.order.adult }).check()
  await page.getByRole('checkbox', { name: new RegExp(checkout.order.terms) }).check()
  await page.getByRole('button', { name: /^Hacer el pedido/ }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+\?placed/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function completeDelivery(page: Page): Promise<void> {
  const { delivery } = checkout
  await page.getByRole('button', { name: delivery.edit }).click()
  await page.getByLabel(account.fields.telefono).fill('+593 99 123 4567')
  await page.getByLabel(account.fields.direccion).fill('Av. Amazonas N34-120, Quito')
  await page.getByRole('button', { name: delivery.save }).click()
  await expect(page.getByText(delivery.saved)).toBeVisible()
}
