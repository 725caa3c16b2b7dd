import { defineConfig } from 'vitest/config'

// Files that need a document say so in their first line: // @vitest-environment happy-dom
export default defineConfig({
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'node',
    testTimeout: 15_000, // some import whole pages
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
})
