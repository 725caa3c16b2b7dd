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

/** Presses a key, after which every part of the page loads, and waits until all of them are hydrated. */
export async function untilWhole(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-unhydrated]')).toHaveCount(0)
}
