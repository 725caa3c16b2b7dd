import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { en } from '../../src/features/account/messages/en.ts'
import { es } from '../../src/features/account/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { fill } from '../support/words.ts'
import { aMember, signOut, userMenu } from '../support/account.ts'
import { answerGapi } from '../support/gapi.ts'
import { googleButton, openPopup, signInAsKnown, signInAsNew } from '../support/google.ts'
import { serverOf } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ context, troubles }) => {
  // The emulator's own page wants styles and letters from the network.
  troubles.expect(/Failed to load resource|ERR_|fonts|unpkg|DevTools/)
  await answerGapi(context)
})

const aGoogleEmail = () => `google-${randomUUID()}@example.com`

async function openLogin(page: Page, path = '/login'): Promise<void> {
  await openPage(page, path)
}

test('the first sign-in writes a profile without a name, a second changes nothing of it', async ({
  page,
  backend,
}) => {
  const email = aGoogleEmail()
  const server = serverOf(backend, page)
  await openLogin(page)
  await signInAsNew(page, email)
  await expect(page).toHaveURL('/home')
  const path = `users/${await server.uidOf(email)}`
  const first = await server.read(path)
  expect(first).toMatchObject({ email, role: 'user', createdAt: expect.any(String) })
  expect(first).not.toHaveProperty('nombre')

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await signInAsKnown(page, email)
  await expect(page).toHaveURL('/home')
  expect(await server.read(path)).toEqual(first)
})

test('who signed in with Google has no password to change, and completes the profile', async ({
  page,
  backend,
}) => {
  const email = aGoogleEmail()
  const server = serverOf(backend, page)
  await openLogin(page, '/login?returnTo=/userProfile')
  await signInAsNew(page, email)
  await expect(page).toHaveURL('/userProfile')
  await expect(page.getByLabel(es.fields.email)).toHaveValue(email)
  await expect(page.getByRole('heading', { name: es.password.title })).toHaveCount(0)
  await page.getByRole('button', { name: es.profile.edit }).click()
  await page.getByLabel(es.fields.nombre).fill('Rosa Google')
  await page.getByRole('button', { name: es.profile.update }).click()
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  expect(await server.read(`users/${await server.uidOf(email)}`)).toMatchObject({
    nombre: 'Rosa Google',
    role: 'user',
  })
})

test('an account without a password is deleted after Google’s popup', async ({ page }) => {
  const email = aGoogleEmail()
  await openLogin(page, '/login?returnTo=/userProfile')
  await signInAsNew(page, email)
  await page.getByRole('button', { name: es.rights.delete.open }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: es.rights.delete.confirm }).click()
  await (await opening).getByText(email).click()
  await expect(page).toHaveURL('/home')
  await expect(userMenu(page)).toHaveCount(0)
})

test('a popup that is closed is no error: the form is simply enabled again', async ({ page }) => {
  test.setTimeout(60_000)
  await openLogin(page)
  const popup = await openPopup(page)
  await expect(googleButton(page)).toHaveAttribute('aria-disabled', 'true')
  await popup.close()
  await expect(googleButton(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await signInAsNew(page, aGoogleEmail())
  await expect(page).toHaveURL('/home')
})

for (const [path, messages] of [
  ['/login', es],
  ['/en/login', en],
] as const) {
  test(`a popup that the browser blocks is told at ${path}, and the form is enabled`, async ({
    page,
  }) => {
    await openLogin(page, path)
    await page.evaluate(() => {
      window.open = () => null
    })
    const button = page.getByRole('button', { name: messages.login.google })
    await button.click()
    const error = messages.authErrors['popup-blocked']
    await expect(page.getByRole('alert')).toHaveText(fill(messages.loginError, { error }))
    await expect(button).toBeEnabled()
  })
}

test('an address that has an unverified password account becomes Google’s', async ({
  page,
  backend,
}) => {
  const person = await aMember(page)
  const server = serverOf(backend, page)
  const path = `users/${await server.uidOf(person.email)}`
  const before = await server.read(path)
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await signInAsNew(page, person.email)
  await expect(page).toHaveURL('/home')
  expect(await server.read(path)).toEqual(before)
})

test('an account that has another way to sign in is told of', async ({ page, troubles }) => {
  troubles.expect(/status of 400/)
  await openLogin(page)
  await page.route('**/accounts:signInWithIdp**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { needConfirmation: true, email: 'rosa@example.com', providerId: 'google.com' },
    }),
  )
  await signInAsNew(page, aGoogleEmail())
  const error = es.authErrors['account-exists-with-other-provider']
  await expect(page.getByRole('alert')).toHaveText(fill(es.loginError, { error }))
  await expect(googleButton(page)).toBeEnabled()
})
