import type { Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { en as accountEn } from '../src/features/account/messages/en.ts'
import { es as accountEs } from '../src/features/account/messages/es.ts'
import { en as shellEn } from '../src/shell/messages/en.ts'
import { es as shellEs } from '../src/shell/messages/es.ts'
import { aPerson, type Person, register, signOut, userMenu } from './support/account.ts'
import { untilHydrated } from './support/everyPage.ts'
import { accountCalls, answerError, databaseCalls } from './support/outage.ts'
import { serverOf } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

// Rows of the catalogue (spec section 8) that stand elsewhere: 'Cargando...' in sessionCheck, Google in
// google, profile and password in theirs, the gate in ageGate, the 404 page in navigation.

const languages = [
  { language: 'es', prefix: '', account: accountEs, shell: shellEs },
  { language: 'en', prefix: '/en', account: accountEn, shell: shellEn },
] as const

type Words = (typeof languages)[number]

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Fills in the login of a language and sends it. */
async function logIn(
  page: Page,
  { prefix, account }: Words,
  person: Pick<Person, 'email' | 'password'>,
) {
  await openPage(page, `${prefix}/login`)
  await page.getByLabel(account.fields.email).fill(person.email)
  await page.getByLabel(account.fields.password, { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
}

/** Fills in the registration of a language and sends it. */
async function send(page: Page, { prefix, account }: Words, person: Person, confirmation: string) {
  await openPage(page, `${prefix}/register`)
  const { fields } = account
  await page.getByLabel(fields.nombre).fill(person.nombre)
  await page.getByLabel(fields.cedula).fill(person.cedula)
  await page.getByLabel(fields.email).fill(person.email)
  await page.getByLabel(fields.password, { exact: true }).fill(person.password)
  await page.getByLabel(fields.confirmPassword, { exact: true }).fill(confirmation)
  await page.keyboard.press('Enter')
}

for (const words of languages) {
  const { language, prefix, account, shell } = words

  test(`loginInvalidCredentials in ${language}`, async ({ page, troubles }) => {
    troubles.expect(/status of 400/)
    await logIn(page, words, { email: demoUser.email, password: 'not this one' })
    await expect(page.getByRole('alert')).toHaveText(account.loginInvalidCredentials)
    await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
    await expect(
      page.getByRole('main').getByRole('button', { name: account.login.submit }),
    ).toBeEnabled()
  })

  for (const [message, code] of [
    ['USER_DISABLED', 'user-disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : wait', 'too-many-requests'],
    ['OPERATION_NOT_ALLOWED', 'not-allowed'],
  ] as const) {
    test(`loginError with ${code} in ${language}`, async ({ page, backend, troubles }) => {
      test.skip(backend !== 'emulator', 'The embedded backend refuses nothing of the kind')
      troubles.expect(/status of 400/)
      await page.route(accountCalls, (route) => answerError(route, 400, message))
      await logIn(page, words, demoUser)
      const error = account.authErrors[code]
      await expect(page.getByRole('alert')).toHaveText(fill(account.loginError, { error }))
    })
  }

  test(`loginErrorFetchingRole in ${language}: the visitor is signed in as a user`, async ({
    page,
    backend,
    troubles,
  }) => {
    test.skip(backend !== 'emulator', 'The embedded backend always reads')
    troubles.expect(/Failed to load resource|could not be|cart/i)
    await page.route(databaseCalls, (route) => route.abort())
    await logIn(page, words, demoUser)
    await expect(page.getByText(shell.notices['role-unreadable'])).toBeVisible({ timeout: 15_000 })
    await expect(page).toHaveURL(`${prefix}/home`)
  })

  test(`loginRoleNotFound in ${language}: an account whose profile is missing can go on`, async ({
    page,
    backend,
  }) => {
    const person = aPerson()
    await openPage(page, '/register')
    await register(page, person)
    await expect(page).toHaveURL('/home')
    const server = serverOf(backend, page)
    await server.remove(`users/${await server.uidOf(person.email)}`)
    await signOut(page)
    await expect(page).toHaveURL('/login')
    await logIn(page, words, person)
    await expect(page.getByText(shell.notices['role-not-found'])).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/home`)
  })

  test(`registerError in ${language}: an address that has an account`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/status of 400/)
    const person = { ...aPerson(), email: demoUser.email }
    await send(page, words, person, person.password)
    const error = account.authErrors['email-in-use']
    await expect(page.getByRole('alert')).toHaveText(fill(account.registerError, { error }))
    await expect(page.getByLabel(account.fields.nombre)).toHaveValue(person.nombre)
    await expect(page.getByLabel(account.fields.email)).toHaveValue(demoUser.email)
  })

  test(`registerPasswordsDontMatch in ${language}`, async ({ page }) => {
    await send(page, words, aPerson(), 'something else')
    await expect(page.getByText(account.fieldErrors['passwords-dont-match'])).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/register`)
  })
}

test('a sign-in is sent once, however often it is clicked', async ({ page, backend }) => {
  test.skip(backend !== 'emulator', 'The embedded backend is no request')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('signInWithPassword')) sent.push(request.method())
  })
  await openPage(page, '/login')
  await page.getByLabel(accountEs.fields.email).fill(demoUser.email)
  await page.getByLabel(accountEs.fields.password, { exact: true }).fill(demoUser.password)
  const submit = page.getByRole('main').getByRole('button', { name: accountEs.login.submit })
  await submit.dblclick()
  await expect(userMenu(page)).toBeVisible()
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
})
