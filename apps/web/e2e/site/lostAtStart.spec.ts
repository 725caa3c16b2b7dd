import type { Browser, Page } from '@playwright/test'

import { pages } from '../../src/app/pages.ts'
import { losesShare, startLossyProxy, type Loses, type LossyProxy } from '../support/lossyProxy.ts'
import { expect, test } from '../support/test.ts'
import { memoryOf, type Visitor } from '../support/visitors.ts'

const isRunning = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['app'] === 'running')

/** Whether the page runs, or says that it could not be started, within a minute. */
const hasStartedOrFailed = (page: Page) =>
  page
    .waitForFunction(() => document.documentElement.dataset['app'] !== undefined, null, {
      timeout: 60_000,
    })
    .then(
      () => true,
      () => false,
    )

const failure = (page: Page) => page.getByRole('alert')

/** Opens a page through a proxy, in a browser that has no files of the site yet. */
async function openThrough(proxy: LossyProxy, browser: Browser, path: string, visitor: Visitor) {
  const context = await browser.newContext({
    locale: 'es-EC',
    storageState: await memoryOf(visitor, proxy.origin, browser),
  })
  const page = await context.newPage()
  await page.goto(`${proxy.origin}${path}`, { waitUntil: 'domcontentloaded' })
  return page
}

/** Runs an act with a proxy in front of the site. */
async function withProxy(
  baseURL: string | undefined,
  loses: Loses,
  act: (proxy: LossyProxy) => Promise<void>,
): Promise<void> {
  const proxy = await startLossyProxy(baseURL ?? '', loses)
  try {
    await act(proxy)
  } finally {
    proxy.close()
  }
}

const isScript = (path: string) => /\/assets\/.*\.js/.test(path)

test('a page whose entry never comes says so, stays to be read, and its button helps', async ({
  browser,
  baseURL,
}) => {
  let isLost = true
  await withProxy(
    baseURL,
    (path) => isLost && /\/assets\/index-[^/]*\.js/.test(path),
    async (proxy) => {
      const page = await openThrough(proxy, browser, pages.products.path, 'adult')
      await expect(failure(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Cócteles' }).first().click()
      await expect(page).toHaveURL(/Cocteles/)
      await expect(failure(page)).toBeVisible()
      // The page's other scripts ask for the entry too; one that came now would start the page.
      await page.waitForLoadState('networkidle')
      isLost = false
      await page.getByRole('button', { name: 'Recargar la página' }).click()
      await isRunning(page)
      await expect(failure(page)).toBeHidden()
      await page.context().close()
    },
  )
})

for (const [visitor, path] of [
  ['first-time', pages.products.path],
  ['user', pages.products.path],
  ['adult', pages.orders.path],
] as const) {
  test(`${path} shows a ${visitor} visitor the sentence alone when its scripts never come`, async ({
    browser,
    baseURL,
  }) => {
    let isLost = false
    await withProxy(
      baseURL,
      (file) => isLost && isScript(file),
      async (proxy) => {
        await memoryOf(visitor, proxy.origin, browser)
        isLost = true
        const page = await openThrough(proxy, browser, path, visitor)
        await expect(failure(page)).toBeVisible()
        expect((await page.locator('body').innerText()).trim().split('\n').filter(Boolean)).toEqual(
          [
            'Una parte de esta página se perdió en el camino. Revisa tu conexión.',
            'Recargar la página',
          ],
        )
        await expect(page.getByRole('link')).toHaveCount(0)
        await expect(page.getByRole('textbox')).toHaveCount(0)
        await page.context().close()
      },
    )
  })
}

const loads = 200

test(`of ${loads} loads with 2 % of the scripts lost, none is dead @full`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(loads * 20_000)
  const entries = [pages.home, pages.products, pages.distilled, pages.login]
  await withProxy(baseURL, losesShare(0.02, 1), async (proxy) => {
    const dead: string[] = []
    for (let load = 0; load < loads; load++) {
      const { path } = entries[load % entries.length] ?? pages.home
      const page = await openThrough(proxy, browser, path, 'adult')
      if (!(await hasStartedOrFailed(page))) dead.push(`${load} ${path}`)
      await page.context().close()
    }
    expect(proxy.lost.length).toBeGreaterThan(loads / 20)
    expect(dead).toEqual([])
  })
})
