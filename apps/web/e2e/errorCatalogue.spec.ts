import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { aPerson, aUser, signOut, type Person } from './support/account.ts'
import { catalogues, logIn, type Catalogue } from './support/catalogue.ts'
import { variants } from './support/fullMatrix.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

// Other specs test the rest of the catalogue (spec section 8): emulator/signIn the refusals, sessionCheck
// 'Cargando...', emulator/google Google, profile, password, ageGate, and navigation the 404 page.

/** Fills in the registration form in a language and submits it. */
async function send(
  page: Page,
  { prefix, account }: Catalogue,
  person: Person,
  confirmation: string,
) {
  await openPage(page, `${prefix}/register`)
  const { fields } = account
  await page.getByLabel(fields.nombre).fill(person.nombre)
  await page.getByLabel(fields.cedula).fill(person.cedula)
  await page.getByLabel(fields.email).fill(person.email)
  await page.getByLabel(fields.password, { exact: true }).fill(person.password)
  await page.getByLabel(fields.confirmPassword, { exact: true }).fill(confirmation)
  await page.keyboard.press('Enter')
}

for (const words of variants(catalogues)) {
  const { language, prefix, account, shared, shell } = words

  test(`loginInvalidCredentials in ${language}`, { tag: '@full' }, async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 400/)
    await logIn(page, words, { email: demoUser.email, password: 'not this one' })
    await expect(page.getByRole('alert')).toHaveText(account.loginInvalidCredentials)
    await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
    await expect(
      page.getByRole('main').getByRole('button', { name: account.login.submit }),
    ).toBeEnabled()
  })

  test(`loginRoleNotFound in ${language}: an account whose profile is missing can go on`, async ({
    page,
    server,
  }) => {
    const person = await aUser(page)
    await server.remove(`users/${await server.uidOf(person.email)}`)
    await signOut(page)
    await expect(page).toHaveURL('/login')
    await logIn(page, words, person)
    await expect(page.getByText(shell.notices.loginRoleNotFound)).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/home`)
  })

  test(
    `registerError in ${language}: an address that has an account`,
    { tag: '@full' },
    async ({ page, pageErrors }) => {
      pageErrors.expect(/status of 400/)
      const person = { ...aPerson(), email: demoUser.email }
      await send(page, words, person, person.password)
      const error = account.authErrors['email-in-use']
      await expect(page.getByRole('alert')).toHaveText(fill(account.registerError, { error }))
      await expect(page.getByLabel(account.fields.nombre)).toHaveValue(person.nombre)
      await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
    },
  )

  test(`registerPasswordsDontMatch in ${language}`, { tag: '@full' }, async ({ page }) => {
    await send(page, words, aPerson(), 'something else')
    await expect(page.getByText(shared.fieldErrors.registerPasswordsDontMatch)).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/register`)
  })
}
