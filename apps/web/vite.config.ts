import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { bootScript } from './build/bootScript.ts'
import { minifyTwice } from './build/minifyTwice.ts'
import { retryableImports } from './build/retryableImports.ts'
import { treeShakeRouter } from './build/treeShakeRouter.ts'
import { parseEnv } from './src/app/services/env.ts'

// The first load names a hundred files: hashes of 28 bits instead of 48 spare it 0.2 kB.
const scriptNames = 'assets/[name]-[hash:7].js'

// Pictures are named by what is in them already: a second hash would cost a page 0.2 kB.
const isPicture = (name: string) => /\.[0-9a-f]{8}\.(avif|webp)$/.test(name)

/** A class of a style sheet, `foot_x7d2`: without the line it stands in, which Vite adds, and which compresses badly. */
const scopedName = (name: string, file: string) => {
  const [path = ''] = relative(import.meta.dirname, file).split('?')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

const productionRouter = join(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/index.mjs',
)

/** The oldest engines that the site is made for (docs/decisions/034): all of the end of 2023. */
const engines = ['chrome117', 'edge117', 'firefox121', 'safari16.4', 'ios16.4']

export default defineConfig(({ mode, isSsrBuild = false }) => ({
  define: { buildEnv: JSON.stringify(parseEnv(loadEnv(mode, import.meta.dirname))) },
  plugins: [react(), bootScript(), retryableImports(), treeShakeRouter(), minifyTwice()],
  resolve: {
    alias: [
      // Without its warnings to developers, which nothing but the file's name leaves out.
      { find: /^react-router$/, replacement: productionRouter },
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: engines,
    manifest: true,
    modulePreload: {
      // Browsers without modulepreload need only a moment longer.
      polyfill: false,
      // A page that is gone to asks for its own imports: to name them all would cost every first load 1.3 kB.
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
      // What every page needs is one chunk: apart, its pieces compress worse.
      output: {
        codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] },
        // Pictures and styles are called the same in what prerenders the pages.
        assetFileNames: ({ names }) =>
          names.some(isPicture) ? 'assets/[name][extname]' : 'assets/[name]-[hash:7][extname]',
        hashCharacters: 'hex',
        ...(!isSsrBuild && { entryFileNames: scriptNames, chunkFileNames: scriptNames }),
      },
    },
  },
  ssr: { noExternal: true },
}))
