import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))

/**
 * Every story is a test: it must render, its play function must pass and axe must find no violation. Storybook tags those
 * with a play function, which are all that the gate runs; `FULL=1` runs the variants of the same components too.
 */
const tags = { include: [process.env['FULL'] === '1' ? 'test' : 'play-fn'] }

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir, tags })],
  test: {
    name: 'stories',
    globalSetup: 'apps/web/testing/checkMessages.ts',
    setupFiles: ['.storybook/painted.setup.ts'],
    silent: 'passed-only',
    testTimeout: 60_000,
    isolate: false, // loads modules once instead of once per file
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArguments },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
