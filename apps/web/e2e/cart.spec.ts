import { defaultShopSettings } from '@storefront/domain'

import { es as cart } from '../src/features/shop/cart/messages/es.ts'
import { es as catalog } from '../src/features/shop/catalog/messages/es.ts'
import { addToCart, cartButton, destilado, expectBottles } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

test(
  'what is taken out of the cart comes back by the keyboard',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await addToCart(page, destilado.name)
    await cartButton(page).click()
    const drawer = page.getByRole('dialog', { name: cart.title })
    await drawer
      .getByRole('button', { name: fill(cart.removeNamed, { name: destilado.name }) })
      .press('Enter')
    await expect(drawer.getByRole('button', { name: cart.undo })).toBeFocused()
    await expectBottles(page, 0)
    await page.keyboard.press('Enter')
    await expectBottles(page, 1)
    const quantity = fill(cart.quantityOf, { name: destilado.name })
    await expect(drawer.getByRole('spinbutton', { name: quantity })).toHaveValue('1')
  },
)

test(
  'a bottle more than an order takes is told to be one too many, at the bottle and in the cart',
  { tag: '@full' },
  async ({ page }) => {
    const most = defaultShopSettings.maxBottlesPerOrder
    await page.addInitScript((line) => localStorage.setItem('cartItems', JSON.stringify([line])), {
      ...destilado,
      image: null,
      quantity: most,
    })
    await page.goto('/products')
    const why = fill(catalog.quantity.mostPerOrder, { most: `${most}` })
    await expect(page.getByText(why).first()).toBeVisible()
    await expect(
      page.getByRole('button', { name: fill(catalog.addToCartNamed, { name: destilado.name }) }),
    ).toBeDisabled()
    await page.goto('/cart')
    await expect(page.getByText(fill(cart.limits.bottlesFull, { most: `${most}` }))).toBeVisible()
    const increase = fill(cart.increase, { name: destilado.name })
    await expect(page.getByRole('button', { name: increase })).toBeDisabled()
  },
)
