import type { Page } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'
import { aPerson, register } from '../support/account.ts'
import { openPage } from '../support/openPage.ts'
import {
  accountCalls,
  countCalls,
  databaseCalls,
  keepSilent,
  passDeadline,
} from '../support/outage.ts'
import { openProfile } from '../support/profile.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

const timeout = new RegExp(es.authErrors.timeout, 'i')

/** Performs an action while the account service does not answer, and waits until it must have failed. */
async function duringOutage(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.route(accountCalls, keepSilent)
  const asked = page.waitForRequest(accountCalls)
  await act()
  await asked
  await passDeadline(page)
}

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource|CORS|could not be|failed|cart/i)
  await page.clock.install()
})

test('when the account service does not answer, a registration says so, keeps the form and is sent once', async ({
  page,
}) => {
  const person = aPerson()
  const calls = countCalls(page, 'accounts:signUp')
  await openPage(page, '/register')
  await duringOutage(page, () => register(page, person))
  await expect(page.getByRole('alert')).toContainText(timeout)
  await expect(page.getByLabel(es.fields.nombre)).toHaveValue(person.nombre)
  await expect(page.getByLabel(es.fields.password, { exact: true })).toHaveValue(person.password)
  await expect(page.getByRole('button', { name: es.register.submit })).toBeEnabled()
  expect(calls()).toBe(1)
})

test('when the account service does not answer, a link for a new password can be tried again', async ({
  page,
}) => {
  await duringOutage(page, () => page.goto('/reset-password?oobCode=invented'))
  await expect(page.getByRole('alert')).toContainText(timeout)
  await page.unroute(accountCalls)
  await page.getByRole('button', { name: shell.tryAgain }).click()
  await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ya se usó.')
})

test('when the database does not answer, a save ends in words and keeps what was typed', async ({
  page,
}) => {
  await openProfile(page)
  await page.getByRole('button', { name: es.profile.edit }).click()
  await page.getByLabel(es.fields.direccion).fill('Calle Larga 1, Cuenca')
  await page.route(databaseCalls, keepSilent)
  const asked = page.waitForRequest(databaseCalls)
  await page.getByRole('button', { name: es.profile.update }).click()
  await asked
  await passDeadline(page)
  await expect(page.getByRole('alert')).toContainText(es.profile.updateFailed)
  await expect(page.getByLabel(es.fields.direccion)).toHaveValue('Calle Larga 1, Cuenca')
})
