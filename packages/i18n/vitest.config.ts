import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'i18n',
    environment: 'node',
    isolate: false, // loads modules once, not for every file
    testTimeout: 60_000,
  },
})
