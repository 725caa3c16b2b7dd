import { es as cart } from '../../src/features/cart/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { addToCart, cartButton, destilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test('a guest who shops loads nothing of Firebase', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await openPage(page, '/products')
  await addToCart(page, destilado.name)
  await cartButton(page).click()
  await expect(page.getByRole('dialog', { name: cart.title })).toContainText('$27,00')
  await page.waitForLoadState('networkidle')
  const code = (await Promise.all(scripts)).join('\n')
  expect({
    readsCatalogue: /nextPageToken/.test(code),
    hasSdk: /identitytoolkit|securetoken/.test(code),
  }).toEqual({ readsCatalogue: true, hasSdk: false })
})
