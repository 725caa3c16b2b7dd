import type { Page } from '@playwright/test'

import type { Troubles } from './test.ts'

/** Keeps the page's scripts from loading: what is left is the HTML, the styles and the boot script. */
export async function blockScripts(page: Page, troubles: Troubles): Promise<void> {
  troubles.expect(/net::ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
}

export interface HeldBackend {
  /** Fulfils when the page asks for the backend. */
  readonly asked: Promise<void>
  /** Lets it have the backend after all. */
  readonly release: () => void
}

/** Makes the backend's code, which pages load late, hang on its way. */
export async function holdBackend(page: Page): Promise<HeldBackend> {
  const asked = signal()
  const released = signal()
  await page.route(/\/assets\/(createDemoBackend|firebase)-[^/]*\.js$/, async (route) => {
    asked.send()
    await released.sent
    await route.continue()
  })
  return { asked: asked.sent, release: released.send }
}

function signal(): { readonly sent: Promise<void>; readonly send: () => void } {
  let send = (): void => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return { sent, send }
}
