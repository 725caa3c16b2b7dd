import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { chromiumArguments, findChromium } from '../scripts/chromium.ts'

const port = 6099
const build = process.env['COMPARE_BUILD'] ?? ''

// Only for `npm run compare` (compare.ts).
export default defineConfig({
  testDir: '.',
  testMatch: 'compare.spec.ts',
  fullyParallel: true,
  workers: '100%',
  timeout: 120_000,
  snapshotPathTemplate: '../node_modules/.cache/compare/pictures/{arg}{ext}',
  outputDir: '../node_modules/.cache/compare/results',
  reporter: [
    ['line'],
    [
      'html',
      {
        outputFolder: '../compare-report',
        open: process.stdout.isTTY && process.env['CI'] === undefined ? 'on-failure' : 'never',
        title: 'What changed in the pictures',
      },
    ],
  ],
  // Short: what differs is photographed again until then.
  expect: { timeout: 6000, toHaveScreenshot: { maxDiffPixels: 0 } },
  use: {
    baseURL: `http://localhost:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: {
    command: `npx vite preview --outDir ${JSON.stringify(build)} --port ${port} --strictPort`,
    url: `http://localhost:${port}/index.json`,
    cwd: join(import.meta.dirname, '..'),
  },
})
