import { es as account } from '../../src/features/account/messages/es.ts'
import {
  agree,
  completeDelivery,
  confirmedOrder,
  placeButton,
  storedAddress,
} from '../support/checkout.ts'
import { answerGapi } from '../support/gapi.ts'
import { aGoogleEmail, signInAsNew } from '../support/google.ts'
import { openPage } from '../support/openPage.ts'
import { serverOf } from '../support/server.ts'
import { addToCart, destilado, expectBottles } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test('a guest continues with Google at the checkout, keeps what was typed, and orders', async ({
  page,
  context,
  backend,
  pageErrors,
}) => {
  // The emulator's page requests styles and fonts from the network.
  pageErrors.expect(/Failed to load resource|ERR_|fonts|unpkg|DevTools/)
  await answerGapi(context)
  await page.goto('/products')
  await addToCart(page, destilado.name)
  await expectBottles(page, 1)
  await openPage(page, '/checkout')
  await page.getByLabel(account.fields.nombre).fill('Rosa Google')
  const email = aGoogleEmail()
  await signInAsNew(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel(account.fields.nombre)).toHaveValue('Rosa Google')
  await page.getByLabel(account.fields.cedula).fill('1710034065')
  await completeDelivery(page)
  await agree(page)
  await placeButton(page).click()
  await confirmedOrder(page)
  const server = serverOf(backend, page)
  expect(await server.read(`users/${await server.uidOf(email)}`)).toMatchObject({
    email,
    nombre: 'Rosa Google',
    direccion: storedAddress,
  })
})
