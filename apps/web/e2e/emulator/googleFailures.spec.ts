import { en } from '../../src/features/account/messages/en.ts'
import { es } from '../../src/features/account/messages/es.ts'
import { aUser, signIn, signOut } from '../support/account.ts'
import { variants } from '../support/fullMatrix.ts'
import { answerGapi } from '../support/gapi.ts'
import { aGoogleEmail, googleButton, openPopup, signInAsNew } from '../support/google.ts'
import { openPage } from '../support/openPage.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

test.use({ savesData: false })

test.beforeEach(async ({ context, pageErrors }) => {
  // The emulator's page requests styles and fonts from the network.
  pageErrors.expect(/Failed to load resource|ERR_|fonts|unpkg|DevTools/)
  await answerGapi(context)
})

test('a popup that is closed is no error, and the next press opens another at once', async ({
  page,
}) => {
  await openPage(page, '/login')
  const popup = await openPopup(page)
  await expect(page.getByText(es.google.opening)).toBeVisible()
  await popup.close()
  // The SDK finds out up to ten seconds later.
  await signInAsNew(page, aGoogleEmail())
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a second press closes the popup of the first', async ({ page }) => {
  await openPage(page, '/login')
  const first = await openPopup(page)
  const closed = first.waitForEvent('close')
  await signInAsNew(page, aGoogleEmail())
  await closed
  await expect(page).toHaveURL('/home')
})

test('who leaves the popup open signs in by e-mail', async ({ page }) => {
  const person = await aUser(page)
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await openPopup(page)
  await signIn(page, person)
  await expect(page).toHaveURL('/home')
})

test('what the popup needs is loaded before the press', async ({ page, context }) => {
  const loaded = context.waitForEvent('request', (request) =>
    request.url().includes('/emulator/auth/iframe'),
  )
  await openPage(page, '/login')
  await loaded
})

for (const [path, messages] of variants([
  ['/login', es],
  ['/en/login', en],
] as const)) {
  test(`a popup that the browser blocks is told at ${path}, and the form is enabled`, async ({
    page,
  }) => {
    await openPage(page, path)
    await page.evaluate(() => {
      window.open = () => null
    })
    const button = page.getByRole('button', { name: messages.login.google })
    await button.click()
    const error = messages.authErrors['popup-blocked']
    await expect(page.getByRole('alert')).toHaveText(fill(messages.loginError, { error }))
    await expect(button).toBeEnabled()
  })
}

test('an account that has another way to sign in is told of', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 400/)
  await openPage(page, '/login')
  await page.route('**/accounts:signInWithIdp**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { needConfirmation: true, email: 'rosa@example.com', providerId: 'google.com' },
    }),
  )
  await signInAsNew(page, aGoogleEmail())
  const error = es.authErrors['account-exists-with-other-provider']
  await expect(page.getByRole('alert')).toHaveText(fill(es.loginError, { error }))
  await expect(googleButton(page)).toBeEnabled()
})

test('a network that is lost behind the popup is told, and the next try succeeds', async ({
  page,
}) => {
  const email = aGoogleEmail()
  await openPage(page, '/login')
  await page.route('**/accounts:signInWithIdp**', (route) => route.abort())
  await signInAsNew(page, email)
  const error = es.authErrors['network-failed']
  await expect(page.getByRole('alert')).toHaveText(fill(es.loginError, { error }))
  await expect(googleButton(page)).toBeEnabled()
  await page.unrouteAll()
  await signInAsNew(page, email)
  await expect(page).toHaveURL('/home')
})
