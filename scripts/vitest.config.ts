import { configDefaults, defineConfig } from 'vitest/config'

/** These copy, check and build the whole project: only with FULL=1, before a release. */
const fullMatrix = ['generators/**', 'rehearse.test.ts']

export default defineConfig({
  test: {
    name: 'scripts',
    root: import.meta.dirname,
    environment: 'node',
    isolate: false, // loads modules once, not for every file
    include: ['**/*.test.ts', '../.storybook/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['FULL'] === '1' ? [] : fullMatrix)],
  },
})
