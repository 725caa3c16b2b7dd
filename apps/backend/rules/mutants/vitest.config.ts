import { configDefaults, defineConfig } from 'vitest/config'

/** Runs the test files that `mutate.ts` writes. */
export default defineConfig({
  test: {
    name: 'mutants',
    root: import.meta.dirname,
    dir: process.env['MUTANTS_FOLDER'] ?? import.meta.dirname,
    include: ['*.mutant.ts'],
    exclude: configDefaults.exclude.filter((glob) => !glob.includes('node_modules')),
    isolate: false, // loads the SDK once for all files
    maxWorkers: '100%', // the default leaves one processor free
    // Long, since the tests send hundreds of commits, and a timeout must not count as a killed mutant.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
