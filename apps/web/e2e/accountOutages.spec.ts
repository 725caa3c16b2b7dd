import type { Page, Request, Route } from '@playwright/test'

import { es } from '../src/features/account/messages/es.ts'
import { es as shell } from '../src/shell/messages/es.ts'
import { aPerson, register, userMenu } from './support/account.ts'
import { untilHydrated } from './support/everyPage.ts'
import { accountCalls, databaseCalls } from './support/outage.ts'
import { expect, test } from './support/test.ts'

/** Longer than any call may take, in ms. */
const pastTheDeadline = 11_000

const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
const answer = (route: Route, status: number, message: string) =>
  route.fulfill({ status, headers, json: { error: { code: status, message } } })

const keepSilent = () => undefined

/** Ways for the account service to fail, each with the sentence that tells of it. */
const failures: readonly {
  readonly name: string
  readonly fail: (route: Route) => Promise<void> | void
  readonly sentence: string
}[] = [
  { name: 'does not answer', fail: keepSilent, sentence: es.authErrors.timeout },
  {
    name: 'cannot be reached',
    fail: (route) => route.abort(),
    sentence: es.authErrors['network-failed'],
  },
  {
    name: 'answers 503',
    fail: (route) => answer(route, 503, 'The service is currently unavailable.'),
    sentence: es.authErrors['internal-error'],
  },
  {
    name: 'answers 429',
    fail: (route) => answer(route, 429, 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    sentence: es.authErrors['too-many-requests'],
  },
]

/** Counts the calls that change something, by what they are about. */
function countCalls(page: Page, name: string): () => number {
  let calls = 0
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().includes(name)) calls += 1
  })
  return () => calls
}

/** Lets the account service fail, does something, and waits until it must be over. */
async function duringOutage(
  page: Page,
  fail: (route: Route) => Promise<void> | void,
  act: () => Promise<unknown>,
): Promise<void> {
  await page.route(accountCalls, fail)
  const asked = page.waitForRequest(accountCalls)
  await act()
  await asked
  // A failure that is an answer comes by itself, and must not be overtaken by the deadline.
  if (fail === keepSilent) await page.clock.fastForward(pastTheDeadline)
}

async function openProfile(page: Page) {
  const person = aPerson()
  await page.goto('/register?returnTo=/userProfile')
  await untilHydrated(page)
  await register(page, person)
  await expect(page).toHaveURL('/userProfile')
  await expect(page.getByLabel(es.password.current)).toBeVisible()
  return person
}

test.beforeEach(async ({ page, troubles }) => {
  troubles.expect(/Failed to load resource|CORS|could not be|failed|cart/i)
  await page.clock.install()
})

for (const { name, fail, sentence } of failures) {
  const words = new RegExp(sentence, 'i')

  test(`when the account service ${name}, a registration says so, keeps the form and is sent once`, async ({
    page,
  }) => {
    const person = aPerson()
    const calls = countCalls(page, 'accounts:signUp')
    await page.goto('/register')
    await untilHydrated(page)
    await duringOutage(page, fail, () => register(page, person))
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByLabel(es.fields.nombre)).toHaveValue(person.nombre)
    await expect(page.getByLabel(es.fields.password, { exact: true })).toHaveValue(person.password)
    await expect(page.getByRole('button', { name: es.register.submit })).toBeEnabled()
    expect(calls()).toBe(1)
  })

  test(`when the account service ${name}, a password change says so, keeps what was typed and is sent once`, async ({
    page,
  }) => {
    const person = await openProfile(page)
    const calls = countCalls(page, 'accounts:signInWithPassword')
    await page.getByLabel(es.password.current).fill(person.password)
    await page.getByLabel(es.password.new).fill('dragones de Palora')
    await duringOutage(page, fail, () =>
      page.getByRole('button', { name: es.password.submit }).click(),
    )
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByLabel(es.password.new)).toHaveValue('dragones de Palora')
    expect(calls()).toBe(1)
  })

  test(`when the account service ${name}, a forgotten password says so and keeps the address`, async ({
    page,
  }) => {
    const calls = countCalls(page, 'accounts:sendOobCode')
    await page.goto('/reset-password')
    await untilHydrated(page)
    await page.getByLabel(es.fields.email).fill('rosa@example.com')
    await duringOutage(page, fail, () => page.getByRole('button', { name: es.reset.send }).click())
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByLabel(es.fields.email)).toHaveValue('rosa@example.com')
    expect(calls()).toBe(1)
  })

  test(`when the account service ${name}, a link for a new password can be tried again`, async ({
    page,
  }) => {
    await duringOutage(page, fail, () => page.goto('/reset-password?oobCode=invented'))
    await expect(page.getByRole('alert')).toContainText(words)
    await page.unroute(accountCalls)
    await page.getByRole('button', { name: shell.tryAgain }).click()
    await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ya se usó.')
  })
}

test('when the database does not answer, a save ends in words and keeps what was typed', async ({
  page,
}) => {
  await openProfile(page)
  await page.getByRole('button', { name: es.profile.edit }).click()
  await page.getByLabel(es.fields.direccion).fill('Calle Larga 1, Cuenca')
  await page.route(databaseCalls, () => undefined)
  const asked = page.waitForRequest(databaseCalls)
  await page.getByRole('button', { name: es.profile.update }).click()
  await asked
  await page.clock.fastForward(pastTheDeadline)
  await expect(page.getByRole('alert')).toContainText(es.profile.updateFailed)
  await expect(page.getByLabel(es.fields.direccion)).toHaveValue('Calle Larga 1, Cuenca')
})

/** Longer than a token lasts, in ms. */
const pastTheToken = 7_200_000
const tokenCalls = '**/securetoken.googleapis.com/**'

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'authToken')?.value

async function saveAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: es.profile.edit }).click()
  await page.getByLabel(es.fields.direccion).fill('Calle Larga 1, Cuenca')
  await page.getByRole('button', { name: es.profile.update }).click()
}

test('a token that ran out is replaced, in the cookie too', async ({ page }) => {
  await openProfile(page)
  const first = await tokenOf(page)
  await page.clock.fastForward(pastTheToken)
  await saveAddress(page)
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await expect.poll(() => tokenOf(page)).not.toBe(first)
  expect(await tokenOf(page)).toBeDefined()
})

test('a token that cannot be replaced for now ends in words, not the session', async ({ page }) => {
  await openProfile(page)
  await page.clock.fastForward(pastTheToken)
  await page.route(tokenCalls, (route) => answer(route, 503, 'The service is unavailable.'))
  await saveAddress(page)
  await page.clock.fastForward(pastTheDeadline)
  await expect(page.getByRole('alert')).toContainText(es.profile.updateFailed)
  await expect(page.getByLabel(es.fields.direccion)).toHaveValue('Calle Larga 1, Cuenca')
  await expect(userMenu(page)).toBeVisible()
})

test('a session that was revoked ends politely, and the page is kept for after the login', async ({
  page,
}) => {
  await openProfile(page)
  await page.clock.fastForward(pastTheToken)
  await page.route(tokenCalls, (route) => answer(route, 400, 'TOKEN_EXPIRED'))
  await saveAddress(page)
  await expect(page).toHaveURL('/login?returnTo=%2FuserProfile')
  await expect(page.getByText(shell.notices['session-ended'])).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
})
