import type { Page } from '@playwright/test'

import { es } from '../src/features/account/messages/es.ts'
import { aUser, openPassword, signIn, signOut } from './support/account.ts'
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
