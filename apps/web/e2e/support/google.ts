import type { Locator, Page } from '@playwright/test'

import { es } from '../../src/features/account/messages/es.ts'

export function googleButton(page: Page): Locator {
  return page.getByRole('button', { name: es.login.google })
}

export async function openPopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await googleButton(page).click()
  return opening
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
