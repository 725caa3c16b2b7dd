import { test as base, expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'

import { memoryOf, type Visitor } from './visitors.ts'

export { expect } from '@playwright/test'

export interface SiteOptions {
  /** The backend of the tested site. */
  readonly backend: 'embedded' | 'emulator'
  readonly visitor: Visitor
}

/** The browser's errors and warnings that a test causes on purpose. */
export interface PageErrors {
  expect(message: RegExp): void
}

interface SiteFixtures {
  readonly pageErrors: PageErrors
}

/**
 * Playwright's test for this site. A test fails if one of its pages logs an error or a warning, such as a failed
 * script, a violation of the content security policy or a hydration mismatch.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  backend: ['embedded', { option: true }],
  visitor: ['adult', { option: true }],

  storageState: async ({ visitor, baseURL, browser }, provide) => {
    await provide(await memoryOf(visitor, baseURL ?? '', browser))
  },

  pageErrors: [
    async ({ context }, provide) => {
      const expected: RegExp[] = []
      const reported = watch(context)
      await provide({ expect: (message) => expected.push(message) })
      const unexpected = reported.filter((text) => !expected.some((message) => message.test(text)))
      expect(unexpected, 'what the browser reported').toEqual([])
    },
    { auto: true },
  ],
})

/** Collects the errors and warnings of a context's pages. */
function watch(context: BrowserContext): readonly string[] {
  const reported: string[] = []
  context.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return
    reported.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    reported.push(`uncaught: ${String(error.error())}`)
  })
  return reported
}
