import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from '../../scripts/chromium.ts'
import { isFull } from './e2e/support/fullMatrix.ts'
import type { SiteOptions } from './e2e/support/test.ts'

/** Set by apps/backend/emulators/exec.ts, within which the project `emulator` is run. */
const emulatedSite = process.env['SITE_URL'] ?? 'http://127.0.0.1:5000'

/** Not the port of `npm start`, which may be running meanwhile; PORT names another. */
const localPort = process.env['PORT'] ?? '4179'
const localSite = `http://localhost:${localPort}`

const isGate = process.env['CI'] !== undefined
const runsEmulators = process.env['SITE_URL'] !== undefined

/**
 * The same spec files on the embedded backend and on Firebase's emulators. In the gate the emulators run
 * what needs them and a dozen whole journeys; `FULL=1` runs everything on both.
 */
export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  workers: 2,
  // Each of the two runs, which may be at work at the same time, empties its own.
  outputDir: `node_modules/.cache/e2e/${runsEmulators ? 'emulator' : 'local'}`,
  forbidOnly: isGate,
  ...(!isFull && { grepInvert: /@full/ }),
  // A machine that others use may stall in the midst of a test; whoever passes only then is listed as flaky.
  retries: isGate ? 1 : 0,
  reporter: 'list',
  timeout: 90_000,
  // Longer than the 10 s that a call to the backend may take.
  expect: { timeout: 15_000 },
  use: {
    locale: 'es-EC',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording all of it takes a quarter of the time: `--trace on` does it for one test.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    {
      name: 'local',
      use: { baseURL: localSite, backend: 'local' },
      // What only hosted services do: fail, open Google's window, serve several customers.
      testIgnore: '**/e2e/emulator/**',
      // Each browser context has a shop of its own.
      fullyParallel: true,
    },
    {
      name: 'emulator',
      use: { baseURL: emulatedSite, backend: 'emulator' },
      // The emulators are one shop for all tests.
      workers: 1,
      // What a page is and does by itself does not depend on the backend.
      testIgnore: '**/e2e/site/**',
      ...(!isFull && { grep: /emulator\/|@journey/ }),
    },
  ],
  ...(!runsEmulators && {
    webServer: {
      command: 'npm run --silent serve -w @storefront/backend',
      url: `${localSite}/home`,
      env: { PORT: localPort },
      cwd: '../..',
    },
  }),
})
