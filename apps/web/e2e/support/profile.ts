import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'
import { aUser, type Person } from './account.ts'
import { expect } from './test.ts'

/** Registers somebody and opens the account page. */
export async function openProfile(page: Page): Promise<Person> {
  const person = await aUser(page, '/userProfile')
  // The registration form, which is visible until the profile has loaded, has such a field too.
  await expect(page.getByRole('button', { name: es.profile.edit })).toBeVisible()
  await expect(profileField(page, 'nombre')).toHaveValue(person.nombre)
  return person
}

export function profileField(page: Page, name: keyof typeof es.fields): Locator {
  return page.getByLabel(es.fields[name])
}

/** Types an address without saving it. */
export async function typeAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: es.profile.edit }).click()
  await profileField(page, 'direccion').fill('Calle Larga 1, Cuenca')
}
