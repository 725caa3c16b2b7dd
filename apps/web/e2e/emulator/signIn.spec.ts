import { demoUser } from '@storefront/backend/seed'

import { es } from '../../src/features/account/messages/es.ts'
import { userMenu } from '../support/account.ts'
import { catalogues, logIn } from '../support/catalogue.ts'
import { variants } from '../support/fullMatrix.ts'
import { openPage } from '../support/openPage.ts'
import { accountCalls, answerError, databaseCalls } from '../support/outage.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

for (const words of variants(catalogues)) {
  const { language, prefix, account, shell } = words

  for (const [message, code] of variants([
    ['USER_DISABLED', 'user-disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : wait', 'too-many-requests'],
    ['OPERATION_NOT_ALLOWED', 'not-allowed'],
  ] as const)) {
    test(`loginError with ${code} in ${language}`, async ({ page, pageErrors }) => {
      pageErrors.expect(/status of 400/)
      await page.route(accountCalls, (route) => answerError(route, 400, message))
      await logIn(page, words, demoUser)
      const error = account.authErrors[code]
      await expect(page.getByRole('alert')).toHaveText(fill(account.loginError, { error }))
    })
  }

  test(`loginErrorFetchingRole in ${language}: the visitor is signed in as a user`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/Failed to load resource|could not be|cart/i)
    await page.route(databaseCalls, (route) => route.abort())
    await logIn(page, words, demoUser)
    await expect(page.getByText(shell.notices.loginErrorFetchingRole)).toBeVisible()
    await expect(page).toHaveURL(`${prefix}/home`)
  })
}

test('a sign-in is sent once, however often it is clicked', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('signInWithPassword')) sent.push(request.method())
  })
  await openPage(page, '/login')
  await page.getByLabel(es.fields.email).fill(demoUser.email)
  await page.getByLabel(es.fields.password, { exact: true }).fill(demoUser.password)
  const submit = page.getByRole('main').getByRole('button', { name: es.login.submit })
  await submit.dblclick()
  await expect(userMenu(page)).toBeVisible()
  expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
})
