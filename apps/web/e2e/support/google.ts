import { randomUUID } from 'node:crypto'

import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'

/** The address of somebody with a Google account and none of the shop. */
export const aGoogleEmail = (): string => `google-${randomUUID()}@example.com`

export function googleButton(page: Page): Locator {
  return page.getByRole('button', { name: es.login.google })
}

/** Opens the emulator's version of Google's popup. */
export async function openPopup(page: Page, opener = googleButton(page)): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await opener.click()
  const popup = await opening
  // Fully loaded: the accounts are visible before their click handlers are attached.
  await popup.waitForURL(/emulator\/auth\/handler/)
  return popup
}

/** Signs in by the emulator's popup with a new Google account. */
export async function signInAsNew(page: Page, email: string): Promise<void> {
  const popup = await openPopup(page)
  await popup.locator('#add-account-button button').click()
  await popup.locator('#autogen-button').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#sign-in').click()
}

/** Signs in by the emulator's popup with an existing Google account. */
export async function signInAsKnown(page: Page, email: string): Promise<void> {
  const popup = await openPopup(page)
  await popup.getByText(email).click()
}
