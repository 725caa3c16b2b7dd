import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
const testTimeout = 15_000 // some tests import whole pages

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
