import { es } from '../../src/features/account/messages/es.ts'
import { aPerson, register } from '../support/account.ts'
import { openPage } from '../support/openPage.ts'
import { accountCalls, answerError, databaseCalls } from '../support/outage.ts'
import { openProfile, profileField } from '../support/profile.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test('a registration that ended half way goes on in the profile, with what was typed', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|could not be|cart/i)
  const person = aPerson()
  await openPage(page, '/register?returnTo=/userProfile')
  await page.route(databaseCalls, (route) => route.abort())
  await register(page, person)
  await expect(page.getByText(shell.notices['profile-not-saved'])).toBeVisible()
  await expect(page).toHaveURL('/userProfile')
  await page.unroute(databaseCalls)
  const again = page.getByRole('button', { name: shell.tryAgain })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 })
    await expect(profileField(page, 'nombre')).toHaveValue(person.nombre, { timeout: 2_000 })
  }).toPass()
  await expect(profileField(page, 'cedula')).toHaveValue(person.cedula)
  await page.getByRole('button', { name: es.profile.update }).click()
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await expect(page.getByText(shell.notices['profile-not-saved'])).toHaveCount(0)
  expect(await server.read(`users/${await server.uidOf(person.email)}`)).toMatchObject({
    nombre: person.nombre,
    role: 'user',
  })
})

test('too many verification e-mails are told of, and the button is there again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  await openProfile(page)
  await page.route(accountCalls, (route) => answerError(route, 400, 'TOO_MANY_ATTEMPTS_TRY_LATER'))
  await page.getByRole('button', { name: es.verification.send }).click()
  await expect(page.getByText('Hubo demasiados intentos. Espera unos minutos.')).toBeVisible()
  await expect(page.getByRole('button', { name: es.verification.send })).toBeEnabled()
})
