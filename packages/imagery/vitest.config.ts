import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'imagery',
    environment: 'node',
    isolate: false, // loads modules once, not for every file
  },
})
