import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false, // pure: no file leaves anything behind
    testTimeout: 15_000, // coverage is counted, on a machine that may be busy
    include: ['src/**/*.test.ts', '*.test.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/testing/**', 'src/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
})
