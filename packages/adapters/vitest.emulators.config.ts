import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'contracts',
    root: import.meta.dirname,
    environment: 'node',
    // Servers answer, on a machine that may be busy with the other suites.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: ['src/**/*.emulator.test.ts'],
  },
})
