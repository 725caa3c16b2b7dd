import type { Page } from '@playwright/test'

import { es } from '../src/features/account/messages/es.ts'
import { aUser, signOut } from './support/account.ts'
import { expect, test } from './support/test.ts'
import { fill } from './support/words.ts'

async function openProfile(page: Page) {
  const person = await aUser(page, '/userProfile')
  await expect(page.getByText(es.verification.pending)).toBeVisible()
  return person
}

const follow = (page: Page, code: string, path = '/verify') =>
  page.goto(`${path}?mode=verifyEmail&oobCode=${code}`)
const confirm = (page: Page) => page.getByRole('button', { name: es.verify.verify })

test(
  'an address is verified by the link that the registration sent',
  { tag: '@journey' },
  async ({ page, server }) => {
    const person = await openProfile(page)
    await follow(page, await server.lastActionCode(person.email))
    await confirm(page).click()
    await expect(page.getByRole('status').getByText(es.verify.done)).toBeVisible()
    await page.goto('/userProfile')
    await expect(page.getByText(es.verification.verified)).toBeVisible()
  },
)

test('the e-mail is sent again from the profile, and its link works for a guest', async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/)
  const person = await openProfile(page)
  await page.getByRole('button', { name: es.verification.send }).click()
  await expect(page.getByText(fill(es.verification.sent, { email: person.email }))).toBeVisible()
  const code = await server.lastActionCode(person.email)
  await signOut(page)
  await expect(page).toHaveURL('/login')

  await follow(page, code)
  await confirm(page).click()
  await expect(page.getByText(es.verify.done)).toBeVisible()
  await page.reload()
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('El enlace no es válido o ya se usó.')
  await page.getByRole('link', { name: es.verify.toProfile }).click()
  await expect(page).toHaveURL('/login?returnTo=%2FuserProfile')
})
