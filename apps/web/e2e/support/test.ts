import { type ConsoleMessage, expect, test as base, type BrowserContext } from '@playwright/test'

export { expect } from '@playwright/test'

export interface SiteOptions {
  /** Which backend the site under test runs on. */
  readonly backend: 'local' | 'emulator'
  /** `adult` has passed the gate and answered the cookie notice; `first-time` has done nothing. */
  readonly visitor: 'adult' | 'first-time'
}

/** Errors and warnings of the browser that a test brings about on purpose. */
export interface Troubles {
  expect(message: RegExp): void
}

interface SiteFixtures {
  readonly troubles: Troubles
}

/**
 * Playwright's test for this site. Whatever a test does, its pages report no error and no warning:
 * failed scripts, refusals by the content security policy and mismatches of hydration are among them.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  backend: ['local', { option: true }],
  visitor: ['adult', { option: true }],

  storageState: async ({ visitor, baseURL }, provide) => {
    const localStorage =
      visitor === 'adult'
        ? [
            { name: 'ageVerified', value: 'true' },
            { name: 'cookieConsent', value: 'rejected' },
          ]
        : []
    await provide({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },

  troubles: [
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

/** Collects what a context's pages report. */
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
