import type { Locator, Page } from '@playwright/test'

/** Opens a page, and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/**
 * Waits until React has hydrated the page or a part of it: React adds a property to hydrated elements.
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

/** Waits until every part of the page is hydrated, also those that React leaves for later. */
export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#page :is(h1, h2, footer, button)')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  )
}
