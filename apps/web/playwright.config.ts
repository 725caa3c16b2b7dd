import { defineConfig, devices } from '@playwright/test'

import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'
import { isFull } from './e2e/support/fullMatrix.ts'
import type { SiteOptions } from './e2e/support/test.ts'

/** apps/backend/emulators/exec.ts sets it; the project `emulator` runs inside of it. */
const emulatedSite = process.env['SITE_URL'] ?? 'http://127.0.0.1:5000'

/** Not the port of `npm start`, which may be running; PORT overrides it. */
const embeddedPort = process.env['PORT'] ?? '4179'
const embeddedSite = `http://localhost:${embeddedPort}`

const isGate = process.env['CI'] !== undefined
const runsEmulators = process.env['SITE_URL'] !== undefined

/**
 * Spec files that only `npm run test:full` runs: details of single pages, counted taps and bytes, what the browser does
 * by itself, and outages of each service. The journeys of the gate pass through the same code.
 */
const beforeARelease = [
  'adminTaps',
  'autofill',
  'backButton',
  'checkoutTaps',
  'cocktails',
  'demoMailbox',
  'flipCards',
  'journey',
  'largeType',
  'layoutShift',
  'legends',
  'manifest',
  'medals',
  'pictures',
  'rotation',
  'scene',
  'sessionCheck',
  'translatedPage',
  'viewTransitions',
  'width',
  'withoutScripts',
  'zoom',
  'emulator/accountOutages',
  'emulator/googleFailures',
  'emulator/orderOutages',
  'emulator/outages',
  'emulator/registration',
  'emulator/sessionEnds',
  'emulator/tokenOutages',
].map((name) => `**/${name}.spec.ts`)
const notInGate = isFull ? [] : beforeARelease

/**
 * Runs the same spec files on the embedded backend and on Firebase's emulators. In the gate the emulators
 * run only the specs that need them and the journeys; `FULL=1` runs everything on both.
 */
export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  workers: 2,
  // One folder for each backend: both runs may be active at once, and each empties its folder.
  outputDir: `node_modules/.cache/e2e/${runsEmulators ? 'emulator' : 'embedded'}`,
  forbidOnly: isGate,
  ...(!isFull && { grepInvert: /@full/ }),
  // A shared machine may stall during a test. Tests that pass only on retry are reported as flaky.
  retries: isGate ? 1 : 0,
  reporter: 'list',
  // Long enough for a busy machine: only what never comes waits for the end.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'es-EC',
    // Without "Headless" in it, which the site takes for a crawler.
    userAgent: devices['Desktop Chrome'].userAgent,
    contextOptions: { reducedMotion: 'reduce' },
    // Compressing each file for each test, on the same machine, takes a tenth of the time.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Tracing every test takes a quarter of the time; `--trace on` traces a single one.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'embedded',
      use: { baseURL: embeddedSite, backend: 'embedded' },
      // Only hosted services have outages, Google's sign-in window and several customers.
      testIgnore: ['**/e2e/emulator/**', ...notInGate],
      // Each browser context has a separate shop.
      fullyParallel: true,
    },
    {
      name: 'emulator',
      use: { baseURL: emulatedSite, backend: 'emulator' },
      // All tests share the emulators' shop.
      workers: 1,
      // These do not depend on the backend.
      testIgnore: ['**/e2e/site/**', ...notInGate],
      ...(!isFull && { grep: /emulator\/|@journey/ }),
    },
    // Only for `npm run contact-sheet`.
    {
      name: 'contact-sheet',
      testMatch: 'contactSheet.ts',
      use: { baseURL: embeddedSite },
      fullyParallel: true,
    },
  ],
  ...(!runsEmulators && {
    webServer: {
      command: 'npm run --silent serve -w @storefront/backend',
      url: `${embeddedSite}/home`,
      env: { PORT: embeddedPort },
      cwd: '../..',
    },
  }),
})
