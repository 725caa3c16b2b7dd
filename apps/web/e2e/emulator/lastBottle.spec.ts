import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { aPerson } from '../support/account.ts'
import { fillIn, goToCheckout, placeButton } from '../support/checkout.ts'
import { tripleDestilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test('of two customers and one last bottle one gets it, and the other is told', async ({
  page,
  server,
  openDevice,
}) => {
  const customers = [page, await openDevice()]
  for (const customer of customers) {
    await goToCheckout(customer, tripleDestilado.name)
    await fillIn(customer, aPerson())
  }
  await server.change(`products/${tripleDestilado.id}`, { stock: 1 })
  await Promise.all(customers.map((customer) => placeButton(customer).click()))

  const refused = checkout.refused['product-unavailable']
  await expect
    .poll(async () => {
      const told = await Promise.all(
        customers.map((customer) => customer.getByText(refused).count()),
      )
      const placed = customers.filter((customer) => customer.url().endsWith('?placed'))
      return { told: told.filter((count) => count > 0).length, placed: placed.length }
    })
    .toEqual({ told: 1, placed: 1 })
  const loser = customers.find((customer) => !customer.url().endsWith('?placed')) ?? page
  await expect(loser.getByText(cart.problem['sold-out'])).toBeVisible()
  expect(await server.read(`products/${tripleDestilado.id}`)).toMatchObject({ stock: 0 })
})
