import { aPerson, aUser } from '../support/account.ts'
import { confirmed, fillIn, goToCheckout, orderAsGuest, placeButton } from '../support/checkout.ts'
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

test('one cart whose order two tabs place at the same time is one order; the next cart is the next one', async ({
  page,
  context,
  server,
  backend,
}) => {
  const person = aPerson()
  const other = await context.newPage()
  await goToCheckout(page, destilado.name)
  await fillIn(page, person)
  await other.goto('/checkout')
  await fillIn(other, person)
  const release = await holdWrites(backend, page)
  await placeButton(other).click()
  await page.bringToFront()
  await placeButton(page).click()
  await release()
  const placed = await confirmed(page)
  expect(placed.number).toBe('A-1001')
  expect(await confirmed(other)).toEqual(placed)
  expect(await server.ordersOf(person.email)).toHaveLength(1)

  await other.bringToFront()
  expect((await orderAsGuest(other, person, tripleDestilado.name)).number).toBe('A-1002')
  expect(await server.ordersOf(person.email)).toHaveLength(2)
})
