import { configDefaults, defineConfig } from 'vitest/config'

/** Installs and compiles the package, as an outsider does: only with FULL=1, before a release. */
const fullMatrix = ['package.test.ts']

export default defineConfig({
  test: {
    name: 'domain',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false, // the code is pure, so test files cannot affect each other
    testTimeout: 60_000, // coverage slows the tests down
    include: ['src/**/*.test.ts', '*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['FULL'] === '1' ? [] : fullMatrix)],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/testing/**', 'src/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
    },
  },
})
