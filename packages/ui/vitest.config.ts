import { defineConfig } from 'vitest/config'

// css: the token tests read the style sheets, which Vitest otherwise empties.
export default defineConfig({
  test: { name: 'ui', include: ['src/**/*.test.{ts,tsx}'], css: true },
})
