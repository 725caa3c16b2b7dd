import type { Browser, Page } from '@playwright/test'

import { es as cart } from '../../src/features/cart/messages/es.ts'
import { es as checkout } from '../../src/features/checkout/messages/es.ts'
import { openHistory, placeButton, readyToOrder } from '../support/checkout.ts'
import { tripleDestilado } from '../support/shop.ts'
import { changeShop } from '../support/shopData.ts'
import { expect, test } from '../support/test.ts'

/** A customer in a separate browser. */
async function anotherCustomer(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'es-EC' })
  await context.addInitScript(() => {
    localStorage.setItem('ageVerified', 'true')
    localStorage.setItem('cookieConsent', 'rejected')
  })
  return context.newPage()
}

test('of two customers and one last bottle one gets it, and the other is told', async ({
  page,
  browser,
  baseURL,
  backend,
  pageErrors,
}) => {
  pageErrors.expect(/status of 403/)
  const other = await anotherCustomer(browser, baseURL)
  const path = `products/${tripleDestilado.id}` as const
  await readyToOrder(page, tripleDestilado.name)
  await readyToOrder(other, tripleDestilado.name)
  try {
    await changeShop(backend, page, path, { stock: 1 })
    await Promise.all([placeButton(page).click(), placeButton(other).click()])
    const customers = [page, other]
    const refusals = customers.map((customer) =>
      customer.getByRole('alert').filter({ hasText: checkout.failed.refused }),
    )
    await expect
      .poll(async () => {
        const told = await Promise.all(refusals.map((refusal) => refusal.count()))
        const placed = customers.filter((customer) => customer.url().endsWith('?placed'))
        return { told: told.filter((count) => count > 0).length, placed: placed.length }
      })
      .toEqual({ told: 1, placed: 1 })
    const loser = page.url().endsWith('?placed') ? other : page
    const winner = loser === page ? other : page
    await expect(loser.getByText(cart.problem['sold-out'])).toBeVisible()
    await expect(await openHistory(winner)).toHaveCount(1)
    await expect(await openHistory(loser)).toHaveCount(0)
  } finally {
    await changeShop(backend, page, path, { stock: 120 })
    await other.context().close()
  }
})
