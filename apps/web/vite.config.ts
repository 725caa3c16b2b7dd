import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { bootScript } from './build/bootScript.ts'
import { retryableImports } from './build/retryableImports.ts'
import { parseEnv } from './src/app/services/env.ts'

/** The oldest engines that the site is made for (docs/decisions/034): all of the end of 2023. */
const engines = ['chrome117', 'edge117', 'firefox121', 'safari16.4', 'ios16.4']

export default defineConfig(({ mode }) => ({
  define: { buildEnv: JSON.stringify(parseEnv(loadEnv(mode, import.meta.dirname))) },
  plugins: [react(), bootScript(), retryableImports()],
  build: {
    target: engines,
    manifest: true,
    modulePreload: {
      // Browsers without modulepreload need only a moment longer.
      polyfill: false,
      // Styles alone are fetched beside a page's code: what it imports itself, older browsers would lose with it
      // for as long as the document lives (docs/decisions/019).
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Every asset is a file of its own: the CSP allows no inlined fonts, and files are cached.
    assetsInlineLimit: 0,
    // The first load is budgeted by e2e/emulator/budgets.spec.ts, in brotli bytes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs is one file instead of nine.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
    },
  },
  ssr: { noExternal: true },
}))
