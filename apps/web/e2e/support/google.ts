import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'

/** The address of somebody whom Google alone knows. */
export const aGoogleEmail = (): string => `google-${randomUUID()}@example.com`

export function googleButton(page: Page): Locator {
  return page.getByRole('button', { name: es.login.google })
}

/** Google's popup, as the emulator stands in for it, by its button. */
export async function openPopup(page: Page, opener = googleButton(page)): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await opener.click()
  const popup = await opening
  // Whole: its accounts are seen before the scripts that listen to clicks on them.
  await popup.waitForURL(/emulator\/auth\/handler/)
  return popup
}

/** Signs in by the emulator's popup as somebody whom Google does not know yet. */
export async function signInAsNew(page: Page, email: string): Promise<void> {
  const popup = await openPopup(page)
  await popup.locator('#add-account-button button').click()
  await popup.locator('#autogen-button').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#sign-in').click()
}

/** Signs in by the emulator's popup as somebody who did so before. */
export async function signInAsKnown(page: Page, email: string): Promise<void> {
  const popup = await openPopup(page)
  await popup.getByText(email).click()
}
