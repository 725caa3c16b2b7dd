import type { Page } from '@playwright/test'

import { en } from '../src/features/account/messages/en.ts'
import { logoutButton, userMenu } from './support/account.ts'
import { openProfile, profileField, typeAddress } from './support/profile.ts'
import { es as shell, en as shellEn } from './support/siteWords.ts'
import { expect, test } from './support/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: shell.unsaved.title })

test('unsaved changes are asked about before a link and before signing out', async ({ page }) => {
  await openProfile(page)
  await typeAddress(page)
  const products = page.getByRole('banner').getByRole('link', { name: shell.products })
  await products.click()
  await question(page).getByRole('button', { name: shell.unsaved.stay }).click()
  await expect(question(page)).toBeHidden()
  await expect(products).toBeFocused()
  await expect(page).toHaveURL('/userProfile')

  await userMenu(page).click()
  await logoutButton(page).click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(userMenu(page)).toBeFocused()
  await expect(profileField(page, 'direccion')).toHaveValue('Calle Larga 1, Cuenca')

  await userMenu(page).click()
  await logoutButton(page).click()
  await question(page).getByRole('button', { name: shell.unsaved.discard }).click()
  await expect(page).toHaveURL('/login')
})

test('unsaved changes are asked about before going back, and stay in another language', async ({
  page,
}) => {
  await openProfile(page)
  await page.goto('/products')
  await userMenu(page).click()
  await page.getByRole('link', { name: shell.settings }).click()
  await expect(page).toHaveURL('/userProfile')
  await typeAddress(page)
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/userProfile')
  await expect(page.getByLabel(en.fields.direccion)).toHaveValue('Calle Larga 1, Cuenca')

  await page.evaluate(() => history.back())
  const asked = page.getByRole('dialog', { name: shellEn.unsaved.title })
  await asked.getByRole('button', { name: shellEn.unsaved.stay }).click()
  await expect(asked).toBeHidden()
  await expect(page).toHaveURL('/en/userProfile')
  await page.evaluate(() => history.back())
  await asked.getByRole('button', { name: shellEn.unsaved.discard }).click()
  await expect(page).toHaveURL(/\/products$/)
})

// What the browser does by itself, once the page has answered its event, which UnsavedChanges.test.tsx shows.
test(
  'reloading the page with unsaved changes has the browser ask',
  { tag: '@full' },
  async ({ page }) => {
    await openProfile(page)
    await typeAddress(page)
    // The page listens a render after the text was typed; a reload before that would ask nothing.
    await page.waitForFunction(
      () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    )
    // Of a page that is closed nothing more can be heard, not even that it was.
    const asked = page.waitForEvent('dialog', { timeout: 10_000 })
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reloaded
    await expect(profileField(page, 'direccion')).toHaveValue('')
  },
)
