import { rmSync } from 'node:fs'

import type { Browser, Page } from '@playwright/test'
import { demoUser } from '@storefront/backend/seed'

import { openFakeProject } from '../../../backend/deploy/testing/openFakeProject.ts'
import { es as cart } from '../../src/features/cart/messages/es.ts'
import { signIn } from '../support/account.ts'
import { confirmed, placeButton } from '../support/checkout.ts'
import { openPage, untilHydrated } from '../support/openPage.ts'
import { copyAsRelease } from '../support/releases.ts'
import { addToCart, cartButton, destilado, expectBottles } from '../support/shop.ts'
import { es as shell } from '../support/siteWords.ts'
import { expect, test } from '../support/test.ts'

/** Opens a page of the shop in a browser of its own. */
async function openTab(browser: Browser, origin: string, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-EC', baseURL: origin })
  await context.addInitScript(() => {
    localStorage.setItem('ageVerified', 'true')
    // False on a machine without any network.
    Object.defineProperty(navigator, 'onLine', { get: () => true })
  })
  const page = await context.newPage()
  await openPage(page, path)
  return page
}

test('tabs that stay open over releases and a rollback sign in, and one of them orders', async ({
  browser,
}) => {
  const shop = await openFakeProject()
  const releases = ['a', 'b', 'c'].map((letter) => ({ letter, site: copyAsRelease(letter) }))
  const [first, ...later] = releases
  if (first === undefined) throw new Error('There is no release')
  try {
    await shop.deployBuild(first.letter, first.site)
    const page = await openTab(browser, shop.origin, '/products')
    await addToCart(page, destilado.name)
    await expectBottles(page, 1)
    // It is gone if the page is loaded anew.
    await page.evaluate(() => void (document.documentElement.id = 'opened-before'))

    for (const { letter, site } of later) await shop.deployBuild(letter, site)
    const newest = await openTab(browser, shop.origin, '/login')
    await shop.rollBack()
    expect(await (await fetch(`${shop.origin}/home`)).text()).toMatch(/index-[\w-]+-b\.js/)
    const loaded: string[] = []
    page.on('response', (response) => {
      if (/\.(js|css)\b/.test(response.url())) loaded.push(`${response.status()} ${response.url()}`)
    })

    await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
    await signIn(page, demoUser)
    await expect(page).toHaveURL('/home')
    await cartButton(page).click()
    await page.getByRole('dialog').getByRole('link', { name: cart.checkout }).click()
    await placeButton(page).click()
    await confirmed(page)
    expect(await page.evaluate(() => document.documentElement.id)).toBe('opened-before')
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter((file) => !/^200 .*-a\.(js|css)$/.test(file))).toEqual([])

    // The release that is live again knows nothing of the files of the one that was taken back.
    await signIn(newest, demoUser)
    await expect(newest.getByRole('main').getByRole('alert')).toContainText(
      shell.outage['new-release'],
    )
    await newest.getByRole('button', { name: shell.reload }).click()
    await untilHydrated(newest)
    await signIn(newest, demoUser)
    await expect(newest).toHaveURL('/home')
    for (const tab of [page, newest]) await tab.context().close()
  } finally {
    shop.close()
    for (const { site } of releases) rmSync(site.publicDir, { recursive: true })
  }
})
