import type { Page } from '@playwright/test'

import { en } from '../src/features/account/messages/en.ts'
import { es } from '../src/features/account/messages/es.ts'
import {
  aPerson,
  aUser,
  openPassword,
  register,
  signIn,
  signOut,
  userMenu,
} from './support/account.ts'
import { openPage } from './support/openPage.ts'
import { en as shellEn } from './support/siteWords.ts'
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

test(
  'a wrong current password is told beside it, in both languages, and keeps the session',
  { tag: '@full' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 400/)
    await openProfile(page)
    await current(page).fill('not this one')
    await next(page).fill(newPassword)
    await submit(page).click()
    await expect(current(page)).toHaveAccessibleDescription(/Contraseña actual incorrecta/)
    await expect(current(page)).toBeFocused()
    await expect(next(page)).toHaveValue(newPassword)
    await expect(userMenu(page)).toBeVisible()

    await page.goto('/en/userProfile')
    await openPassword(page, en.password)
    const before = page.getByLabel(en.password.current)
    await before.fill('not this one')
    await page.getByLabel(en.password.new).fill(newPassword)
    await page.getByRole('button', { name: en.password.submit }).click()
    await expect(before).toHaveAccessibleDescription(new RegExp(en.password.wrong))
    await expect(page.getByText(shellEn.notices['password-changed'])).toHaveCount(0)
  },
)

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
