import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a page, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/**
 * Waits until React has hydrated the page or a part of it that loads later: React adds a property to
 * hydrated elements.
 */
export async function untilHydrated(page: Page, part?: Locator): Promise<void> {
  await page.waitForFunction(
    (element) =>
      Object.keys(element ?? document.querySelector('h1') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    await part?.elementHandle(),
  )
}

/**
 * Waits until every part of the page is hydrated. A part that loads late does so after a key, and listens from
 * its own hydration on, so that the key is pressed until all have heard it.
 */
export async function untilWhole(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}
