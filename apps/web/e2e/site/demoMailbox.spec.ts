import { demoUser } from '@storefront/backend/seed'

import { es } from '../../src/features/account/messages/es.ts'
import { expect, test } from '../support/test.ts'
import { fill } from '../support/words.ts'

test('a demonstration hands its e-mail over on the page', async ({ page }) => {
  await page.goto('/reset-password')
  await page.getByLabel(es.fields.email).fill(demoUser.email)
  await page.getByRole('button', { name: es.reset.send }).click()
  await page.getByRole('link', { name: es.demoMailbox.open }).click()
  await expect(page.getByText(fill(es.reset.for, { email: demoUser.email }))).toBeVisible()
})
