import type { Page } from '@playwright/test'

import { es as process } from '../../src/features/brand/process/messages/es.ts'
import { openPage } from '../support/openPage.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** The pages whose code is requested from now on. */
function watchPages(page: Page): ReadonlySet<string> {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-[^/]*\.js/.exec(request.url())?.[1]
    if (name !== undefined) requested.add(name)
  })
  return requested
}

test.describe('to an admin', () => {
  test.use({ visitor: 'admin', savesData: false })

  test('once a page is idle it loads the other public pages, which then open without a network', async ({
    page,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(/net::ERR_/)
    const requested = watchPages(page)
    await openPage(page, '/terms')
    // The last in the table of pages.
    await expect.poll(() => [...requested]).toContain('CartPage')
    expect([...requested].filter((name) => /^(Admin|Orders|Profile|Checkout)/.test(name))).toEqual(
      [],
    )
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: shell.process }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(process.heading)
  })
})

test('to a visitor who saves data it loads none', async ({ page }) => {
  const requested = watchPages(page)
  await openPage(page, '/terms')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect([...requested]).toEqual(['TermsPage'])
})
