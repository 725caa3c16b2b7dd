import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'adapters',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false, // modules are loaded once, not for every file
    // Hashing passwords is slow on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.emulator.test.ts'],
  },
})
