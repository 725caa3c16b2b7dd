import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

/** Engines other than Chromium; part of `npm run test:full`. */
export default defineConfig({
  test: {
    name: 'engines',
    root: join(import.meta.dirname, '../..'),
    environment: 'node',
    include: ['e2e/engines/*.engines.ts'],
    testTimeout: 300_000, // a whole browser is started
    hookTimeout: 60_000,
    retry: 1, // Firefox's driver now and then never clicks a button that is in sight
  },
})
