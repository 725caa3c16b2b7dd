import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { es as orders } from '../src/features/shop/orders/messages/es.ts'
import { aUser } from './support/account.ts'
import { cancelOrder, openHistory, orderAsUser } from './support/checkout.ts'
import { destilado, expectBottles, quantityOf, tripleDestilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

test(
  'a pending order is cancelled after a question, and its bottles are ordered again',
  { tag: '@journey' },
  async ({ page }) => {
    const names = [destilado.name, tripleDestilado.name, tripleDestilado.name]
    const { number } = await orderAsUser(page, await aUser(page), ...names)
    await page.getByRole('button', { name: orders.cancel.action }).click()
    const dialog = page.getByRole('dialog', { name: orders.cancel.question })
    await dialog.getByRole('button', { name: orders.cancel.keep }).click()
    await expect(dialog).toBeHidden()

    await cancelOrder(page)
    await expect(page.getByRole('button', { name: orders.cancel.action })).toHaveCount(0)
    await expect(await openHistory(page)).toContainText(orders.status.closed.none)

    await page.getByRole('link', { name: fill(orders.openNamed, { number }) }).click()
    await page.getByRole('button', { name: orders.again.action }).click()
    await expect(page.getByText(fill(orders.again.added_other, { count: '3' }))).toBeVisible()
    await expectBottles(page, 3)
    await page.getByRole('main').getByRole('link', { name: orders.again.toCart }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title)
    await expect(quantityOf(page, tripleDestilado.name)).toHaveValue('2')
  },
)
