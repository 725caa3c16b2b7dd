import type { Locator, Page } from '@playwright/test'

import { pages } from '../../src/app/pages.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'

/** The paths of the bottle whose photos advance by themselves, and of the one whose photos do not. */
export const distilledPath = pages.distilled.path
export const triplePath = pages.tripleDistilled.path

/** The live region that announces the slide of a bottle's photos. */
export function stripOf(page: Page): Locator {
  return page
    .getByRole('main')
    .locator(`[aria-roledescription="${catalog.photos.role}"] [aria-live]`)
}

/** The number of the visible slide, from 1; the others are inert. */
export async function shownSlide(page: Page): Promise<number> {
  const inert = await stripOf(page)
    .locator('> *')
    .evaluateAll((slides) => slides.map((slide) => slide.hasAttribute('inert')))
  if (inert.filter((hidden) => !hidden).length !== 1) return 0
  return inert.indexOf(false) + 1
}
