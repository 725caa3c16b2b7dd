import { aPerson, aUser } from '../support/account.ts'
import { confirmed, fillIn, goToCheckout, placeButton } from '../support/checkout.ts'
import { holdWrites } from '../support/network.ts'
import { storedCart } from '../support/server.ts'
import { addToCart, destilado, expectBottles, tripleDestilado } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test('what two tabs write to the embedded backend at the same time is all kept', async ({
  page,
  context,
  server,
  backend,
}) => {
  const person = await aUser(page, '/products')
  const other = await context.newPage()
  await other.goto('/products')
  await expectBottles(other, 0)
  // Both wait for the same database before either has changed it.
  const release = await holdWrites(backend, page)
  await addToCart(other, tripleDestilado.name)
  await page.bringToFront()
  await addToCart(page, destilado.name)
  await addToCart(page, destilado.name)
  await release()
  await expect
    .poll(() => storedCart(server, person.email))
    .toEqual({ [destilado.id]: 2, [tripleDestilado.id]: 1 })
  for (const tab of [page, other]) await expectBottles(tab, 3)
})

test('orders that two tabs place at the same time get a number each', async ({
  page,
  context,
  server,
  backend,
}) => {
  const [first, second] = [aPerson(), aPerson()]
  const other = await context.newPage()
  await goToCheckout(page, destilado.name)
  await fillIn(page, first)
  await other.goto('/checkout')
  await fillIn(other, second)
  const release = await holdWrites(backend, page)
  await placeButton(other).click()
  await page.bringToFront()
  await placeButton(page).click()
  await release()
  const numbers = [(await confirmed(page)).number, (await confirmed(other)).number]
  expect(numbers.toSorted()).toEqual(['A-1001', 'A-1002'])
  for (const { email } of [first, second]) expect(await server.ordersOf(email)).toHaveLength(1)
})
