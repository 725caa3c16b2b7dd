import { es } from '../src/features/account/messages/es.ts'
import { aUser } from './support/account.ts'
import { expect, test } from './support/test.ts'

test(
  'an address is verified by the link that the registration sent',
  { tag: '@journey' },
  async ({ page, server }) => {
    const person = await aUser(page, '/userProfile')
    await expect(page.getByText(es.verification.pending)).toBeVisible()
    const code = await server.lastActionCode(person.email)
    await page.goto(`/verify?mode=verifyEmail&oobCode=${code}`)
    await page.getByRole('button', { name: es.verify.verify }).click()
    await expect(page.getByRole('status').getByText(es.verify.done)).toBeVisible()
    await page.goto('/userProfile')
    await expect(page.getByText(es.verification.verified)).toBeVisible()
  },
)
