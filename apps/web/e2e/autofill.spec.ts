import type { Locator, Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { es } from '../src/features/account/messages/es.ts'
import { es as checkout } from '../src/features/shop/checkout/messages/es.ts'
import { aPerson, openPassword, signIn } from './support/account.ts'
import { goToCheckout } from './support/checkout.ts'
import { openPage } from './support/openPage.ts'
import { destilado } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** Fills in a field as a password manager does: sets the value, then dispatches two events. */
async function autofill(field: Locator, value: string): Promise<void> {
  await field.evaluate((input: HTMLInputElement, filled) => {
    const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    prototype?.set?.call(input, filled)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)
}

test('a registration that is filled in afterwards is sent whole', async ({ page }) => {
  const person = aPerson()
  await openPage(page, '/register')
  await autofill(page.getByLabel(es.fields.nombre), person.nombre)
  await autofill(page.getByLabel(es.fields.cedula), person.cedula)
  await autofill(page.getByLabel(es.fields.email), person.email)
  await autofill(page.getByLabel(es.fields.password, { exact: true }), person.password)
  await autofill(page.getByLabel(es.fields.confirmPassword, { exact: true }), person.password)
  await page.getByRole('main').getByRole('button', { name: es.register.submit }).click()
  await expect(page).toHaveURL('/home')
})

test('a current password that is filled in opens the new one', async ({ page }) => {
  await openPage(page, '/login?returnTo=/userProfile')
  await signIn(page, demoUser)
  await expect(page).toHaveURL('/userProfile')
  await expect(page.getByLabel(es.password.new)).toBeDisabled()
  await openPassword(page)
  await autofill(page.getByLabel(es.password.current), demoUser.password)
  await expect(page.getByLabel(es.password.new)).toBeEnabled()
})

/** What the fields of a page say to a password manager, by their names. */
const autocompletes = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, textarea, select')
    .evaluateAll((inputs) =>
      Object.fromEntries(
        inputs.map((each) => [each.getAttribute('name'), each.getAttribute('autocomplete')]),
      ),
    )

test('each field says to a password manager what belongs into it', async ({ page }) => {
  await page.goto('/login?returnTo=/userProfile')
  expect(await autocompletes(page)).toEqual({ email: 'username', password: 'current-password' })
  await page.goto('/register')
  expect(await autocompletes(page)).toEqual({
    nombre: 'name',
    cedula: 'off',
    email: 'email',
    password: 'new-password',
    confirmPassword: 'new-password',
  })
  await openPage(page, '/login?returnTo=/userProfile')
  await signIn(page, demoUser)
  await openPassword(page)
  expect(await autocompletes(page)).toEqual({
    nombre: 'name',
    cedula: 'off',
    email: 'email',
    telefono: 'tel',
    direccion: 'street-address',
    username: 'username',
    currentPassword: 'current-password',
    newPassword: 'new-password',
  })

  await goToCheckout(page, destilado.name)
  await page.getByRole('button', { name: checkout.delivery.edit }).click()
  const { email: _, ...ofUser } = ofCheckout
  expect(await autocompletes(page)).toMatchObject(ofUser)
})

const ofCheckout = {
  nombre: 'name',
  cedula: 'off',
  telefono: 'tel',
  email: 'email',
  direccion: 'address-line1',
  city: 'address-level2',
  province: 'address-level1',
  reference: 'address-line2',
}

test('so does the checkout of a guest', async ({ page }) => {
  await goToCheckout(page, destilado.name)
  await expect(page.getByLabel(es.fields.telefono)).toHaveAttribute('type', 'tel')
  expect(await autocompletes(page)).toMatchObject(ofCheckout)
})
