import type { Locator, Page } from '@playwright/test'

/** Opens an address, and waits until the page can be used. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/**
 * Waits until React has taken over the page's HTML, or a part of it that comes later: it marks the
 * elements that it knows.
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
