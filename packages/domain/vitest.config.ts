import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false, // the code is pure, so test files cannot affect each other
    testTimeout: 60_000, // coverage slows the tests down
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
