import { launch, type Browser, type Page } from 'puppeteer-core'

import { commandOf } from '../../../../scripts/commandOf.ts'
import { patience, type Engine, type EngineBrowser } from './EngineBrowser.ts'

const executablePath = commandOf('firefox-esr', 'firefox')

/** Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing:
    executablePath === null
      ? 'Firefox is not installed: `apt-get install firefox-esr` brings it.'
      : null,
  start: async () => (await startFirefox()).browser,
}

/** Starts it with a new profile, and returns its page as well, for tests of windows that a page opens. */
export async function startFirefox(): Promise<{
  readonly browser: EngineBrowser
  readonly page: Page
}> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: executablePath ?? '',
    headless: true,
    // The default one is a tablet's, where the navbar is folded.
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'es-EC, es' },
  })
  const page = await browser.newPage()
  return { browser: browserOf(browser, page), page }
}

function browserOf(browser: Browser, page: Page): EngineBrowser {
  const reported: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') reported.push(message.text())
  })
  page.on('pageerror', (error) => reported.push(String(error)))
  const find = (xpath: string) =>
    page.locator(`::-p-xpath(${xpath})`).setTimeout(patience).setVisibility('visible')
  return {
    async open(url) {
      await page.goto(url, { timeout: patience, waitUntil: 'load' })
    },
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).fill(text),
    async see(xpath) {
      await find(xpath).wait()
    },
    evaluate: (expression) => page.evaluate(expression),
    pageErrors: () => Promise.resolve(reported),
    close: () => browser.close(),
  }
}
