import { demoUser } from '@storefront/backend/seed'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createSiteServer } from '../../../backend/hosting/createSiteServer.ts'
import { embeddedSite } from '../../../backend/hosting/sites.ts'
import { es as account } from '../../src/features/account/messages/es.ts'
import { es as cart } from '../../src/features/shop/cart/messages/es.ts'
import { en as catalogInEnglish } from '../../src/features/shop/catalog/messages/en.ts'
import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { aPerson, type Person } from '../support/account.ts'
import { delivery } from '../support/checkout.ts'
import { languages, publicPaths } from '../support/everyPage.ts'
import { listen } from '../support/listen.ts'
import { es as shell } from '../support/siteWords.ts'
import { translateTexts } from '../support/translatePage.ts'
import { button, field, isSkipped, link, patience, type EngineBrowser } from './EngineBrowser.ts'
import { firefox } from './firefox.ts'
import { addBottle, isHydrated, passGate, placeOrder, signIn, typeOrder } from './steps.ts'
import { watchedSite } from './watchedSite.ts'
import { webkit } from './webkit.ts'

const unwatched = await listen(createSiteServer(embeddedSite()))
const watched = watchedSite(unwatched.origin)
const proxy = await listen(watched.server)
const site = proxy.origin
afterAll(() => {
  proxy.close()
  unwatched.close()
})

/** Opens a page after the previous one has loaded its code, and waits until it is hydrated. */
async function openPage(browser: EngineBrowser, path: string): Promise<void> {
  // WebKit logs an error for each file that is still loading when the page is left.
  await expect.poll(watched.isIdle, { timeout: patience }).toBe(true)
  await browser.open(site + path)
  await expect.poll(() => browser.evaluate(isHydrated), { timeout: patience }).toBe(true)
}

/** Does what reloads the page, and waits until the page is hydrated again. */
async function untilReloaded(
  browser: EngineBrowser,
  reload: () => Promise<unknown>,
): Promise<void> {
  await browser.evaluate('void (document.documentElement.id = "old")')
  await reload()
  const id = () => browser.evaluate('document.documentElement.id').catch(() => 'old')
  await expect.poll(id, { timeout: patience }).toBe('')
  await expect
    .poll(() => browser.evaluate(isHydrated).catch(() => false), { timeout: patience })
    .toBe(true)
}

/** Opens a page and passes the gate. */
async function enter(browser: EngineBrowser, path: string): Promise<void> {
  await openPage(browser, path)
  await passGate(browser)
}

/** An expression for the value of a field. */
const valueOf = (xpath: string) =>
  `document.evaluate(${JSON.stringify(xpath)}, document, null, 9).singleNodeValue?.value`

async function expectTyped(browser: EngineBrowser, person: Person): Promise<void> {
  for (const [xpath, value] of [
    [field(account.fields.email), person.email],
    [field(account.fields.nombre), person.nombre],
    [field(account.fields.street), delivery.direccion],
    ['//main//select', delivery.province],
  ] as const) {
    const read = () => browser.evaluate(valueOf(xpath)).catch(() => null)
    await expect.poll(read, { timeout: patience }).toBe(value)
  }
}

for (const engine of [firefox, webkit]) {
  if (isSkipped(engine)) console.log(engine.missing)

  describe.skipIf(isSkipped(engine))(`in ${engine.name}`, () => {
    let browser: EngineBrowser

    beforeEach(async () => {
      if (engine.missing !== null) throw new Error(engine.missing)
      browser = await engine.start()
    })
    afterEach(() => {
      watched.lose(null)
      return browser.close()
    })

    it('the gate opens, and every page is shown in both languages', async () => {
      await enter(browser, '/home')
      for (const path of languages.flatMap(publicPaths)) {
        await openPage(browser, path)
        await browser.see('//main//h1')
        expect(await browser.evaluate('location.href')).toBe(site + path)
      }
      expect(await browser.pageErrors()).toEqual([])
    })

    it('a bottle goes into the cart', async () => {
      await enter(browser, '/products')
      await addBottle(browser)
      expect(await browser.pageErrors()).toEqual([])
    })

    it('the demo user signs in and orders', async () => {
      await enter(browser, '/products')
      await openPage(browser, '/login?returnTo=/products')
      await signIn(browser)
      await addBottle(browser)
      await openPage(browser, '/checkout')
      await placeOrder(browser)
      expect(await browser.pageErrors()).toEqual([])
    })

    it('a stranger orders on one page; a reload and the way back lose nothing typed', async () => {
      const person = aPerson()
      await enter(browser, '/products')
      await addBottle(browser)
      await openPage(browser, '/checkout')
      await typeOrder(browser, person)
      await expect.poll(watched.isIdle, { timeout: patience }).toBe(true)
      await untilReloaded(browser, () => browser.evaluate('void location.reload()'))
      await expectTyped(browser, person)
      await browser.click(`//main${link(checkout.order.toCart)}`)
      await browser.see(`//h1[contains(normalize-space(), "${cart.title}")]`)
      await browser.evaluate('void history.back()')
      await expectTyped(browser, person)
      await placeOrder(browser)
      expect(await browser.pageErrors()).toEqual([])
    })

    it('a file that is lost is told, and after a reload what was typed is still there', async () => {
      // Before the page, which loads the backend once it is idle.
      watched.lose(/createDemoBackend-/)
      await enter(browser, '/login')
      // False on a machine without any network.
      await browser.evaluate(`void Object.defineProperty(navigator, 'onLine', { value: true })`)
      await browser.type(field(account.fields.email), demoUser.email)
      await browser.type(field(account.fields.password), demoUser.password)
      await browser.click(`//main${button(account.login.submit)}`)
      await browser.see(`//*[@role="alert"][contains(., "${shell.notices['code-lost']}")]`)
      watched.lose(null)
      await untilReloaded(browser, () => browser.click(button(shell.reload)))
      await browser.see(`//main${button(account.login.submit)}`)
      expect(await browser.evaluate(valueOf(field(account.fields.email)))).toBe(demoUser.email)
      await browser.type(field(account.fields.password), demoUser.password)
      await browser.click(`//main${button(account.login.submit)}`)
      await browser.see(button(shell.userMenu))
    })

    it('a page that lost a file at its start is whole after a reload', async () => {
      await enter(browser, '/products')
      await expect.poll(watched.isIdle, { timeout: patience }).toBe(true)
      watched.lose(/LoginPage-/)
      await browser.open(`${site}/login`)
      await browser.see('//*[@id="start-failure"]')
      watched.lose(null)
      await untilReloaded(browser, () => browser.click('//*[@id="start-failure"]/button'))
      await browser.see(`//main${button(account.login.submit)}`)
    })

    it('a page that the browser has translated fills the cart and changes its language', async () => {
      await enter(browser, '/products')
      expect(await browser.evaluate(`(${String(translateTexts)})()`)).toBeGreaterThan(5)
      await addBottle(browser)
      await browser.evaluate(`(${String(translateTexts)})()`)
      await browser.click(`//header${link(shell.languageName.en)}`)
      await browser.see('//html[@lang="en"]//main//h1')
      await browser.see(`//h1[contains(normalize-space(), "${catalogInEnglish.heading}")]`)
    })
  })
}
