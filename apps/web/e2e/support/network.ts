import type { Page, Route } from '@playwright/test'

import type { PageErrors } from './test.ts'

/** Blocks the page's scripts, except the boot script in the HTML. */
export async function blockScripts(page: Page, pageErrors: PageErrors): Promise<void> {
  pageErrors.expect(/net::ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
}

/** Requests that hang until they are released. */
export interface Held {
  /** Resolves when the first of them is made. */
  readonly asked: Promise<unknown>
  release(): Promise<void>
}

/** Makes the page's scripts hang, to use the page before any of them runs. */
export function holdScripts(page: Page): Promise<Held> {
  return hold(page, /\/assets\/[^/]*\.js$/)
}

/** Makes the backend's code hang, which the page loads late. */
export function holdBackend(page: Page): Promise<Held> {
  return hold(page, /\/assets\/(createDemoBackend|firebase)-[^/]*\.js$/)
}

/** Makes the fonts hang, so that the page is painted without them. */
export function holdFonts(page: Page): Promise<Held> {
  return hold(page, /\.woff2$/)
}

async function hold(page: Page, address: RegExp): Promise<Held> {
  let held: Route[] | null = []
  await page.route(address, async (route) => {
    if (held === null) await route.continue()
    else held.push(route)
  })
  return {
    asked: page.waitForRequest(address),
    async release() {
      const waiting = held ?? []
      held = null
      await Promise.all(waiting.map((route) => route.continue()))
    },
  }
}
