import type { Page } from 'puppeteer-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { es as account } from '../../src/features/account/messages/es.ts'
import { es as checkout } from '../../src/features/shop/checkout/messages/es.ts'
import { aPerson } from '../support/account.ts'
import { gapiScript } from '../support/gapi.ts'
import { aGoogleEmail } from '../support/google.ts'
import { es as shell } from '../support/siteWords.ts'
import { button, isSkipped, link, patience, type EngineBrowser } from './EngineBrowser.ts'
import { firefox, startFirefox } from './firefox.ts'
import { addBottle, isHydrated, passGate, placeOrder, signIn, typeOrder } from './steps.ts'

/** apps/backend/emulators/exec.ts sets it: only the emulators have Google's window. */
const site = process.env['SITE_URL']

describe.skipIf(site === undefined || isSkipped(firefox))('Google’s window in Firefox', () => {
  let browser: EngineBrowser
  let page: Page

  beforeEach(async () => {
    ;({ browser, page } = await startFirefox())
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      // The emulator's pages request styles and fonts from the network, too.
      const isHelper = new URL(request.url()).host === 'apis.google.com'
      const body = isHelper ? gapiScript : ''
      if (!request.url().startsWith('https:')) void request.continue()
      else void request.respond({ contentType: 'text/javascript', body })
    })
  })
  afterEach(() => browser.close())

  async function openPage(path: string): Promise<void> {
    await browser.open(`${site}${path}`)
    await expect.poll(() => browser.evaluate(isHydrated), { timeout: patience }).toBe(true)
  }

  /** Presses Google's button, and returns the window. */
  async function openWindow(): Promise<Page> {
    const opening = new Promise<Page | null>((resolve) => page.once('popup', resolve))
    await browser.click(button(account.login.google))
    const opened = await opening
    if (opened === null) throw new Error('Google’s window has no page')
    const path = () => new URL(opened.url()).pathname
    await expect.poll(path, { timeout: patience }).toBe('/emulator/auth/handler')
    return opened
  }

  it('closes for a second press, and signs in', async () => {
    await openPage('/login?returnTo=/products')
    await passGate(browser)
    const first = await openWindow()
    const second = await openWindow()
    await expect.poll(() => first.isClosed(), { timeout: patience }).toBe(true)
    await second.locator('#add-account-button button').click()
    await second.locator('#email-input').fill(aGoogleEmail())
    await second.locator('#sign-in').click()
    await browser.see(button(shell.userMenu))
    expect(await browser.pageErrors()).toEqual([])
  })

  it('holds up neither an order nor the e-mail while it is open, and opens again once it was closed', async () => {
    await openPage('/products')
    await passGate(browser)
    await addBottle(browser)
    await openPage('/checkout')
    await browser.click(`//main${link(checkout.person.signIn)}`)
    await (await openWindow()).close()
    await browser.see(`//*[@role="status"][contains(., "${account.google.opening}")]`)
    await openWindow()
    await browser.evaluate('void history.back()')
    await typeOrder(browser, aPerson())
    await placeOrder(browser)
    await browser.click(link(shell.login))
    await signIn(browser)
    expect(await browser.pageErrors()).toEqual([])
  })
})
