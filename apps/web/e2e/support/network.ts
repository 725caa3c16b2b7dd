import type { Page } from '@playwright/test'

import type { Troubles } from './test.ts'

const assets = '**/assets/*.js'

/** Keeps the page's scripts from loading: what is left is the HTML, the styles and the boot script. */
export async function blockScripts(page: Page, troubles: Troubles): Promise<void> {
  troubles.expect(/net::ERR_FAILED/)
  await page.route(assets, (route) => route.abort())
}
