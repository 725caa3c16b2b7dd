import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'letters', environment: 'node', testTimeout: 60_000 },
})
