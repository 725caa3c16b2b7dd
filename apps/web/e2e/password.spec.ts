import type { Page } from '@playwright/test'

import { es } from '../src/features/account/messages/es.ts'
import { aPerson, aUser, openPassword, register, signIn, signOut } from './support/account.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

const newPassword = 'dragones de Palora'

async function openProfile(page: Page) {
  const person = await aUser(page, '/userProfile')
  await openPassword(page)
  return person
}

const current = (page: Page) => page.getByLabel(es.password.current)
const next = (page: Page) => page.getByLabel(es.password.new)
const submit = (page: Page) => page.getByRole('button', { name: es.password.submit })

test('a password is changed after the current one, and signs in from then on', async ({ page }) => {
  const person = await openProfile(page)
  await expect(next(page)).toBeDisabled()
  await current(page).fill(person.password)
  await expect(next(page)).toBeEnabled()
  await next(page).fill(newPassword)
  await submit(page).click()
  await expect(
    page.getByRole('status').getByText('Contraseña actualizada correctamente'),
  ).toBeVisible()
  await expect(current(page)).toHaveValue('')
  await expect(next(page)).toBeDisabled()

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await signIn(page, { email: person.email, password: newPassword })
  await expect(page).toHaveURL('/home')
})

test('a new password is rated once one is typed, and never refused for it', async ({ page }) => {
  await openPage(page, '/register')
  const password = page.getByLabel(es.fields.password, { exact: true })
  await password.fill('password')
  await expect(page.getByRole('status').getByText(es.strength.guessable)).toBeVisible()
  await password.fill('correct horse battery staple')
  await expect(page.getByText(es.strength.excellent)).toBeVisible()
  await password.fill('')
  await expect(page.getByText(es.strength.excellent)).toHaveCount(0)
  await register(page, { ...aPerson(), password: '123456' })
  await expect(page).toHaveURL('/home')
})
