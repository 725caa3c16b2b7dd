import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'adapters',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.emulator.test.ts'],
  },
})
