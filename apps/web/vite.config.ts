import { spawnSync } from 'node:child_process'

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { shopUrl } from '../backend/emulators/addresses.ts'
import { bootScript } from './build/bootScript.ts'
import { retryableImports } from './build/retryableImports.ts'
import { parseEnv } from './src/app/services/env.ts'

/** The oldest supported browsers (docs/decisions/034). */
const engines = ['chrome117', 'edge117', 'firefox121', 'safari16.4', 'ios16.4']

const currentCommit = (): string =>
  spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? ''

export default defineConfig(({ mode }) => ({
  define: {
    buildEnv: JSON.stringify(parseEnv(loadEnv(mode, import.meta.dirname))),
    buildCommit: JSON.stringify(currentCommit()),
  },
  plugins: [react(), bootScript(), retryableImports()],
  build: {
    target: engines,
    manifest: true,
    // The licences of the libraries in the bundle, which most of them require to be shipped.
    license: { fileName: 'licenses.md' },
    modulePreload: {
      // Browsers without modulepreload only load a little slower.
      polyfill: false,
      // Preloads only a chunk's styles, not its imports: older browsers cache a failed import for as long as the page
      // is open (docs/decisions/019).
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // No inlined assets: the CSP allows no inlined fonts, and files are cached.
    assetsInlineLimit: 0,
    // e2e/emulator/budgets.spec.ts checks the first load, in brotli bytes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // One file instead of nine for the code that every page needs.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
  // As hosting forwards it, which the dev server stands in for.
  ...(mode === 'emulator' && {
    server: { proxy: { '/api/shop': { target: shopUrl, ignorePath: true } } },
  }),
  ssr: { noExternal: true },
}))
