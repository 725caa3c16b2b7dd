import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { aPerson } from './support/account.ts'
import { confirmed, fillIn, goToCheckout, placeButton } from './support/checkout.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

// The stories of the checkout have the other refusals.
test('a total that changes before the press is told, and counts from the second press', async ({
  page,
  server,
}) => {
  const person = aPerson()
  await goToCheckout(page, destilado.name)
  await fillIn(page, person)
  await server.change(`products/${destilado.id}`, { price: 31.5 })
  await placeButton(page).click()
  const changed = { before: '$32,00', now: '$36,50' }
  await expect(page.getByText(fill(checkout.refused['total-changed'], changed))).toBeVisible()
  await expect(page.getByText('antes $27,00, ahora $31,50')).toBeVisible()
  expect(await server.ordersOf(person.email)).toEqual([])
  await placeButton(page).click()
  await confirmed(page)
  expect(await server.ordersOf(person.email)).toMatchObject([{ totalCents: 3650 }])
})
