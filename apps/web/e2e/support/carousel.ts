import type { Locator, Page } from '@playwright/test'

import { pages } from '../../src/app/pages.ts'
import { es as catalog } from '../../src/features/shop/catalog/messages/es.ts'

/** The controls of a page's carousel, by their Spanish labels. */
export interface CarouselWords {
  readonly path: string
  readonly role: string
  readonly previous: string
  readonly next: string
  readonly choose: string
  readonly count: number
}

const photos = {
  role: catalog.photos.role,
  previous: catalog.photos.previous,
  next: catalog.photos.next,
  choose: catalog.photos.choose,
  count: 3,
}

/** The bottle whose photos advance by themselves, and the one whose photos do not. */
export const distilledPhotos: CarouselWords = { ...photos, path: pages.distilled.path }
export const triplePhotos: CarouselWords = { ...photos, path: pages.tripleDistilled.path }

export function carouselOf(page: Page, { role }: CarouselWords): Locator {
  return page.getByRole('main').locator(`[aria-roledescription="${role}"]`)
}

/** The live region that announces the slide. */
export function stripOf(page: Page, words: CarouselWords): Locator {
  return carouselOf(page, words).locator('[aria-live]')
}

/** The number of the visible slide, from 1; the others are inert. */
export async function shownSlide(page: Page, words: CarouselWords): Promise<number> {
  const inert = await stripOf(page, words)
    .locator('> *')
    .evaluateAll((slides) => slides.map((slide) => slide.hasAttribute('inert')))
  if (inert.filter((hidden) => !hidden).length !== 1) return 0
  return inert.indexOf(false) + 1
}
