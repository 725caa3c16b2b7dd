import { aUser, signOut } from './support/account.ts'
import { catalogues, logIn } from './support/catalogue.ts'
import { variants } from './support/fullMatrix.ts'
import { expect, test } from './support/test.ts'

// The stories of the pages show the rest of the catalogue (spec section 8).

for (const words of variants(catalogues)) {
  const { language, prefix, shell } = words

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
}
