import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { bootScript } from './build/bootScript.ts'

export default defineConfig({
  plugins: [react(), bootScript()],
  build: {
    target: 'es2022',
    manifest: true,
    // Every asset is a file of its own: the CSP allows no inlined fonts, and files are cached.
    assetsInlineLimit: 0,
    // The first load is budgeted by check:budgets, in brotli bytes.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  ssr: { noExternal: true },
})
