import type { Page, Route } from '@playwright/test'

import { databaseLock } from './server.ts'
import type { PageErrors, SiteOptions } from './test.ts'

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

/**
 * Makes what a page writes wait, as for a slow server; on the embedded backend what all tabs write, as long as the
 * page is not left by the browser. Returns a function that lets it go on.
 */
export async function holdWrites(
  backend: SiteOptions['backend'],
  page: Page,
): Promise<() => Promise<void>> {
  if (backend === 'emulator') {
    const held = await hold(page, /\/api\/shop$|:commit$/)
    return () => held.release()
  }
  await page.evaluate(
    (lock) =>
      new Promise<void>((resolve) => {
        void navigator.locks.request(lock, () => {
          resolve()
          return new Promise<void>((release) => Object.assign(window, { release }))
        })
      }),
    databaseLock,
  )
  return () => page.evaluate('release()')
}

async function hold(page: Page, address: RegExp): Promise<Held> {
  let held: Route[] | null = []
  const asked = page.waitForRequest(address)
  // Nobody may wait for it until the page is closed.
  asked.catch(() => undefined)
  await page.route(address, async (route) => {
    if (held === null) await route.continue()
    else held.push(route)
  })
  return {
    asked,
    async release() {
      const waiting = held ?? []
      held = null
      await Promise.all(waiting.map((route) => route.continue()))
    },
  }
}
