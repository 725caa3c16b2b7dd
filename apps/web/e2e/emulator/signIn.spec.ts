import { demoUser } from '@storefront/backend/seed'

import { catalogues, logIn } from '../support/catalogue.ts'
import { variants } from '../support/fullMatrix.ts'
import { databaseCalls } from '../support/outage.ts'
import { expect, test } from '../support/test.ts'

for (const words of variants(catalogues)) {
  const { language, prefix, shell } = words

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
