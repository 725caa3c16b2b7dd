import type { Page } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'
import { userMenu } from '../support/account.ts'
import { answerError } from '../support/outage.ts'
import { openProfile } from '../support/profile.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource|CORS|could not be|failed|cart/i)
  await page.clock.install()
})

/** Longer than a token lasts, in ms. */
const pastTheToken = 7_200_000
const tokenCalls = '**/securetoken.googleapis.com/**'

const tokenOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'authToken')?.value

/** The emulator does not sign tokens, so tokens issued within one second are equal. */
async function untilTheNextSecond(): Promise<void> {
  const next = Math.ceil(Date.now() / 1000) * 1000
  await expect.poll(() => Date.now()).toBeGreaterThan(next)
}

async function saveAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: es.profile.edit }).click()
  await page.getByLabel(es.fields.direccion).fill('Calle Larga 1, Cuenca')
  await page.getByRole('button', { name: es.profile.update }).click()
}

test('a token that ran out is replaced, in the cookie too', async ({ page }) => {
  await openProfile(page)
  const first = await tokenOf(page)
  await untilTheNextSecond()
  await page.clock.fastForward(pastTheToken)
  await saveAddress(page)
  await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
  await expect.poll(() => tokenOf(page)).not.toBe(first)
  expect(await tokenOf(page)).toBeDefined()
})

test('a token that cannot be replaced for now ends in words, not the session', async ({ page }) => {
  await openProfile(page)
  await page.clock.fastForward(pastTheToken)
  await page.route(tokenCalls, (route) => answerError(route, 503, 'The service is unavailable.'))
  await saveAddress(page)
  await expect(page.getByRole('alert')).toContainText(es.profile.updateFailed)
  await expect(page.getByLabel(es.fields.direccion)).toHaveValue('Calle Larga 1, Cuenca')
  await expect(userMenu(page)).toBeVisible()
})

test('a session that was revoked ends politely, and the page is kept for after the login', async ({
  page,
}) => {
  await openProfile(page)
  await page.clock.fastForward(pastTheToken)
  await page.route(tokenCalls, (route) => answerError(route, 400, 'TOKEN_EXPIRED'))
  await saveAddress(page)
  await expect(page).toHaveURL('/login?returnTo=%2FuserProfile')
  await expect(page.getByText(shell.notices['session-ended'])).toBeVisible()
  expect(await tokenOf(page)).toBeUndefined()
})
