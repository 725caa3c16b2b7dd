import type { Page } from '@playwright/test'

import { es } from '../src/features/account/messages/es.ts'
import { aUser, signIn, signOut } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

const newPassword = 'dragones de Palora'

/** Somebody with an account who is not signed in. */
async function someoneSignedOut(page: Page) {
  const person = await aUser(page)
  await signOut(page)
  await expect(page).toHaveURL('/login')
  return person
}

async function askForLink(page: Page, email: string): Promise<void> {
  const send = page.getByRole('button', { name: es.reset.send })
  // The page before, which may still be shown for a moment, has a field for the e-mail too.
  await send.waitFor()
  await page.getByLabel(es.fields.email).fill(email)
  await send.click()
  await expect(page.getByText(fill(es.reset.sent, { email }))).toBeVisible()
}

const follow = (page: Page, code: string, path = '/reset-password') =>
  page.goto(`${path}?mode=resetPassword&oobCode=${code}&lang=es`)

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel(es.password.new).fill(newPassword)
  await page.getByRole('button', { name: es.reset.set }).click()
}

test(
  'a forgotten password is replaced by the link of an e-mail, once',
  { tag: '@journey' },
  async ({ page, server, pageErrors }) => {
    pageErrors.expect(/status of 400/)
    const person = await someoneSignedOut(page)
    await page.getByRole('link', { name: es.login.forgot }).click()
    await expect(page).toHaveURL('/reset-password')
    await askForLink(page, person.email)
    const code = await server.lastActionCode(person.email)

    // The service supports one address for all its e-mails.
    await follow(page, code, '/verify')
    await expect(page).toHaveURL(/\/reset-password\?mode=resetPassword/)
    await expect(page.getByText(fill(es.reset.for, { email: person.email }))).toBeVisible()
    await setPassword(page)
    await expect(page.getByRole('status').getByText(es.reset.done)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: es.login.submit }).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, person)
    await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos.')
    await signIn(page, { ...person, password: newPassword })
    await expect(page).toHaveURL('/home')

    await follow(page, code)
    await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ya se usó.')
    await expect(page.getByRole('button', { name: es.reset.send })).toBeVisible()
  },
)
