import { spawnSync } from 'node:child_process'

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { ports, shopUrl } from '../backend/emulators/addresses.ts'
import { bootScript } from './build/bootScript.ts'
import { parseEnv } from './src/app/services/env.ts'

/** The oldest supported browsers (docs/decisions/034). */
const engines = ['chrome117', 'edge117', 'firefox121', 'safari16.4', 'ios16.4']

const currentCommit = (): string =>
  spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? ''

export default defineConfig(({ mode }) => ({
  define: {
    buildEnv: JSON.stringify(parseEnv(loadEnv(mode, import.meta.dirname))),
    emulatorPorts: JSON.stringify(ports),
    buildCommit: JSON.stringify(currentCommit()),
  },
  plugins: [react(), bootScript()],
  build: {
    target: engines,
    manifest: true,
    // The licences of the libraries in the bundle, which most of them require to be shipped.
    license: { fileName: 'licenses.md' },
    modulePreload: {
      polyfill: false,
      // No links for scripts: WebKit never requests a file again whose preload failed, not even after a reload.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // No inlined assets: the CSP allows no inlined fonts, and files are cached.
    assetsInlineLimit: 0,
    // e2e/emulator/budgets.spec.ts checks the first load, in brotli bytes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Few files: on a phone each request costs more than some code that a page does not use (docs/decisions/034).
        codeSplitting: {
          groups: [
            // A script of its own is evaluated in a task of its own.
            {
              name: 'vendor',
              tags: ['$initial'],
              test: /node_modules/,
              priority: 5,
            },
            { name: 'shell', tags: ['$initial'], priority: 4 },
            // What the brand's and the shop's pages share. What only checkout, accounts and desk share is `forms`, and what the
            // desk's pages have to themselves is `desk`, which no buyer loads.
            {
              name: 'shop',
              test: /features\/(?!account|desk|shop\/(?:checkout|orders))|web\/src\/(app|shared)\/|packages\/(brand|i18n|imagery|ui)\//,
              minShareCount: 2,
              priority: 3,
            },
            // What reads the catalogue, with the schemas that it needs.
            { name: 'data', test: /packages\/adapters\/src\/rest\//, priority: 2 },
            { name: 'forms', test: /^(?!.*features\/desk)/, minShareCount: 2, priority: 1 },
            { name: 'desk', minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  // As hosting forwards it, which the dev server stands in for.
  ...(mode === 'emulator' && {
    server: { proxy: { '/api/shop': { target: shopUrl, ignorePath: true } } },
  }),
  ssr: { noExternal: true },
}))
