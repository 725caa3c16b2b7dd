import { configDefaults, defineConfig } from 'vitest/config'

/** Runs the files that `mutate.ts` has made. */
export default defineConfig({
  test: {
    name: 'mutants',
    root: import.meta.dirname,
    dir: process.env['MUTANTS_FOLDER'] ?? import.meta.dirname,
    include: ['*.mutant.ts'],
    exclude: configDefaults.exclude.filter((glob) => !glob.includes('node_modules')),
    isolate: false, // the SDK is loaded once, not for every file
    // Hundreds of commits, while as many changes are asked: who is only late has noticed nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
