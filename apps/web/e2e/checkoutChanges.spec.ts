import { es as cart } from '../src/features/cart/messages/es.ts'
import { es as checkout } from '../src/features/checkout/messages/es.ts'
import {
  agree,
  arriveAtCheckout,
  completeDelivery,
  confirmedOrder,
  placeButton,
} from './support/checkout.ts'
import { destilado, tripleDestilado } from './support/shop.ts'
import { changeShop } from './support/shopData.ts'
import { expect, test } from './support/test.ts'

test(
  'while sales are paused the owner’s reason is told, and nothing can be ordered',
  { tag: '@full' },
  async ({ page, backend }) => {
    await arriveAtCheckout(page, destilado.name)
    await completeDelivery(page)
    await changeShop(backend, page, 'settings/shop', { salesPaused: true })
    try {
      await page.reload()
      await expect(placeButton(page)).toBeDisabled()
      await expect(placeButton(page)).toHaveAccessibleDescription(/^Hoy no podemos vender/)
    } finally {
      await changeShop(backend, page, 'settings/shop', { salesPaused: false })
    }
  },
)

test('a price that changes while the buyer confirms is told before anything is ordered', async ({
  page,
  backend,
  pageErrors,
}) => {
  pageErrors.expect(/status of 403/)
  const path = `products/${destilado.id}` as const
  await arriveAtCheckout(page, destilado.name)
  await completeDelivery(page)
  await agree(page)
  try {
    await changeShop(backend, page, path, { price: 31.5 })
    await placeButton(page).click()
    await expect(page.getByRole('alert')).toContainText(checkout.failed.refused)
    await expect(page.getByText('antes $27,00, ahora $31,50')).toBeVisible()
    await expect(placeButton(page)).toHaveText(/\$36,50/)
    await placeButton(page).click()
    await confirmedOrder(page)
    await expect(page.getByRole('main')).toContainText('$36,50')
  } finally {
    await changeShop(backend, page, path, { price: destilado.price })
  }
})

test(
  'what is sold out or short stands beside its line, with a way on',
  { tag: '@full' },
  async ({ page, backend }) => {
    await arriveAtCheckout(page, destilado.name, tripleDestilado.name, tripleDestilado.name)
    await completeDelivery(page)
    try {
      await changeShop(backend, page, `products/${destilado.id}`, { stock: 0 })
      await changeShop(backend, page, `products/${tripleDestilado.id}`, { stock: 1 })
      await page.reload()
      await expect(page.getByText(cart.problem['sold-out'])).toBeVisible()
      await expect(placeButton(page)).toBeDisabled()
      await page.getByRole('button', { name: /^Quitar Amaru Destilado/ }).click()
      await page.getByRole('button', { name: 'Dejar en 1' }).click()
      await agree(page)
      await placeButton(page).click()
      await confirmedOrder(page)
      await expect(page.getByRole('main')).toContainText('$44,00')
    } finally {
      await changeShop(backend, page, `products/${destilado.id}`, { stock: 240 })
      await changeShop(backend, page, `products/${tripleDestilado.id}`, { stock: 120 })
    }
  },
)
