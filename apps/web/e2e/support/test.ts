import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test'

import { withServer, type Server } from './server.ts'
import { memoryOf, type Visitor } from './visitors.ts'

export { expect } from '@playwright/test'

export interface SiteOptions {
  /** The backend of the tested site. */
  readonly backend: 'embedded' | 'emulator'
  readonly visitor: Visitor
  /**
   * Whether the browser asks sites to load little, which most tests do. Otherwise every page that is idle loads the code
   * of all others, and the forms of accounts Google's script from the network.
   */
  readonly savesData: boolean
}

/** The browsers' errors and warnings. */
export interface PageErrors {
  /** Says what a test causes on purpose. */
  expect(message: RegExp): void
  watch(context: BrowserContext): void
}

interface SiteFixtures {
  readonly pageErrors: PageErrors
  readonly server: Server
  /** Opens another browser; on the embedded backend, which is inside one browser, another tab. */
  readonly openDevice: () => Promise<Page>
}

/** What a browser that saves data tells sites. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/**
 * Playwright's test for this site. A test fails if one of its pages logs an error or a warning, such as a failed
 * script, a violation of the content security policy or a hydration mismatch.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  backend: ['embedded', { option: true }],
  visitor: ['adult', { option: true }],
  savesData: [true, { option: true }],

  storageState: async ({ visitor, baseURL, browser }, provide) => {
    await provide(await memoryOf(visitor, baseURL ?? '', browser))
  },

  context: async ({ savesData, context }, provide) => {
    if (savesData) await context.addInitScript(saveData)
    await provide(context)
  },

  server: ({ backend, page }, provide) => withServer(backend, page, provide),

  openDevice: async ({ backend, browser, context, pageErrors }, provide) => {
    const devices: BrowserContext[] = []
    await provide(async () => {
      if (backend === 'embedded') return context.newPage()
      // With the options of the test's own browser.
      const device = await browser.newContext()
      devices.push(device)
      await device.addInitScript(saveData)
      pageErrors.watch(device)
      return device.newPage()
    })
    for (const device of devices) await device.close()
  },

  pageErrors: [
    async ({ context }, provide) => {
      const expected: RegExp[] = []
      const reported: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message: ConsoleMessage) => {
          if (!['error', 'warning'].includes(message.type())) return
          reported.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        })
        watched.on('weberror', (error) => {
          const text = String(error.error())
          // The router does not catch that a view transition was ended, and the log does not report it.
          if (!/Transition was (skipped|aborted)/.test(text)) reported.push(`uncaught: ${text}`)
        })
      }
      watch(context)
      await provide({ expect: (message) => expected.push(message), watch })
      const unexpected = reported.filter((text) => !expected.some((message) => message.test(text)))
      expect(unexpected, 'what the browser reported').toEqual([])
    },
    { auto: true },
  ],
})
