import { es } from '../../src/features/account/messages/es.ts'
import { aUser, signOut, userMenu } from '../support/account.ts'
import { answerGapi } from '../support/gapi.ts'
import { aGoogleEmail, openPopup, signInAsKnown, signInAsNew } from '../support/google.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'

test.use({ savesData: false })

test.beforeEach(async ({ context, pageErrors }) => {
  // The emulator's page requests styles and fonts from the network.
  pageErrors.expect(/Failed to load resource|ERR_|fonts|unpkg|DevTools/)
  await answerGapi(context)
})

test('the first sign-in writes a profile without a name, a second changes nothing of it', async ({
  page,
  server,
}) => {
  const email = aGoogleEmail()
  await openPage(page, '/login')
  await signInAsNew(page, email)
  await expect(page).toHaveURL('/home')
  const path = `users/${await server.uidOf(email)}`
  const first = await server.read(path)
  expect(first).toMatchObject({ email, role: 'user', createdAt: expect.anything() })
  expect(first).not.toHaveProperty('nombre')

  await signOut(page)
  await expect(page).toHaveURL('/login')
  await signInAsKnown(page, email)
  await expect(page).toHaveURL('/home')
  expect(await server.read(path)).toEqual(first)
})

test('who signed in with Google has no password to change, and completes the profile', async ({
  page,
  server,
}) => {
  const email = aGoogleEmail()
  await openPage(page, '/login?returnTo=/userProfile')
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
  await openPage(page, '/login?returnTo=/userProfile')
  await signInAsNew(page, email)
  await page.getByRole('button', { name: es.rights.delete.open }).click()
  const popup = await openPopup(page, page.getByRole('button', { name: es.rights.delete.confirm }))
  await popup.getByText(email).click()
  await expect(page).toHaveURL('/home')
  await expect(userMenu(page)).toHaveCount(0)
})

test('an address that has an unverified password account becomes Google’s', async ({
  page,
  server,
}) => {
  const person = await aUser(page)
  const path = `users/${await server.uidOf(person.email)}`
  const before = await server.read(path)
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await signInAsNew(page, person.email)
  await expect(page).toHaveURL('/home')
  // The profile's address is verified, because Google's token says so.
  expect(await server.read(path)).toEqual({ ...before, emailVerified: true })
})
