import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))

// Every story is a test: it renders, its play function passes and axe finds nothing.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    isolate: false, // modules are loaded once, not for every file
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
