import type { Page } from '@playwright/test'

import { es as process } from '../../src/features/process/messages/es.ts'
import { userMenu } from '../support/account.ts'
import { openPage } from '../support/openPage.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

const pageCode = /\/assets\/\w+Page-/

/** The pages whose code is requested from now on. */
function watchPages(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-[^/]*\.js/.exec(request.url())?.[1]
    if (name !== undefined) asked.add(name)
  })
  return asked
}

// A browser without network is offline, and does not prefetch.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true })),
)

test('a link that was pointed at leads on without a network', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_/)
  await openPage(page, '/NuestraHistoria')
  const link = page.getByRole('banner').getByRole('link', { name: shell.process })
  const code = page.waitForResponse(/\/assets\/ProcessPage-[^/]*\.js/)
  const words = page.waitForResponse(/\/assets\/es-[^/]*\.js/)
  await link.hover()
  await (await words).finished()
  // With all its imports.
  await page.evaluate((file) => import(file), (await code).url())
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(process.heading)
})

test('what is only seen is fetched once the visitor does something', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/terms')
  const asked = watchPages(page)
  // Longer than a visible link waits.
  await page.clock.runFor(2_000)
  expect([...asked]).toEqual([])
  await page.clock.resume()
  const code = page.waitForRequest(pageCode)
  await page.mouse.wheel(0, 200)
  await code
})

test.describe('to an admin', () => {
  test.use({ visitor: 'admin' })

  test('what is guarded comes with the click alone', async ({ page }) => {
    await openPage(page, '/terms')
    const asked = watchPages(page)
    await userMenu(page).click()
    await page.getByRole('link', { name: shell.dashboard }).hover()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: shell.process }).hover()
    // Requested in the order of the hovered links.
    await expect.poll(() => [...asked]).toContain('ProcessPage')
    expect([...asked].filter((name) => /^(Admin|Orders|Profile)/.test(name))).toEqual([])
  })
})

test('who saves data gets nothing of what is only seen', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.clock.install()
  await openPage(page, '/terms')
  const asked = watchPages(page)
  // An input, then a report of all visible links, then time for the prefetch.
  await page.keyboard.press('Shift')
  await page.evaluate(
    () => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)),
  )
  await page.clock.runFor(2_000)
  await page.getByRole('banner').getByRole('link', { name: shell.process }).focus()
  await expect.poll(() => [...asked]).toEqual(['ProcessPage'])
})
