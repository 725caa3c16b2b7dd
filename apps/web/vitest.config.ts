import { configDefaults, defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** Builds the whole site: only with FULL=1, before a release. */
const fullMatrix = ['build/anotherBrand.test.ts']
const exclude = [...configDefaults.exclude, ...(process.env['FULL'] === '1' ? [] : fullMatrix)]
const testTimeout = 60_000 // some tests import whole pages

export default defineConfig({
  test: {
    silent: 'passed-only', // some tests fail on purpose, and React logs it
    projects: [
      {
        test: {
          name: 'web',
          root,
          globalSetup: 'testing/checkMessages.ts',
          include: ['{src,build}/**/*.test.ts'],
          exclude,
          isolate: false, // loads modules once, not for every file
          testTimeout,
        },
      },
      {
        // These tests need a document.
        test: {
          name: 'web-dom',
          root,
          globalSetup: 'testing/checkMessages.ts',
          include: ['{src,build}/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'vitest.document.ts',
          isolate: false,
          testTimeout,
        },
      },
    ],
  },
})
