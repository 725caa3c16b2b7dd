import { es as account } from '../src/features/account/messages/es.ts'
import { es as admin } from '../src/features/desk/messages/es.ts'
import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { es as orders } from '../src/features/shop/orders/messages/es.ts'
import { aPerson, signOut } from './support/account.ts'
import { enterDashboard, save } from './support/admin.ts'
import { confirmed, goToCheckout, placeButton } from './support/checkout.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const address = 'Av. Amazonas N24-03 y Colón, Quito'

test('an order is picked up where the owner says, free and without an address', async ({
  page,
  server,
}) => {
  await enterDashboard(page, '/dashboard/settings')
  await page.getByLabel(admin.settings.pickupAddress).fill(address)
  await save(page)
  await expect(page.getByText(admin.saved)).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/login')

  const person = aPerson()
  await goToCheckout(page, destilado.name)
  await page.getByText(checkout.delivery.pickup).click()
  await page.getByLabel(account.fields.nombre).fill(person.nombre)
  await page.getByLabel(account.fields.cedula).fill(person.cedula)
  await page.getByLabel(account.fields.email).fill(person.email)
  await page.getByLabel(account.fields.telefono).fill(person.telefono)
  await page.getByRole('radio', { name: orders.payment.onDelivery_pickup }).check()
  // What is typed and chosen survives a reload.
  await page.reload()
  await expect(page.getByRole('radio', { name: checkout.delivery.pickup })).toBeChecked()
  await expect(page.getByLabel(account.fields.city)).toHaveCount(0)
  await expect(placeButton(page)).toHaveAccessibleName(/\$27,00$/)
  await placeButton(page).click()
  const { id, number } = await confirmed(page)
  await expect(page.getByText(address).first()).toBeVisible()
  expect(await server.ordersOf(person.email)).toMatchObject([
    { number, pickupAddress: address, totalCents: 2700 },
  ])

  await enterDashboard(page, `/dashboard/orders/${id}`)
  await page.getByRole('button', { name: admin.orders.steps.shipped_pickup }).click()
  await expect(
    page.getByRole('button', { name: admin.orders.steps.deliveredAndPaid_pickup }),
  ).toBeVisible()
  await page.goto(`/orders/${id}`)
  await expect(page.getByText(orders.progress.shipped_pickup).first()).toBeVisible()
})
