import type { Page, Route } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'
import { aPerson, register } from '../support/account.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import {
  accountCalls,
  answerError,
  countCalls,
  databaseCalls,
  keepSilent,
  passDeadline,
} from '../support/outage.ts'
import { openProfile } from '../support/profile.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** Failures of the account service, with their messages. */
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
    fail: (route) => answerError(route, 503, 'The service is currently unavailable.'),
    sentence: es.authErrors['internal-error'],
  },
  {
    name: 'answers 429',
    fail: (route) => answerError(route, 429, 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    sentence: es.authErrors['too-many-requests'],
  },
]

/** Makes the account service fail, performs an action, and waits until it must have failed. */
async function duringOutage(
  page: Page,
  fail: (route: Route) => Promise<void> | void,
  act: () => Promise<unknown>,
): Promise<void> {
  await page.route(accountCalls, fail)
  const asked = page.waitForRequest(accountCalls)
  await act()
  await asked
  await passDeadline(page, fail)
}

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource|CORS|could not be|failed|cart/i)
  await page.clock.install()
})

for (const { name, fail, sentence } of variants(failures)) {
  const words = new RegExp(sentence, 'i')

  test(`when the account service ${name}, a registration says so, keeps the form and is sent once`, async ({
    page,
  }) => {
    const person = aPerson()
    const calls = countCalls(page, 'accounts:signUp')
    await openPage(page, '/register')
    await duringOutage(page, fail, () => register(page, person))
    await expect(page.getByRole('alert')).toContainText(words)
    await expect(page.getByLabel(es.fields.nombre)).toHaveValue(person.nombre)
    await expect(page.getByLabel(es.fields.password, { exact: true })).toHaveValue(person.password)
    await expect(page.getByRole('button', { name: es.register.submit })).toBeEnabled()
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
  await passDeadline(page, keepSilent)
  await expect(page.getByRole('alert')).toContainText(es.profile.updateFailed)
  await expect(page.getByLabel(es.fields.direccion)).toHaveValue('Calle Larga 1, Cuenca')
})
