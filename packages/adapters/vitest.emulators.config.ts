import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contracts',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false, // loads the SDK once for all files
    // The emulators respond slowly when other suites run at the same time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: './src/firebase/testing/startShop.ts',
    include: ['src/**/*.emulator.test.ts'],
  },
})
